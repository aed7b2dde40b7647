import { describe, expect, it } from 'vitest';
import { configuredKey, type Key, keyRing, madeKey } from './keys.ts';
import {
  hashesOfSecret,
  hashOfSecret,
  idOfToken,
  isOtpOf,
  isSignatureOf,
  lastingHashOf,
  otpOf,
  signatureOf,
  tokenOf,
  unguessable,
} from './secrets.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const BEFORE = new Date('2026-11-23T09:58:00Z');
const ringOf = (...keys: readonly Key[]) =>
  keyRing(
    () => keys,
    () => NOW,
  );

const FIRST = configuredKey('a secret of the tests, long enough to sign with');
const SECOND = madeKey('a secret that a rotation made', new Date('2026-11-23T09:59:00Z'));
const WAITING = madeKey('a secret that signs in a minute', new Date('2026-11-23T10:01:00Z'));
const keys = ringOf(FIRST);
const others = ringOf(configuredKey('another secret'));
const rotated = ringOf(SECOND, FIRST);
const otp = (id: string) => ({ id, createdAt: BEFORE });

describe('one-time secrets', () => {
  it('are four digits, different for ids and keys, and spread over all numbers', () => {
    const otps = Array.from({ length: 500 }, (_, n) => otpOf(keys, otp(`id-${n}`)));
    for (const digits of otps) expect(digits).toMatch(/^\d{4}$/);
    expect(new Set(otps).size).toBeGreaterThan(450);
    expect(otpOf(others, otp('id-1'))).not.toBe(otpOf(keys, otp('id-1')));
  });

  it('are known again', () => {
    const digits = otpOf(keys, otp('id-1'));
    expect(isOtpOf(keys, otp('id-1'), digits)).toBe(true);
    expect(isOtpOf(keys, otp('id-1'), '')).toBe(false);
    expect(isOtpOf(keys, otp('id-1'), `${digits} `)).toBe(false);
    const token = tokenOf(keys, 'reset-password', 'id-1');
    expect(idOfToken(keys, 'reset-password', token)).toBe('id-1');
  });

  it('are worth nothing for another purpose, under another key, or when changed', () => {
    const token = tokenOf(keys, 'reset-password', 'id-1');
    expect(idOfToken(keys, 'verify-email', token)).toBeNull();
    expect(idOfToken(others, 'reset-password', token)).toBeNull();
    for (const wrong of ['', '.', 'id-1', 'id-1.', token.replace('id-1', 'id-2'), `${token}A`]) {
      expect(idOfToken(keys, 'reset-password', wrong)).toBeNull();
    }
  });
});

describe('after a rotation (SECURITY-1)', () => {
  it('accepts earlier tokens until their key is retired', () => {
    const [token, signature] = [tokenOf(keys, 'ticket', 'id-1'), signatureOf(keys, 'text')];
    const hash = hashOfSecret(keys, 'somebody');
    expect(idOfToken(rotated, 'ticket', token)).toBe('id-1');
    expect(isSignatureOf(rotated, 'text', signature)).toBe(true);
    expect(hashesOfSecret(rotated, 'somebody')).toContain(hash);
    expect(lastingHashOf(rotated, 'a device')).toBe(lastingHashOf(keys, 'a device'));

    const retired = ringOf(SECOND);
    expect(idOfToken(retired, 'ticket', token)).toBeNull();
    expect(isSignatureOf(retired, 'text', signature)).toBe(false);
    expect(hashesOfSecret(retired, 'somebody')).not.toContain(hash);
  });

  it('signs new tokens with the new key', () => {
    const token = tokenOf(rotated, 'ticket', 'id-1');
    expect(idOfToken(keys, 'ticket', token)).toBeNull();
    expect(idOfToken(ringOf(SECOND), 'ticket', token)).toBe('id-1');
    expect(hashOfSecret(rotated, 'somebody')).toMatch(new RegExp(`^${SECOND.id}\\.`));
  });

  it('an OTP has the digits of the key that signed when it was asked for, and no others', () => {
    const asked = otp('id-1');
    expect(otpOf(rotated, asked)).toBe(otpOf(keys, asked));
    const later = { id: 'id-1', createdAt: NOW };
    expect(otpOf(rotated, later)).toBe(otpOf(ringOf(SECOND), later));
    expect(isOtpOf(rotated, later, otpOf(keys, later))).toBe(otpOf(keys, later) === otpOf(rotated, later));
  });

  it('a key that does not sign yet counts already', () => {
    const ring = ringOf(WAITING, SECOND, FIRST);
    expect(ring.signing()).toBe(SECOND);
    expect(idOfToken(ring, 'ticket', tokenOf(ringOf(WAITING), 'ticket', 'id-1'))).toBe('id-1');
  });
});

describe('unguessable values', () => {
  it('has at least 128 bits, in characters that cookies and addresses carry', () => {
    const values = Array.from({ length: 100 }, unguessable);
    expect(new Set(values).size).toBe(100);
    for (const value of values) {
      expect(value).toMatch(/^[\w-]+$/);
      expect(Buffer.from(value, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    }
  });
});
