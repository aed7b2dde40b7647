import type { login } from '@ilaneer/contract/account/account';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { loginDialog, openLogin, sendLogin } from '../../../../testing/account-dialogs.ts';
import { expectAccessible, expectAlert, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { answerAccountDialogs } from '../../../../testing/replies/account.ts';
import { breakCalls } from '../../../../testing/time-limits.ts';

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
  });

  // STOREFRONT-7
  it('keeps the page under it from scrolling', () => {
    const scrolls = [document.documentElement, document.body].map(
      (element) => getComputedStyle(element).overflowY,
    );
    expect(scrolls).toContainEqual(expect.stringMatching(/hidden|clip/));
  });

  it('refuses to be sent empty', async () => {
    await sendLogin('', '');
    await expectText('Email or mobile number is required', 'Password is required');
    await expectAccessible();
  });

  it('refuses a number and a password that are too short', async () => {
    await sendLogin('987654321', '12345');
    await expectText(
      'Please enter a valid mobile number (10 digits)',
      'Password must be at least 6 characters long',
    );
  });

  it('refuses an address that is none, and takes a password of six characters', async () => {
    await sendLogin('asha@example', '123456');
    await expectText('Please enter a valid email address');
    await expect.element(page.getByText(/^Password must be/)).not.toBeInTheDocument();
  });
});

it('waits for its answer with its fields disabled (ACCOUNT-43)', async () => {
  server.hang<typeof login>('POST', '/login-user');
  await sendLogin('asha@example.in', '123456');
  await expectNamed('button', 'Logging in...');
  await expect.element(identifier).toBeDisabled();
  await expect.element(password).toBeDisabled();
  await expectAccessible();
});

describe('a login that fails (ACCOUNT-18)', () => {
  const expectProblem = async (text: string) => {
    await sendLogin('asha@example.in', '123456');
    await expectAlert(text);
    await expect.element(password).toHaveFocus();
  };

  it('without a connection', async () => {
    server.cut<typeof login>('POST', '/login-user');
    await expectProblem('Network error. Please check your connection.');
  });

  it('answered with nothing that can be read', async () => {
    server.failBefore<typeof login>('POST', '/login-user');
    await expectProblem('Login failed');
  });

  it('rejected', async () => {
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
