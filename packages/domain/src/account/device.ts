const systems = [
  [/Android/i, 'Android'],
  [/iPhone/i, 'iPhone'],
  [/iPad/i, 'iPad'],
  [/Windows/i, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/i, 'Mac'],
  [/Linux/i, 'Linux'],
] as const;

const browsers = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

export const UNKNOWN_DEVICE = 'Unknown device';

/** Such as 'Chrome on Android'; nothing else is stored (ACCOUNT-29). */
export function deviceOf(userAgent: string | undefined): string {
  const text = userAgent ?? '';
  const system = systems.find(([shape]) => shape.test(text))?.[1];
  const browser = browsers.find(([shape]) => shape.test(text))?.[1];
  if (browser === undefined) return system ?? UNKNOWN_DEVICE;
  return system === undefined ? browser : `${browser} on ${system}`;
}
