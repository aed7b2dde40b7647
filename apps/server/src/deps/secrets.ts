import { createHmac, timingSafeEqual } from 'node:crypto';
import { OTP } from '@ilaneer/domain/verification/otp';

/** What secrets are derived with. */
export type SecretDeps = { readonly jwtSecret: string };

/** What a token is for; a token of one kind is worth nothing as another. */
export type TokenKind =
  | 'reset-password'
  | 'verify-email'
  | 'sign-in-code'
  | 'restock'
  | 'staff-invitation'
  | 'pay-link'
  | 'ticket';

/**
 * The digits of an OTP: a keyed hash of its id, so that neither the database nor the job queue ever holds them
 * (docs/decisions/007).
 */
export function otpOf(secret: string, id: string): string {
  const number = keyedHash(secret, `otp ${id}`).readUIntBE(0, 6) % 10 ** OTP.digits;
  return String(number).padStart(OTP.digits, '0');
}

/** Whether these are the digits of the OTP with this id; takes the same time for every wrong answer. */
export function isOtpOf(secret: string, id: string, digits: string): boolean {
  return isSame(otpOf(secret, id), digits);
}

/** The token of a link or code: its id and a keyed hash of it. */
export function tokenOf(secret: string, kind: TokenKind, id: string): string {
  return `${id}.${keyedHash(secret, `${kind} ${id}`).toString('base64url')}`;
}

/** The id in a token of this kind, or null when we never gave it out. */
export function idOfToken(secret: string, kind: TokenKind, token: string): string | null {
  const id = token.slice(0, Math.max(0, token.lastIndexOf('.')));
  return isSame(tokenOf(secret, kind, id), token) ? id : null;
}

/** What is stored of a secret that we only ever compare. */
export function hashOfSecret(secret: string, text: string): string {
  return keyedHash(secret, `kept ${text}`).toString('base64url');
}

/** Whether a text is the one with this hash. */
export function isSecretWithHash(secret: string, text: string, hash: string): boolean {
  return isSame(hashOfSecret(secret, text), hash);
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function keyedHash(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`ilaneer one-time ${text}`).digest();
}
