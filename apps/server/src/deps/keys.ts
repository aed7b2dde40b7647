import { createHmac } from 'node:crypto';

/** SECURITY-1. */
export type Key = {
  readonly id: string;
  readonly secret: string;
  readonly signsFrom: Date;
  /** Prefix of its hashes; empty for the configured key, for compatibility. */
  readonly mark: string;
};

export type KeyRing = {
  signing(): Key;
  /** Signing key at a moment. */
  signingAt(moment: Date): Key;
  /** Newest first; includes keys that sign later, so that all processes know them in time. */
  counting(): readonly Key[];
  /** For short-lived comparisons whose loss is harmless. */
  oldest(): Key;
};

export const ALWAYS = new Date(0);

/** First eight hex digits of a keyed hash. */
export function keyIdOf(secret: string): string {
  return createHmac('sha256', secret).update('ilaneer key').digest('hex').slice(0, 8);
}

export function configuredKey(secret: string): Key {
  return { id: keyIdOf(secret), secret, signsFrom: ALWAYS, mark: '' };
}

export function madeKey(secret: string, signsFrom: Date): Key {
  const id = keyIdOf(secret);
  return { id, secret, signsFrom, mark: `${id}.` };
}

/** `current` returns at least one key, newest first, on every call. */
export function keyRing(current: () => readonly Key[], now: () => Date): KeyRing {
  const last = (): Key => {
    const key = current().at(-1);
    if (key === undefined) throw new Error('the shop has no key');
    return key;
  };
  const signingAt = (moment: Date) => current().find(({ signsFrom }) => signsFrom <= moment) ?? last();
  return { signing: () => signingAt(now()), signingAt, counting: current, oldest: last };
}

/** AUDIT-5. */
export type AuditKey = { readonly id: string; readonly secret: string };
