import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { OTP } from '@ilaneer/domain/verification/otp';
import type { Key, KeyRing } from './keys.ts';

/** What secrets are derived with. */
export type SecretDeps = { readonly keys: KeyRing };

/** What a token is for; a token of one kind is worth nothing as another. */
export type TokenKind =
  | 'reset-password'
  | 'verify-email'
  | 'sign-in-code'
  | 'restock'
  | 'staff-invitation'
  | 'pay-link'
  | 'ticket'
  | 'invoice';

/** An OTP as it is stored. */
type StoredOtp = { readonly id: string; readonly createdAt: Date };

/**
 * The digits of an OTP: a keyed hash of its id, so that neither the database nor the job queue ever holds them.
 * Derived with the key that signed when it was asked for: tried under every active key, a guess would match once per
 * key.
 */
export function otpOf(keys: KeyRing, { id, createdAt }: StoredOtp): string {
  const number = keyedHash(keys.signingAt(createdAt), `otp ${id}`).readUIntBE(0, 6) % 10 ** OTP.digits;
  return String(number).padStart(OTP.digits, '0');
}

/** Whether these are the digits of this OTP; takes the same time for every wrong answer. */
export function isOtpOf(keys: KeyRing, otp: StoredOtp, digits: string): boolean {
  return isSame(otpOf(keys, otp), digits);
}

/** The token of a link or code: its id and a keyed hash of it. */
export function tokenOf(keys: KeyRing, kind: TokenKind, id: string): string {
  return tokenWith(keys.signing(), kind, id);
}

/** The id in a token of this kind, or null when we never gave it out. */
export function idOfToken(keys: KeyRing, kind: TokenKind, token: string): string | null {
  const id = token.slice(0, Math.max(0, token.lastIndexOf('.')));
  return keys.counting().some((key) => isSame(tokenWith(key, kind, id), token)) ? id : null;
}

/** What nobody guesses: 144 bits, where a UUID has 122 (ASVS 11.5.1). */
export function unguessable(): string {
  return randomBytes(18).toString('base64url');
}

/** What is stored of a secret that we only ever compare. */
export function hashOfSecret(keys: KeyRing, text: string): string {
  return hashWith(keys.signing(), text);
}

/** All that may be stored of it: what was stored before another key signed goes on being found. */
export function hashesOfSecret(keys: KeyRing, text: string): string[] {
  return keys.counting().map((key) => hashWith(key, text));
}

/** What is stored of something random that is lost without harm: the same for as long as the oldest key counts. */
export function lastingHashOf(keys: KeyRing, text: string): string {
  return hashWith(keys.oldest(), text);
}

/** What proves that we wrote a text that somebody else keeps for us. */
export function signatureOf(keys: KeyRing, text: string): string {
  return digestOf(keys.signing(), text);
}

export function isSignatureOf(keys: KeyRing, text: string, signature: string): boolean {
  return keys.counting().some((key) => isSame(digestOf(key, text), signature));
}

function tokenWith(key: Key, kind: TokenKind, id: string): string {
  return `${id}.${keyedHash(key, `${kind} ${id}`).toString('base64url')}`;
}

/** What is stored of a secret, with one key. */
export function hashWith(key: Key, text: string): string {
  return `${key.mark}${digestOf(key, text)}`;
}

function digestOf(key: Key, text: string): string {
  return keyedHash(key, `kept ${text}`).toString('base64url');
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function keyedHash({ secret }: Key, text: string): Buffer {
  return createHmac('sha256', secret).update(`ilaneer one-time ${text}`).digest();
}
