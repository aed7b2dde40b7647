import { ApiError, ConnectionError } from '@ilaneer/client/api-errors';
import { describe, expect, it } from 'vitest';
import { otpProblem } from './otp-problem.ts';

function refusal(code: 'OTP_INVALID' | 'OTP_EXPIRED', data?: object): ApiError {
  const message = 'Invalid OTP';
  return new ApiError(400, { success: false, message, code, ...(data && { data }) });
}

describe('why an OTP was refused', () => {
  it.each([
    [{ triesLeft: 4 }, 'Invalid OTP. 4 tries left.'],
    [{ triesLeft: 1 }, 'Invalid OTP. 1 try left.'],
    [{ triesLeft: 0 }, 'Invalid OTP'],
    [{ triesLeft: 'many' }, 'Invalid OTP'],
    [undefined, 'Invalid OTP'],
  ])('says the tries that are left of %j', (data, text) => {
    expect(otpProblem(refusal('OTP_INVALID', data))).toBe(text);
  });

  it('counts no tries where none helps', () => {
    expect(otpProblem(refusal('OTP_EXPIRED', { triesLeft: 3 }))).toBe('Invalid OTP');
  });

  it.each([
    [900, 'Too many wrong tries. Please try again in 15 minutes.'],
    [61, 'Too many wrong tries. Please try again in 2 minutes.'],
    [60, 'Too many wrong tries. Please try again in 1 minute.'],
    [1, 'Too many wrong tries. Please try again in 1 second.'],
    [undefined, 'Too many wrong tries. Please wait a little and try again.'],
  ])('says how long to wait: %s seconds', (retryAfterSeconds, text) => {
    const message = 'Too many wrong tries. Please wait a little and try again.';
    const reply = { success: false, message, code: 'OTP_TRIES_EXCEEDED' } as const;
    expect(otpProblem(new ApiError(429, { ...reply, data: { retryAfterSeconds } }))).toBe(text);
  });

  it('says how long to wait after the last try', () => {
    const message = 'This OTP is not right, and no try is left. Please wait a little and ask for another.';
    const data = { triesLeft: 0, retryAfterSeconds: 840 };
    const last = new ApiError(400, { success: false, message, code: 'OTP_INVALID', data });
    expect(otpProblem(last)).toBe(
      'This OTP is not right, and no try is left. Please try again in 14 minutes.',
    );
  });

  it('says when the network was to blame', () => {
    expect(otpProblem(new ConnectionError())).toBe('Network error. Please check your connection.');
  });
});
