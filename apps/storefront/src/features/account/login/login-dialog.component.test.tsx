import type { login } from '@ilaneer/contract/account/account';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loginDialog, openLogin, sendLogin } from '../../../../testing/account-dialogs.ts';
import { expectAccessible, expectAlert, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { answerAccountDialogs } from '../../../../testing/replies/account.ts';
import { breakCalls, holdTimeLimits } from '../../../../testing/time-limits.ts';

const identifier = loginDialog.getByRole('textbox', { name: 'Enter Mobile Number / Email*' });
const password = loginDialog.getByLabelText('Password*');

let server: FakeServer;
beforeEach(async () => {
  server = openFakeServer();
  answerAccountDialogs(server);
  await openLogin();
});

describe('the login dialog (ACCOUNT-15, ACCOUNT-43)', () => {
  it('asks for a mobile number or address and a password', async () => {
    await expectNamed('heading', 'Login to your account!');
    await expectNamed('textbox', 'Enter Mobile Number / Email*', 'Password*');
    await expectNamed('button', 'Show password', 'Forgot Your password?');
    await expectText("Don't have an account? Signup");
    await expectAccessible();
    // The page below does not scroll (STOREFRONT-7).
    const scrolls = [document.documentElement, document.body].map(
      (element) => getComputedStyle(element).overflowY,
    );
    expect(scrolls).toContainEqual(expect.stringMatching(/hidden|clip/));
  });

  it('refuses empty and short text and bad addresses, and takes a password of six characters', async () => {
    await sendLogin('', '');
    await expectText('Email or mobile number is required', 'Password is required');
    await expectAccessible();
    await identifier.fill('9');
    await expect.element(page.getByText('Email or mobile number is required')).not.toBeInTheDocument();
    await sendLogin('987654321', '12345');
    await expectText(
      'Please enter a valid mobile number (10 digits)',
      'Password must be at least 6 characters long',
    );
    await sendLogin('asha@example', '123456');
    await expectText('Please enter a valid email address');
    await expect.element(page.getByText(/^Password must be/)).not.toBeInTheDocument();
  });
});

describe('a login without an answer (ACCOUNT-18, ACCOUNT-43)', () => {
  let time: ReturnType<typeof holdTimeLimits>;
  let ended: () => number;

  beforeEach(async () => {
    time = holdTimeLimits();
    ended = server.hang<typeof login>('POST', '/login-user');
    await sendLogin('asha@example.in', '123456');
    await expectNamed('button', 'Logging in...');
    await expect.poll(() => server.sent<typeof login>('POST', '/login-user')).toHaveLength(1);
  });

  it('waits with its fields disabled', async () => {
    await expect.element(identifier).toBeDisabled();
    await expect.element(password).toBeDisabled();
    await expectAccessible();
  });

  it.each(['the button', 'the Escape key'])('ends with its dialog, by %s', async (by) => {
    if (by === 'the button') await loginDialog.getByRole('button', { name: 'Close' }).click();
    else await userEvent.keyboard('{Escape}');
    await expect.element(loginDialog).not.toBeInTheDocument();
    await expect.poll(ended).toBe(1);
    await expectNamed('button', 'Login / Register');
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('ends after ten seconds', async () => {
    time.pass(9_999);
    expect(ended()).toBe(0);
    time.pass(10_000);
    await expectAlert('Network error. Please check your connection.');
    await expect.element(password).toHaveFocus();
  });
});

it('takes a mobile number however it is written (ACCOUNT-15)', async () => {
  const refusal = { status: 401, message: 'Invalid credentials', code: 'INVALID_CREDENTIALS' } as const;
  server.refuse<typeof login>('POST', '/login-user', refusal);
  const written = ['98765 43210', '+91 98765 43210', '+919876543210', '09876543210'];
  for (const number of written) {
    await sendLogin(number, 'karikku');
    await expectAlert('Invalid credentials');
  }
  const sent = server.sent<typeof login>('POST', '/login-user');
  expect(sent.map(({ email }) => email)).toEqual(written);
});

describe('a login that fails (ACCOUNT-18)', () => {
  const expectProblem = async (text: string) => {
    await sendLogin('asha@example.in', '123456');
    await expectAlert(text);
    await expect.element(password).toHaveFocus();
  };

  it('without a connection, without an answer that can be read, and rejected', async () => {
    server.cut<typeof login>('POST', '/login-user');
    await expectProblem('Network error. Please check your connection.');
    server.failBefore<typeof login>('POST', '/login-user');
    await expectProblem('Login failed');
    const refusal = { status: 401, message: 'The rejection message', code: 'INVALID_CREDENTIALS' } as const;
    server.refuse<typeof login>('POST', '/login-user', refusal);
    await expectProblem('The rejection message');
    await expectAccessible();
  });

  it('by a fault of the page', async () => {
    breakCalls();
    await expectProblem('An unexpected error occurred.');
  });
});
