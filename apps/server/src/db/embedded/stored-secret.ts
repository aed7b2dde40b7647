import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { err, ok, type Result } from '@ilaneer/domain/result';

const SHORTEST_SECRET = 32;

/** Why a secret's file can't be used, in words for the operator. */
export type StoredSecretError = { readonly code: 'SECRET_FILE_UNUSABLE'; readonly message: string };

/**
 * The secret stored in a file that only its owner may read; made at random (256 bits) when the file is missing.
 * Two processes that do this at the same time get the same secret.
 */
export async function loadOrCreateSecret(file: string): Promise<Result<string, StoredSecretError>> {
  try {
    const secret = (await read(file)) ?? (await create(file));
    if (secret.length >= SHORTEST_SECRET) return ok(secret);
    return err({
      code: 'SECRET_FILE_UNUSABLE',
      message: `${file} must hold at least ${SHORTEST_SECRET} characters. Restore it, or remove it to have a new one made.`,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err({ code: 'SECRET_FILE_UNUSABLE', message: `${file} can't be used: ${reason}` });
  }
}

async function read(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function create(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(32).toString('hex')}\n`);
    await handle.sync();
    // A link appears complete or not at all, and only for the first who makes it; a rename would let the last win.
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await handle.close();
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
