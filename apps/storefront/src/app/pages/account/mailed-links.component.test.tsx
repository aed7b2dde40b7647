import type { login } from '@ilaneer/contract/account/account';
import type { verifyEmail } from '@ilaneer/contract/account/email-verification';
import type { checkResetLink, resetPassword } from '@ilaneer/contract/account/password';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sendLogin, stepOne } from '../../../../testing/account-dialogs.ts';
import { expectAccessible, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { answerAccountDialogs, STARTED } from '../../../../testing/replies/account.ts';

const SPENT = 'This link is no longer valid. Please ask for a new one.';
const INCOMPLETE = 'This link is not complete. Please open it again from the email.';

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerAccountDialogs(server);
});

it('an incomplete link is refused with the reason', async () => {
  await renderShop('/Empty');
  for (const [route, heading, text] of [
    ['/reset-password', 'This link does not work', INCOMPLETE],
    ['/verify-email', 'We could not verify your email address', INCOMPLETE],
    [
      '/signed-in',
      'You are not logged in',
      'The login with the other service did not work. Please try again.',
    ],
    [
      '/signed-in?error=cancelled&provider=google',
      'You are not logged in',
      'You did not finish the login with Google. Nothing has changed.',
    ],
    [
      '/signed-in?error=not_configured&provider=facebook',
      'You are not logged in',
      'Login with Facebook is not set up in this shop yet. Please use an OTP or your password.',
    ],
  ] as const) {
    location.hash = `#${route}`;
    await expectNamed('heading', heading);
    await expectText(text);
  }
  await expectAccessible();
  await page.getByRole('button', { name: 'Log in another way' }).click();
  await expect.element(stepOne).toBeVisible();
});

describe('a link that sets a new password (VERIFICATION-11)', () => {
  const refuseLink = (path: '/check-reset-link' | '/reset-password') => {
    const refusal = { status: 400, message: SPENT, code: 'LINK_INVALID' } as const;
    if (path === '/check-reset-link') server.refuse<typeof checkResetLink>('POST', path, refusal);
    else server.refuse<typeof resetPassword>('POST', path, refusal);
  };
  const set = () => page.getByRole('button', { name: 'Set new password' }).click();
  const password = page.getByLabelText('New password', { exact: false }).first();

  it('that is none says so at once, before another password is thought of', async () => {
    refuseLink('/check-reset-link');
    await renderShop('/reset-password?token=garbage');
    await expectNamed('heading', 'This link does not work');
    await expectText(SPENT);
    await expectAccessible();
    await page.getByRole('button', { name: 'Get a new link' }).click();
    await expectNamed('dialog', 'Forgot your password?');
  });

  it('names the fault of a password, and a link used before', async () => {
    server.answer<typeof checkResetLink>('POST', '/check-reset-link', { success: true });
    await renderShop('/reset-password?token=good');
    await expectNamed('heading', 'Set a new password');
    await password.fill('short');
    await set();
    await expectText('Password must be at least 6 characters');
    const message = 'Password is too common.';
    server.refuse<typeof resetPassword>('POST', '/reset-password', {
      ...{ status: 400, message, fields: [{ field: 'password', message }] },
    });
    await password.fill('password');
    await set();
    await expectText(message);
    await expectAccessible();
    refuseLink('/reset-password');
    await password.fill('karikku-new-2026');
    await set();
    await expectNamed('heading', 'This link does not work');
  });
});

describe('a link that verifies an address (VERIFICATION-10)', () => {
  it('is tried again where it did not get through', async () => {
    server.cut<typeof verifyEmail>('POST', '/verify-email');
    await renderShop('/verify-email?token=something');
    await expectText('Network error. Please check your connection.');
    await expectAccessible();
    server.refuse<typeof verifyEmail>('POST', '/verify-email', {
      ...{ status: 400, message: SPENT, code: 'LINK_INVALID' },
    });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expectText(SPENT);
    await expect.element(page.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  it('asks for a login first, to an account that is proven otherwise', async () => {
    const message = 'Please log in to the account that asked for this link.';
    server.refuse<typeof verifyEmail>('POST', '/verify-email', {
      ...{ status: 409, message, code: 'LINK_NEEDS_LOGIN' },
    });
    server.answer<typeof login>('POST', '/login-user', STARTED);
    await renderShop('/verify-email?token=something');
    await expectText(message);
    await expectAccessible();
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    server.answer<typeof verifyEmail>('POST', '/verify-email', {
      ...{ success: true, message: '', email: 'asha.new@example.in', isAccountReset: false },
    });
    await stepOne.getByRole('button', { name: 'Login with password' }).click();
    await sendLogin('asha@example.in', 'karikku-2026');
    await expectText('Thank you. Order updates and invoices go to asha.new@example.in.');
  });

  it('signs out the mere claimant of the address', async () => {
    server.answer<typeof verifyEmail>('POST', '/verify-email', {
      ...{ success: true, message: '', email: 'asha@example.in', isAccountReset: true },
    });
    await renderShop('/verify-email?token=something');
    await expect
      .element(page.getByText(/we logged it out everywhere and removed its password/))
      .toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Login with OTP' }).click();
    const field = stepOne.getByRole('textbox', { name: 'Mobile number or email' });
    await expect.element(field).toHaveValue('asha@example.in');
  });
});
