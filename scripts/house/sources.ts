import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { ROOT } from '../load-env.ts';

/** Without tests, kits, migrations. */
export type SourceFile = {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  /** Including types. Resolves faces to the original file; a face has no imports. */
  readonly imports: readonly string[];
  /** By specifier; faces as written. */
  readonly targets: ReadonlyMap<string, string>;
};

const PRODUCT = /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/;
const IS_TEST = /\.test\.tsx?$|\/testing\//;
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g;
const NAMED_IMPORT = /^import (?:type )?\{([^}]*)\} from '([^']+)';$/gm;
const RE_EXPORT = /^export (?:type )?\{([^}]*)\} from '([^']+)';$/gm;
/** Of nouns and flows, and staff features, which name their pages. */
const FACE =
  /^apps\/server\/src\/(?:modules|flows)\/([^/]+)\/\1\.ts$|^apps\/backoffice\/src\/features\/[^/]+\/feature\.ts$/;

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

export function productSource(): readonly SourceFile[] {
  const paths = trackedFiles().filter((path) => PRODUCT.test(path) && !IS_TEST.test(path));
  const known = new Set(paths);
  const texts = new Map(paths.map((path) => [path, readText(path)]));
  const written = new Map(
    paths.filter(isFace).map((face) => [face, namesIn(face, texts.get(face) ?? '', RE_EXPORT, known)]),
  );
  return paths.map((path) => {
    const text = texts.get(path) ?? '';
    const lines = text.split('\n').length - 1;
    const targets = targetsOf(path, text, known);
    if (isFace(path)) return { path, text, lines, imports: [], targets };
    const named = [...targets.values()];
    const throughFaces = [...namesIn(path, text, NAMED_IMPORT, known)].map(([name, file]) =>
      written.get(file)?.get(name),
    );
    const imports = new Set([...named, ...throughFaces].filter((target) => typeof target === 'string'));
    return { path, text, lines, imports: [...imports], targets };
  });
}

function targetsOf(path: string, text: string, known: ReadonlySet<string>): ReadonlyMap<string, string> {
  const pairs = [...text.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const file = resolved(path, specifier, known);
    return file === null ? [] : [[specifier, file] as const];
  });
  return new Map(pairs);
}

export function isFace(path: string): boolean {
  return FACE.test(path);
}

function namesIn(
  path: string,
  text: string,
  statements: RegExp,
  known: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const pairs = [...text.matchAll(statements)].flatMap(([, names = '', specifier = '']) => {
    const file = resolved(path, specifier, known);
    return file === null ? [] : names.split(',').map((name) => [plain(name), file] as const);
  });
  return new Map(pairs);
}

/** ' type Order as Found' is 'Order'. */
function plain(name: string): string {
  return name
    .trim()
    .replace(/^type /, '')
    .replace(/ as .*$/, '');
}

function resolved(from: string, specifier: string, known: ReadonlySet<string>): string | null {
  if (specifier.startsWith('.')) {
    const target = normalize(join(from, '..', specifier));
    return known.has(target) ? target : null;
  }
  const inHouse = /^@ilaneer\/([a-z]+)\/(.+)$/.exec(specifier);
  if (inHouse === null) return null;
  const [, name, rest] = inHouse;
  const bases = [`apps/${name}/src/${rest}`, `packages/${name}/src/${rest}`];
  return bases.flatMap((base) => [`${base}.ts`, `${base}.tsx`]).find((target) => known.has(target)) ?? null;
}
