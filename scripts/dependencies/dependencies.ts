type Locked = {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
};

export type Package = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Development only. */
  readonly isForWork: boolean;
};

/** Others need a decision. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Weak copyleft, for separate libraries and tools. */
const ALLOWED_LIBRARY = 'LGPL-3.0-or-later';
const ALLOWED_TOOL = 'MPL-2.0';
/** Licence from the repository. */
const UNNAMED: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

export function packagesIn(lock: { readonly packages: Readonly<Record<string, Locked>> }): Package[] {
  const found = Object.entries(lock.packages).flatMap(([path, locked]): Package[] => {
    const at = path.lastIndexOf('node_modules/');
    if (at < 0 || locked.link === true) return [];
    const name = path.slice(at + 'node_modules/'.length);
    const licence = locked.license ?? UNNAMED[name] ?? 'none named';
    return [{ name, version: locked.version ?? '', licence, isForWork: locked.dev === true }];
  });
  return found.toSorted((a, b) => compare(`${a.name} ${a.version}`, `${b.name} ${b.version}`));
}

export function refusedIn(packages: readonly Package[]): Package[] {
  return packages.filter(({ licence, isForWork, name }) => {
    const isAllowed = (one: string) =>
      ALLOWED.has(one) ||
      (one === ALLOWED_TOOL && isForWork) ||
      (one === ALLOWED_LIBRARY && name.startsWith('@img/sharp-'));
    const words = licence.replaceAll(/[()]/g, '').split(/ (AND|OR) /);
    const names = words.filter((word) => word !== 'AND' && word !== 'OR');
    return words.includes('OR') && !words.includes('AND') ? !names.some(isAllowed) : !names.every(isAllowed);
  });
}

export function licencesDocument(packages: readonly Package[]): string {
  const shipped = packages.filter(({ isForWork }) => !isForWork);
  const licences = [...new Set(shipped.map(({ licence }) => licence))].toSorted(compare);
  const sections = licences.flatMap((licence) => {
    const names = shipped.filter((one) => one.licence === licence).map(({ name }) => name);
    return [`## ${licence}`, '', [...new Set(names)].join(', '), ''];
  });
  return [
    '# Licences',
    '',
    'What a running shop is built from, by licence; written by `npm run licences`, which also refuses licences that nobody allowed.',
    '',
    ...sections,
  ].join('\n');
}

/** `npm audit --json`; null without an answer. */
export function readAudit(text: string): { readonly high: number; readonly lower: number } | null {
  try {
    const counts = JSON.parse(text)?.metadata?.vulnerabilities;
    if (typeof counts?.high !== 'number' || typeof counts.critical !== 'number') return null;
    return {
      high: counts.high + counts.critical,
      lower: (counts.total ?? 0) - counts.high - counts.critical,
    };
  } catch {
    return null;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
