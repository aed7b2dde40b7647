import { hashOfSecret, isSecretWithHash } from '../../deps/secrets.ts';
import type { Handshake } from './provider.ts';

/** How long somebody may take at the provider. */
export const ATTEMPT_MS = 10 * 60_000;

/** A login that has begun, as its browser keeps it. */
export type Attempt = Handshake & {
  readonly provider: string;
  readonly returnTo: string;
  /** Known to this browser alone; the finished login is for whoever has it. */
  readonly browser: string;
  readonly expiresAt: number;
};

/** The cookie's value: signed, so that a browser brings back only what we gave it. */
export function sealAttempt(secret: string, attempt: Attempt): string {
  const text = Buffer.from(JSON.stringify(attempt)).toString('base64url');
  return `${text}.${hashOfSecret(secret, `attempt ${text}`)}`;
}

/** The attempt in a cookie; null when it is not ours, or too old. */
export function openAttempt(secret: string, cookie: string | null, now: Date): Attempt | null {
  const [text = '', hash = ''] = (cookie ?? '').split('.');
  if (!isSecretWithHash(secret, `attempt ${text}`, hash)) return null;
  // The signature says that it is what sealAttempt wrote.
  const attempt = JSON.parse(Buffer.from(text, 'base64url').toString()) as Attempt;
  return attempt.expiresAt > now.getTime() ? attempt : null;
}
