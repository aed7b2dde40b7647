import { ApiError, ConnectionError, TimeoutError } from '@ilaneer/client/api-errors';
import { describe, expect, it } from 'vitest';
import { signupProblems } from './signup-problems.ts';

describe('signup problems', () => {
  it('shows every text that the server lists', () => {
    const reply = {
      success: false as const,
      message: 'Validation failed',
      code: 'VALIDATION_FAILED' as const,
      errors: ['Email is required', 'Password is required'],
    };
    expect(signupProblems(new ApiError(400, reply))).toEqual(['Email is required', 'Password is required']);
    expect(signupProblems(new ApiError(400, { ...reply, errors: [] }))).toEqual(['Validation failed']);
  });

  it.each([
    [400, 'Invalid input. Please check your details and try again.'],
    [409, 'An account with this email already exists.'],
    [500, 'Server error. Please try again later.'],
    [502, 'Failed to create account. Please try again.'],
  ])('has its own words for a silent %i', (status, text) => {
    expect(signupProblems(new ApiError(status, null))).toEqual([text]);
  });

  it('distinguishes a slow line, a lost one, and a fault', () => {
    expect(signupProblems(new TimeoutError())).toEqual([
      'Request timed out. Please check your connection and try again.',
    ]);
    expect(signupProblems(new ConnectionError())).toEqual([
      'Network error. Please check your internet connection and try again.',
    ]);
    expect(signupProblems(new Error('boom'))).toEqual(['An unexpected error occurred. Please try again.']);
  });
});
