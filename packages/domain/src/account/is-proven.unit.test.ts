import { expect, it } from 'vitest';
import { isProven } from './is-proven.ts';

it.each([
  [{ emailVerified: false, mobile: null }, false],
  [{ emailVerified: true, mobile: null }, true],
  [{ emailVerified: false, mobile: '9847012345' }, true],
])('an account with %j is proven: %s', (account, wanted) => {
  expect(isProven(account)).toBe(wanted);
});
