import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import { type Key, madeKey } from '../../deps/keys.ts';
import { sealWith } from '../../deps/sealed.ts';
import { insertKey, retireStoredKey } from './repository.ts';

/** Delay until all processes know a new key. */
const SIGNS_AFTER_MS = 60_000;
const SECRET_BYTES = 32;

/** Signs from a minute later (SECURITY-1). Processes are notified. */
export async function addKey(db: Database, jwtSecret: string, now: Date): Promise<Key> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const key = madeKey(secret, new Date(now.getTime() + SIGNS_AFTER_MS));
  const sealed = sealWith({ secret: jwtSecret }, 'key', secret);
  await insertKey(db, { id: key.id, sealed, createdAt: now, signsFrom: key.signsFrom, retiredAt: null });
  return key;
}

/** Destroys its secret. */
export async function endKey(db: Database, { id, signsFrom }: Key, now: Date): Promise<void> {
  await retireStoredKey(db, { id, signsFrom }, now);
}
