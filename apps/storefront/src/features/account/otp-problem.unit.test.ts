import { describe, expect, it } from 'vitest';
import { ApiError, ConnectionError } from '../../lib/api-errors.ts';
import { otpProblem } from './otp-problem.ts';

function refusal(code: 'OTP_INVALID' | 'OTP_EXPIRED', data?: object): ApiError {
  const message = 'Invalid OTP';
  return new ApiError(400, { success: false, message, error: message, code, ...(data && { data }) });
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

  it('says when the network was to blame', () => {
    expect(otpProblem(new ConnectionError())).toBe(
      'Network error. Please check your connection and try again.',
    );
  });
});
