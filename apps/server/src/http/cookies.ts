/** A cookie that no script can read and no other site can make the browser send with a form. */
export type CookieOptions = {
  readonly path: string;
  readonly maxAgeSeconds: number;
  /** Whether it travels over https only: wherever the shop does. */
  readonly secure: boolean;
};

/** The Set-Cookie header of a cookie; `value` has no characters that cookies cannot carry. */
export function cookieHeader(name: string, value: string, options: CookieOptions): string {
  const parts = [
    `${name}=${value}`,
    `Path=${options.path}`,
    `Max-Age=${options.maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  return [...parts, ...(options.secure ? ['Secure'] : [])].join('; ');
}

/** A cookie's value in a Cookie header; null when it is not there. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}
