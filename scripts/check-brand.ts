import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './load-env.ts';

/** Lower-case `ilaneer` is the software: packages, cookies, database. */
const BRAND = /\bIlaneer\b|\bILANEER|\bKerala\b|[Cc]oconut|COCONUT|[Kk]arikku|[Cc]hekku|\b[Gg]roves?\b/;

/** Lists of all states of India. */
const MAY_NAME = [
  'packages/domain/src/address/indian-states.ts',
  'packages/domain/src/store/pin-areas.ts',
  'packages/domain/src/tax-document/place-of-supply.ts',
];

export function brandProblems(path: string, text: string): string[] {
  if (MAY_NAME.includes(path)) return [];
  return text.split('\n').flatMap((line, index) => {
    const [word] = BRAND.exec(line) ?? [];
    return word === undefined
      ? []
      : [`${path}:${index + 1}: '${word}' is the sample shop's and belongs into content/`];
  });
}

if (import.meta.main) {
  const paths = globSync('{apps,packages}/*/{src/**/*.{ts,tsx,css},index.html}', { cwd: ROOT });
  const problems = paths
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
    .toSorted()
    .flatMap((path) => brandProblems(path, readFileSync(join(ROOT, path), 'utf8')));
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n${problems.length} lines with the sample's brand\n`);
    process.exitCode = 1;
  }
}
