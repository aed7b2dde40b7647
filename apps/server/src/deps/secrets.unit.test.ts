import { describe, expect, it } from 'vitest';
import { idOfToken, isOtpOf, otpOf, tokenOf } from './secrets.ts';

const secret = 'a secret of the tests, long enough to sign with';

describe('one-time secrets', () => {
  it('are four digits, different for ids and keys, and spread over all numbers', () => {
    const otps = Array.from({ length: 500 }, (_, n) => otpOf(secret, `id-${n}`));
    for (const otp of otps) expect(otp).toMatch(/^\d{4}$/);
    expect(new Set(otps).size).toBeGreaterThan(450);
    expect(otpOf('another secret', 'id-1')).not.toBe(otpOf(secret, 'id-1'));
  });

  it('are known again', () => {
    expect(isOtpOf(secret, 'id-1', otpOf(secret, 'id-1'))).toBe(true);
    expect(isOtpOf(secret, 'id-1', '')).toBe(false);
    expect(isOtpOf(secret, 'id-1', `${otpOf(secret, 'id-1')} `)).toBe(false);
    const token = tokenOf(secret, 'reset-password', 'id-1');
    expect(idOfToken(secret, 'reset-password', token)).toBe('id-1');
  });

  it('are worth nothing for another purpose, under another key, or when changed', () => {
    const token = tokenOf(secret, 'reset-password', 'id-1');
    expect(idOfToken(secret, 'verify-email', token)).toBeNull();
    expect(idOfToken('another secret', 'reset-password', token)).toBeNull();
    for (const wrong of ['', '.', 'id-1', 'id-1.', token.replace('id-1', 'id-2'), `${token}A`]) {
      expect(idOfToken(secret, 'reset-password', wrong)).toBeNull();
    }
  });
});
