import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { OTP } from '@ilaneer/domain/verification/otp';
import type { Key, KeyRing } from './keys.ts';

export type SecretDeps = { readonly keys: KeyRing };

/** Binds a token to its purpose. */
export type TokenKind =
  | 'reset-password'
  | 'verify-email'
  | 'sign-in-code'
  | 'restock'
  | 'staff-invitation'
  | 'pay-link'
  | 'ticket'
  | 'rate-ticket'
  | 'offers'
  | 'invoice'
  | 'quote'
  | 'track'
  | 'confirm'
  | 'attempt'
  | 'review';

type StoredOtp = { readonly id: string; readonly createdAt: Date };

/** Neither database nor queue holds digits. Made by the key of the time: one guess, one match. */
export function otpOf(keys: KeyRing, { id, createdAt }: StoredOtp): string {
  const number = keyedHash(keys.signingAt(createdAt), `otp ${id}`).readUIntBE(0, 6) % 10 ** OTP.digits;
  return String(number).padStart(OTP.digits, '0');
}

/** Constant time. */
export function isOtpOf(keys: KeyRing, otp: StoredOtp, digits: string): boolean {
  return isSame(otpOf(keys, otp), digits);
}

export function tokenOf(keys: KeyRing, kind: TokenKind, id: string): string {
  return tokenWith(keys.signing(), kind, id);
}

/** Fits into the local part of an address and survives lower case: `7k3qfb-…`, 128 bits. */
export function mailTokenOf(keys: KeyRing, kind: 'reply', id: string): string {
  return mailTokenWith(keys.signing(), kind, id);
}

/** Null if not issued by us. */
export function idOfMailToken(keys: KeyRing, kind: 'reply', token: string): string | null {
  const id = token.slice(0, Math.max(0, token.lastIndexOf('-')));
  return keys.counting().some((key) => isSame(mailTokenWith(key, kind, id), token)) ? id : null;
}

/** Null if not issued by us. */
export function idOfToken(keys: KeyRing, kind: TokenKind, token: string): string | null {
  const id = token.slice(0, Math.max(0, token.lastIndexOf('.')));
  return keys.counting().some((key) => isSame(tokenWith(key, kind, id), token)) ? id : null;
}

/** 144 bits; a UUID has 122 (ASVS 11.5.1). */
export function unguessable(): string {
  return randomBytes(18).toString('base64url');
}

/** For secrets that are only compared. */
export function hashOfSecret(keys: KeyRing, text: string): string {
  return hashWith(keys.signing(), text);
}

/** With all active keys, for lookup after a rotation. */
export function hashesOfSecret(keys: KeyRing, text: string): string[] {
  return keys.counting().map((key) => hashWith(key, text));
}

/** For random values whose loss is harmless: stable while the oldest key is active. */
export function lastingHashOf(keys: KeyRing, text: string): string {
  return hashWith(keys.oldest(), text);
}

/** Authenticates text kept by others. */
export function signatureOf(keys: KeyRing, text: string): string {
  return digestOf(keys.signing(), text);
}

export function isSignatureOf(keys: KeyRing, text: string, signature: string): boolean {
  return keys.counting().some((key) => isSame(digestOf(key, text), signature));
}

function tokenWith(key: Key, kind: TokenKind, id: string): string {
  const mark = keyedHash(key, `${kind} ${id}`).toString('base64url');
  return `${id}.${SENT_BY_SMS.includes(kind) ? mark.slice(0, SHORT_MARK) : mark}`;
}

const SENT_BY_SMS: readonly TokenKind[] = ['track', 'confirm', 'attempt'];

// 132 bits; with a parcel's number within the 40 letters of a registered SMS variable.
const SHORT_MARK = 22;

function mailTokenWith(key: Key, kind: 'reply', id: string): string {
  return `${id}-${keyedHash(key, `${kind} ${id}`).toString('hex').slice(0, 32)}`;
}

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
