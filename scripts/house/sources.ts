import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { ROOT } from '../load-env.ts';

/** A file of product source: no test, no test kit, no migration. */
export type SourceFile = {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  /** The files of the repository that it imports, types included. */
  readonly imports: readonly string[];
};

const WORKSPACES = ['apps/server', 'apps/storefront', 'packages/domain', 'packages/contract', 'packages/ui'];
const IS_TEST = /\.test\.tsx?$|\/testing\//;
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g;

/** Every file that git knows, so that nothing that is built or installed counts. */
export function trackedFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\n').filter((path) => path !== '' && existsSync(join(ROOT, path)));
}

export function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** The product source of the shop. */
export function productSource(): readonly SourceFile[] {
  const paths = trackedFiles().filter(
    (path) =>
      WORKSPACES.some((workspace) => path.startsWith(`${workspace}/src/`)) &&
      /\.tsx?$/.test(path) &&
      !IS_TEST.test(path),
  );
  const known = new Set(paths);
  return paths.map((path) => {
    const text = readText(path);
    const named = [...text.matchAll(IMPORT)].map(([, specifier = '']) => resolved(path, specifier, known));
    const imports = [...new Set(named.filter((target) => target !== null))];
    return { path, text, lines: text.split('\n').length - 1, imports };
  });
}

function resolved(from: string, specifier: string, known: ReadonlySet<string>): string | null {
  if (specifier.startsWith('.')) {
    const target = normalize(join(from, '..', specifier));
    return known.has(target) ? target : null;
  }
  const inHouse = /^@ilaneer\/([a-z]+)\/(.+)$/.exec(specifier);
  if (inHouse === null) return null;
  const [, name, rest] = inHouse;
  const base = `${name === 'server' || name === 'storefront' ? 'apps' : 'packages'}/${name}/src/${rest}`;
  return [`${base}.ts`, `${base}.tsx`].find((target) => known.has(target)) ?? null;
}
