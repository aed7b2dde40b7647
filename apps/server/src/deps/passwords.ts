import { hash, verify } from '@node-rs/argon2';

// OWASP's smallest recommended argon2id parameters: 19 MiB, 2 passes, 1 lane (argon2id is the library's default).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id, in NFC: keyboards and systems compose its letters in ways of their own (ACCOUNT-6). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

let decoy: Promise<string> | null = null;

/**
 * Whether the password fits the hash. Without a hash (no such account, or one without a password) it takes as
 * long and says no, so that the time taken doesn't tell which accounts exist.
 */
export async function fitsPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const stored = passwordHash ?? (await decoy);
  // Hashes of before were made of what a keyboard gave.
  const forms = new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
  for (const form of forms) {
    if ((await verify(stored, form)) && passwordHash !== null) return true;
  }
  return false;
}
