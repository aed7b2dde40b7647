import { hash, verify } from '@node-rs/argon2';

// OWASP's minimum for argon2id: 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** NFC first: keyboards compose letters differently (ACCOUNT-6). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

let decoy: Promise<string> | null = null;

/** Constant effort without a hash, so that timing does not reveal accounts. */
export async function fitsPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const stored = passwordHash ?? (await decoy);
  // Older hashes used the raw input.
  const forms = new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
  for (const form of forms) {
    if ((await verify(stored, form)) && passwordHash !== null) return true;
  }
  return false;
}
