import { describe, expect, it } from 'vitest';
import { blockOf, maySendOtp, OTP, type PastOtp } from './otp.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

function sent(secondsAgo: number, past: Partial<PastOtp> = {}): PastOtp {
  const createdAt = new Date(now.getTime() - secondsAgo * 1_000);
  return { purpose: 'login', createdAt, tries: 0, isUsed: false, ...past };
}

describe('sending an OTP', () => {
  it('is fine the first time, and again after 30 seconds', () => {
    expect(maySendOtp([], 'login', now)).toEqual({ ok: true, value: null });
    expect(maySendOtp([sent(30)], 'login', now).ok).toBe(true);
  });

  it('waits for the rest of the 30 seconds', () => {
    expect(maySendOtp([sent(29)], 'login', now)).toEqual({
      ok: false,
      error: { code: 'OTP_TOO_SOON', retryAfterSeconds: 1 },
    });
    expect(maySendOtp([sent(0.4), sent(200)], 'login', now)).toMatchObject({
      error: { retryAfterSeconds: 30 },
    });
  });

  it('does not wait for an OTP that was for something else', () => {
    expect(maySendOtp([sent(5)], 'confirm', now).ok).toBe(true);
  });

  it('happens five times an hour, whatever the purpose', () => {
    const five = [3_500, 3_000, 2_000, 1_000, 100].map((seconds) => sent(seconds));
    expect(maySendOtp(five, 'login', now)).toEqual({
      ok: false,
      error: { code: 'RATE_LIMITED', retryAfterSeconds: 100 },
    });
    expect(maySendOtp(five, 'confirm', now).ok).toBe(false);
    expect(maySendOtp([...five.slice(1), sent(3_600)], 'login', now).ok).toBe(true);
  });

  it('rests for 15 minutes after five wrong tries', () => {
    const guessed = sent(300, { tries: OTP.tries });
    expect(maySendOtp([guessed], 'login', now)).toEqual({
      ok: false,
      error: { code: 'OTP_TRIES_EXCEEDED', retryAfterSeconds: 600 },
    });
    expect(maySendOtp([guessed], 'confirm', now).ok).toBe(true);
    expect(maySendOtp([sent(900, { tries: OTP.tries })], 'login', now).ok).toBe(true);
  });
});

describe('guessing', () => {
  it('ends for the day after thirty wrong tries, until the oldest of them is a day old', () => {
    const hour = 3_600;
    const day = [20, 18, 16, 14, 12, 10].map((hours) => sent(hours * hour, { tries: OTP.tries }));
    expect(blockOf(day, now)).toEqual({ code: 'OTP_TRIES_EXCEEDED', retryAfterSeconds: 4 * hour });
    expect(blockOf(day.slice(1), now)).toBeNull();
  });

  it('is not held against who got it right in the end', () => {
    expect(blockOf([sent(60, { tries: OTP.tries, isUsed: true })], now)).toBeNull();
  });
});
