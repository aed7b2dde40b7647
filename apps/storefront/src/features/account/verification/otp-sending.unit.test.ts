import { ApiError } from '@ilaneer/client/api-errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { otpSending } from './otp-sending.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

function refusal(code: 'OTP_TOO_SOON' | 'RATE_LIMITED', data?: unknown) {
  return new ApiError(429, { success: false, message: 'No', code, data });
}

describe('asking for an OTP', () => {
  it('says where it went and when another may be asked for', async () => {
    const reply = {
      success: true as const,
      message: 'OTP sent successfully',
      channel: 'sms' as const,
      identifier: '9876543210',
      resendAfterSeconds: 30,
      expiresInSeconds: 300,
    };
    expect(await otpSending(Promise.resolve(reply))).toEqual({ sentTo: '9876543210', resendAt: 1_030_000 });
  });

  it('uses the one sent a moment ago', async () => {
    const tooSoon = refusal('OTP_TOO_SOON', { retryAfterSeconds: 12 });
    expect(await otpSending(Promise.reject(tooSoon))).toEqual({ sentTo: null, resendAt: 1_012_000 });
  });

  it.each([
    refusal('RATE_LIMITED', { retryAfterSeconds: 3_000 }),
    refusal('OTP_TOO_SOON'),
    new Error('boom'),
  ])('fails otherwise', async (error) => {
    await expect(otpSending(Promise.reject(error))).rejects.toBe(error);
  });
});
