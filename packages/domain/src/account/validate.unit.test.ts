import { describe, expect, it } from 'vitest';
import { validateLogin } from './validate-login.ts';
import { validateSignup } from './validate-signup.ts';

const good = { name: 'Asha', email: 'asha@example.in', password: 'secret', agreeToTerms: true };

function texts(problems: readonly { message: string }[]): string[] {
  return problems.map(({ message }) => message);
}

describe('signup (ACCOUNT-1)', () => {
  it('collects every message and keeps the order of the form', () => {
    expect(texts(validateSignup({ name: ' A ', email: ' ', password: '', agreeToTerms: false }))).toEqual([
      'Name must be at least 2 characters',
      'Email is required',
      'Password is required',
      'You must agree to the Terms and Conditions',
    ]);
  });

  it.each([
    [{ ...good, email: 'asha@example' }, 'Please enter a valid email address'],
    [{ ...good, password: 'five5' }, 'Password must be at least 6 characters'],
    [{ ...good, name: 'A'.repeat(101) }, 'Name must be at most 100 characters'],
    [{ ...good, password: 'a'.repeat(129) }, 'Password must be at most 128 characters'],
  ])('says what is wrong: %#', (form, message) => {
    expect(texts(validateSignup(form))).toEqual([message]);
  });

  it('accepts a good form', () => {
    expect(validateSignup(good)).toEqual([]);
  });
});

describe('login (ACCOUNT-15)', () => {
  it.each([
    ['', 'secret1', ['Email or mobile number is required']],
    ['98765', 'secret1', ['Please enter a valid mobile number (10 digits)']],
    ['asha@', 'secret1', ['Please enter a valid email address']],
    ['9876543210', '', ['Password is required']],
    ['asha@example.in', 'five5', ['Password must be at least 6 characters long']],
    [' 9876543210 ', 'secret1', []],
    ['98765 43210', 'secret1', []],
    ['+91 98765 43210', 'secret1', []],
    ['+919876543210', 'secret1', []],
    ['09876543210', 'secret1', []],
    ['+44 7911 123456', 'secret1', ['Please enter a valid mobile number (10 digits)']],
  ])('%s / %s', (email, password, messages) => {
    expect(texts(validateLogin({ email, password }))).toEqual(messages);
  });
});
