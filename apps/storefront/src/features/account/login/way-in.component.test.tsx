import type { forgotPassword } from '@ilaneer/contract/account/password';
import type { signInOptions } from '@ilaneer/contract/account/social-login';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loginDialog, openFirstStep, signupDialog, stepOne } from '../../../../testing/account-dialogs.ts';
import { expectAccessible, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { answerAccountDialogs } from '../../../../testing/replies/account.ts';

const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
const open = page.getByRole('button', { name: 'Login / Register' });
const identifier = loginDialog.getByRole('textbox', { name: 'Enter Mobile Number / Email*' });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerAccountDialogs(server);
});

it('one dialog leads to the other with the typed text, and each closes by ×, Escape and backdrop (ACCOUNT-20)', async () => {
  await openFirstStep();
  await stepOne.getByRole('textbox').fill('asha@example.in');
  await stepOne.getByRole('button', { name: 'Login with password' }).click();
  await expect.element(stepOne).not.toBeInTheDocument();
  await expect.element(identifier).toHaveValue('asha@example.in');
  const password = loginDialog.getByLabelText('Password*');
  await loginDialog.getByRole('button', { name: 'Show password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await loginDialog.getByRole('button', { name: 'Login with OTP' }).click();
  await expect.element(loginDialog).not.toBeInTheDocument();
  await expect.element(stepOne.getByRole('textbox')).toHaveValue('asha@example.in');
  await expect.element(stepOne.getByRole('textbox')).toHaveFocus();
  await stepOne.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect.element(stepOne).not.toBeInTheDocument();
  await signupDialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect.element(signupDialog).not.toBeInTheDocument();
  await loginDialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(loginDialog).not.toBeInTheDocument();
  await open.click();
  await expect.element(stepOne).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(stepOne).not.toBeInTheDocument();
  await open.click();
  await expect.element(stepOne).toBeVisible();
  await page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true });
  await expect.element(stepOne).not.toBeInTheDocument();
});

it('a forgotten password takes the typed address, and the answer does not reveal accounts (VERIFICATION-11)', async () => {
  const ANSWER = 'If an account exists, we sent a link to this address.';
  server.answer<typeof forgotPassword>('POST', '/forgot-password', { success: true, message: ANSWER });
  await openFirstStep();
  await stepOne.getByRole('textbox').fill('asha@example.in');
  await stepOne.getByRole('button', { name: 'Login with password' }).click();
  await loginDialog.getByRole('button', { name: 'Forgot Your password?' }).click();
  const email = forgot.getByRole('textbox', { name: 'Email' });
  const send = forgot.getByRole('button', { name: 'Send link' });
  await expect.element(email).toHaveValue('asha@example.in');
  await email.fill('');
  await send.click();
  await expectText('Email is required');
  await expectAccessible();
  await email.fill('nobody@nowhere.example');
  await send.click();
  await expect
    .element(forgot.getByRole('status').filter({ hasText: 'If an account exists, we sent a link' }))
    .toBeVisible();
  await forgot.getByRole('button', { name: 'Back to login' }).click();
  await expect.element(loginDialog).toBeVisible();
});

it('every way in offers Google and Facebook, and says when one is not set up (ACCOUNT-22)', async () => {
  server.answer<typeof signInOptions>('GET', '/sign-in-options', {
    ...{ success: true, google: true, facebook: false, sms: true },
  });
  const notSetUp = page.getByText(
    'Login with Facebook is not set up in this shop yet. Please use an OTP or your password.',
  );
  await openFirstStep();
  for (const next of ['Login with password', 'Signup', null]) {
    await expect.element(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue with Facebook' }).click();
    await expect.element(notSetUp).toBeVisible();
    if (next === null) continue;
    await page.getByRole('button', { name: next }).click();
    await expect.element(notSetUp).not.toBeInTheDocument();
  }
  await expectAccessible();
  await signupDialog.getByRole('button', { name: 'Sign up with OTP' }).click();
  await expect.element(stepOne).toBeVisible();
});
