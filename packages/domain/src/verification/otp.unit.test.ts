import { describe, expect, it } from 'vitest';
import { blockOf, maySendOtp, OTP, type OtpAsker, type PastOtp } from './otp.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

const phone: OtpAsker = { kind: 'device', hash: 'phone', isKnown: false };
const known: OtpAsker = { ...phone, isKnown: true };
const stranger: OtpAsker = { kind: 'device', hash: 'laptop', isKnown: false };
const nameless: OtpAsker = { kind: 'nameless' };

function sent(secondsAgo: number, past: Partial<PastOtp> = {}): PastOtp {
  const createdAt = new Date(now.getTime() - secondsAgo * 1_000);
  return {
    purpose: 'login',
    createdAt,
    tries: 0,
    triesWithoutCookie: 0,
    deviceHash: 'phone',
    isUsed: false,
    ...past,
  };
}

describe('sending an OTP', () => {
  it('is fine the first time, and again after 30 seconds', () => {
    expect(maySendOtp([], 'login', phone, now)).toEqual({ ok: true, value: null });
    expect(maySendOtp([sent(30)], 'login', phone, now).ok).toBe(true);
  });

  it('waits for the rest of the 30 seconds', () => {
    expect(maySendOtp([sent(29)], 'login', phone, now)).toEqual({
      ok: false,
      error: { code: 'OTP_TOO_SOON', retryAfterSeconds: 1 },
    });
    expect(maySendOtp([sent(0.4), sent(200)], 'login', phone, now)).toMatchObject({
      error: { retryAfterSeconds: 30 },
    });
  });

  it('does not wait for an OTP that was for something else', () => {
    expect(maySendOtp([sent(5)], 'confirm', phone, now).ok).toBe(true);
  });

  it('happens five times an hour, across purposes', () => {
    const five = [3_500, 3_000, 2_000, 1_000, 100].map((seconds) => sent(seconds));
    expect(maySendOtp(five, 'login', phone, now)).toEqual({
      ok: false,
      error: { code: 'RATE_LIMITED', retryAfterSeconds: 100 },
    });
    expect(maySendOtp(five, 'confirm', phone, now).ok).toBe(false);
    expect(maySendOtp([...five.slice(1), sent(3_600)], 'login', phone, now).ok).toBe(true);
  });

  it('rests for 15 minutes after five wrong tries', () => {
    const guessed = sent(300, { tries: OTP.tries });
    expect(maySendOtp([guessed], 'login', phone, now)).toEqual({
      ok: false,
      error: { code: 'OTP_TRIES_EXCEEDED', retryAfterSeconds: 600 },
    });
    expect(maySendOtp([guessed], 'confirm', phone, now).ok).toBe(true);
    expect(maySendOtp([sent(900, { tries: OTP.tries })], 'login', phone, now).ok).toBe(true);
  });
});

describe('guessing', () => {
  const hour = 3_600;
  const spent = (hoursAgo: number, past: Partial<PastOtp> = {}) =>
    sent(hoursAgo * hour, { tries: OTP.tries, ...past });

  it('ends for the day after thirty wrong tries, until the oldest of them is a day old', () => {
    const day = [20, 18, 16, 14, 12, 10].map((hours) => spent(hours));
    for (const asker of [known, { kind: 'session' } as const]) {
      expect(blockOf(day, asker, now)).toEqual({ code: 'OTP_TRIES_EXCEEDED', retryAfterSeconds: 4 * hour });
      expect(blockOf(day.slice(1), asker, now)).toBeNull();
    }
  });

  it('ends sooner for strangers, so that a device which the account knows always has tries left', () => {
    const day = [20, 18, 16, 14].map((hours) => spent(hours, { deviceHash: `stranger-${hours}` }));
    expect(blockOf(day, stranger, now)).toEqual({
      code: 'OTP_TRIES_EXCEEDED',
      retryAfterSeconds: 4 * hour,
    });
    expect(blockOf(day.slice(1), stranger, now)).toBeNull();
    expect(blockOf(day, known, now)).toBeNull();
  });

  it('rests for the device that guessed, and no other', () => {
    const guessed = [sent(300, { tries: OTP.tries })];
    expect(blockOf(guessed, phone, now)).toEqual({ code: 'OTP_TRIES_EXCEEDED', retryAfterSeconds: 600 });
    expect(blockOf(guessed, stranger, now)).toBeNull();
    expect(blockOf(guessed, nameless, now)).toBeNull();
  });

  it('allows fewer tries without a cookie, which do not count against clients with one', () => {
    const guessed = [sent(300, { triesWithoutCookie: OTP.triesWithoutCookie })];
    expect(blockOf(guessed, nameless, now)).toEqual({ code: 'OTP_TRIES_EXCEEDED', retryAfterSeconds: 600 });
    expect(blockOf(guessed, phone, now)).toBeNull();
    const day = [9, 8, 7, 6, 5].map((hours) => sent(hours * hour, { triesWithoutCookie: 2 }));
    expect(blockOf(day, nameless, now)).toEqual({
      code: 'OTP_TRIES_EXCEEDED',
      retryAfterSeconds: 15 * hour,
    });
    expect(blockOf(day, phone, now)).toBeNull();
    expect(blockOf(day.slice(1), nameless, now)).toBeNull();
  });

  it('is not held against who got it right in the end', () => {
    expect(blockOf([sent(60, { tries: OTP.tries, isUsed: true })], phone, now)).toBeNull();
  });
});
