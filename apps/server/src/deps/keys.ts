import { createHmac } from 'node:crypto';

/** A secret of the shop that everything is signed, hashed and sealed with (SECURITY-1). */
export type Key = {
  /** Tells keys apart, and tells nothing of the secret. */
  readonly id: string;
  readonly secret: string;
  readonly signsFrom: Date;
  /** Stands before what is hashed with it; nothing for a key of the configuration, as before there were others. */
  readonly mark: string;
};

/** The keys that count now. What was made with any of them is known; what is made is made with one. */
export type KeyRing = {
  signing(): Key;
  /** The one that signed at a moment, of those that count. */
  signingAt(moment: Date): Key;
  /** The newest first; one that does not sign yet counts already, so that every process knows it by then. */
  counting(): readonly Key[];
  /** What is only compared for a while, and means nothing when it is lost, stays with this one. */
  oldest(): Key;
};

export const ALWAYS = new Date(0);

/** The first eight hexadecimal digits of a keyed hash. */
export function keyIdOf(secret: string): string {
  return createHmac('sha256', secret).update('ilaneer key').digest('hex').slice(0, 8);
}

/** A key of the configuration, which signed before there were others. */
export function configuredKey(secret: string): Key {
  return { id: keyIdOf(secret), secret, signsFrom: ALWAYS, mark: '' };
}

/** A key that the shop made itself. */
export function madeKey(secret: string, signsFrom: Date): Key {
  const id = keyIdOf(secret);
  return { id, secret, signsFrom, mark: `${id}.` };
}

/** Keys as a ring, `current` giving the newest first each time that it is asked; there is always one. */
export function keyRing(current: () => readonly Key[], now: () => Date): KeyRing {
  const last = (): Key => {
    const key = current().at(-1);
    if (key === undefined) throw new Error('the shop has no key');
    return key;
  };
  const signingAt = (moment: Date) => current().find(({ signsFrom }) => signsFrom <= moment) ?? last();
  return { signing: () => signingAt(now()), signingAt, counting: current, oldest: last };
}

/** A key of the audit log's hashes, as the entries made with it name it (AUDIT-5). */
export type AuditKey = { readonly id: string; readonly secret: string };
