import type { Stats } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ok, type Result } from '@ilaneer/domain/result';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { type EmbeddedPostgresError, fail, isSystemError, reasonOf } from './error.ts';
import { exists } from './exists.ts';

const SYSTEM_FOLDER = '/var/lib/ilaneer';

/** As installed, or copied to a system folder when the checkout is not accessible (root's home). */
export async function reachableBinaries(
  binaries: Binaries,
  account: Account,
  systemFolder = SYSTEM_FOLDER,
): Promise<Result<Binaries, EmbeddedPostgresError>> {
  try {
    if (await canRun(binaries.nativeDir, account)) return ok(binaries);
    const copy = { ...binaries, nativeDir: join(systemFolder, `postgresql-${binaries.version}`) };
    if (!(await exists(copy.nativeDir))) await copyFor(binaries.nativeDir, copy.nativeDir);
    if (await canRun(copy.nativeDir, account)) return ok(copy);
    return fail('BINARIES_UNUSABLE', `User ${account.uid} may not run the programs in ${copy.nativeDir}.`);
  } catch (error) {
    return fail(
      'BINARIES_UNUSABLE',
      `PostgreSQL refuses to run as root, user ${account.uid} may not enter ${binaries.nativeDir}, and copying it to ${systemFolder} failed: ${reasonOf(error)}`,
    );
  }
}

async function canRun(nativeDir: string, account: Account): Promise<boolean> {
  for (let folder = nativeDir; folder !== dirname(folder); folder = dirname(folder)) {
    if (!allows(await stat(folder), account, 0o1)) return false;
  }
  for (const name of ['bin', 'bin/postgres', 'lib']) {
    if (!allows(await stat(join(nativeDir, name)), account, 0o5)) return false;
  }
  // System packages keep shared files elsewhere, readable for all.
  for (const name of ['bin/initdb', 'share', 'share/postgresql']) {
    const stats = await stat(join(nativeDir, name)).catch(() => null);
    if (stats !== null && !allows(stats, account, 0o5)) return false;
  }
  return true;
}

/** By mode bits; the account has no supplementary groups. */
function allows(stats: Stats, account: Account, wanted: number): boolean {
  const shift = stats.uid === account.uid ? 6 : stats.gid === account.gid ? 3 : 0;
  return ((stats.mode >> shift) & wanted) === wanted;
}

/** Copies under a temporary name, so that a partial copy is never used. */
async function copyFor(source: string, target: string): Promise<void> {
  const parent = dirname(target);
  await mkdir(parent, { recursive: true });
  await chmod(parent, 0o755);
  const draft = await mkdtemp(`${target}.`);
  try {
    await cp(source, draft, { recursive: true, verbatimSymlinks: true });
    await openToAll(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // A concurrent start's copy is as good.
    if (!isSystemError(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}
