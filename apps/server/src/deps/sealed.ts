import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What is sealed; a text that was sealed as one kind does not open as another. */
export type SealedKind = 'staff-totp' | 'payout';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what the database holds but must not know (AES-256-GCM, with a key derived from the shop's secret). */
export function seal(secret: string, kind: SealedKind, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, kind), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** What was sealed; null when it was so with another secret, as another kind, or was changed since. */
export function unseal(secret: string, kind: SealedKind, sealed: Buffer): string | null {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, kind), nonce);
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyOf(secret: string, kind: SealedKind): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `ilaneer sealed ${kind}`, 32));
}
