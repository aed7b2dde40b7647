import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { err, ok, type Result } from '@ilaneer/domain/result';

const SHORTEST_SECRET = 32;

/** Message for the operator. */
export type StoredSecretError = { readonly code: 'SECRET_FILE_UNUSABLE'; readonly message: string };

/** Reads or creates a 256-bit secret in a private file. Concurrent callers get the same one. */
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
    // A link is atomic and exclusive; a rename would let the last writer win.
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await handle.close();
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
