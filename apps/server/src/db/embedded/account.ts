import { lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, type Result } from '@ilaneer/domain/result';
import { type EmbeddedPostgresError, fail, isSystemError } from './error.ts';

export type Account = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses root: it uses the data's owner or an unprivileged user. Null: the shop's user. */
export async function chooseAccount(
  clusterDir: string,
): Promise<Result<Account | null, EmbeddedPostgresError>> {
  const ownUid = process.getuid?.();
  if (ownUid === undefined) return ok(null);
  const owner = await ownerOf(clusterDir);
  if (ownUid === 0) {
    if (owner !== null && owner.uid !== 0) return ok(owner);
    return unprivilegedUser();
  }
  if (owner === null || owner.uid === ownUid) return ok(null);
  return fail(
    'DATA_DIR_NOT_WRITABLE',
    `${clusterDir} belongs to another user (id ${owner.uid}), and PostgreSQL serves only the owner of its data. Start the shop as that user or as root.`,
  );
}

/** Chowns a cluster restored by root. The folder goes last: it marks completion. */
export async function adoptRootOwnedCluster(clusterDir: string, account: Account): Promise<void> {
  if ((await ownerOf(clusterDir))?.uid !== 0) return;
  for (const entry of await readdir(clusterDir, { withFileTypes: true, recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
  await lchown(clusterDir, account.uid, account.gid);
}

async function ownerOf(folder: string): Promise<Account | null> {
  try {
    const { uid, gid } = await stat(folder);
    return { uid, gid };
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return null;
    throw error;
  }
}

async function unprivilegedUser(): Promise<Result<Account, EmbeddedPostgresError>> {
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const found = users.find(([name, , uid, gid]) => name === wanted && Number(uid) > 0 && Number(gid) > 0);
    if (found !== undefined) return ok({ uid: Number(found[2]), gid: Number(found[3]) });
  }
  return fail(
    'NO_UNPRIVILEGED_USER',
    'PostgreSQL refuses to run as root, and this system has neither a user named postgres nor one named nobody. Start the shop as another user, or set DATABASE_URL.',
  );
}
