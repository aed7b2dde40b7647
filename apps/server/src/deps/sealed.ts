import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Key, KeyRing } from './keys.ts';

/** Binds a ciphertext to its use. */
export type SealedKind = 'staff-totp' | 'payout' | 'deleted-account' | 'key' | 'audit-key';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM with a key derived from the signing key. */
export function seal(keys: KeyRing, kind: SealedKind, text: string): Buffer {
  return sealWith(keys.signing(), kind, text);
}

/** Null for a retired key, another kind or altered data. */
export function unseal(keys: KeyRing, kind: SealedKind, sealed: Buffer): string | null {
  for (const key of keys.counting()) {
    const text = unsealWith(key, kind, sealed);
    if (text !== null) return text;
  }
  return null;
}

export function sealWith(key: Pick<Key, 'secret'>, kind: SealedKind, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(key, kind), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

export function unsealWith(key: Pick<Key, 'secret'>, kind: SealedKind, sealed: Buffer): string | null {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key, kind), nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyOf({ secret }: Pick<Key, 'secret'>, kind: SealedKind): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `ilaneer sealed ${kind}`, 32));
}
