import { describe, expect, it } from 'vitest';
import { emailStatus } from './email-status.ts';

describe('the email address of an account', () => {
  it.each([
    [true, null, [], 'proven'],
    [true, '9876543210', ['google'], 'proven'],
    [false, null, [], 'claimable'],
    [false, '9876543210', [], 'foreign'],
    [false, null, ['facebook'], 'foreign'],
  ])('verified %s, mobile %s, providers %j: %s', (emailVerified, mobile, providers, status) => {
    expect(emailStatus({ emailVerified, mobile, providers })).toBe(status);
  });
});
