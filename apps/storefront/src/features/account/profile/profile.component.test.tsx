import type { userDetails } from '@ilaneer/contract/account/account';
import type { resendVerification, updateEmail } from '@ilaneer/contract/account/email-verification';
import type { confirmMobileNumber, requestMobileNumber } from '@ilaneer/contract/account/mobile-number';
import type { changePassword } from '@ilaneer/contract/account/password';
import type { sendConfirmationOtp, updateProfile } from '@ilaneer/contract/account/profile';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible, expectAlert, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { answerAccountPage, SENT_OTP } from '../../../../testing/replies/account.ts';
import { SHOPPER } from '../../../../testing/replies/shop.ts';

const WRONG = 'This password is not right. Please try again.';

const profile = page.getByRole('region', { name: 'Profile' });
const dialogOf = (name: string) => page.getByRole('dialog', { name });
const press = (name: string, place: Locator = page.elementLocator(document.body)) =>
  place.getByRole('button', { name, exact: true }).click();
const passwordOf = (dialog: Locator) => dialog.getByLabelText('Password', { exact: false }).first();

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerAccountPage(server);
});

async function openAccount(user: typeof SHOPPER = SHOPPER): Promise<void> {
  answerUser(user);
  await renderShop('/account', { shopper: user });
  await expectText('This device');
}

function answerUser(user: typeof SHOPPER) {
  server.answer<typeof userDetails>('GET', '/user-details', { success: true, user });
  return user;
}

function wrongPassword(field: string) {
  const fields = [{ field, message: WRONG }];
  return { status: 400, code: 'PASSWORD_WRONG', message: WRONG, fields } as const;
}

describe('the profile (ACCOUNT-31)', () => {
  it('takes another name', async () => {
    await openAccount();
    await press('Change your name');
    const dialog = dialogOf('Change your name');
    await dialog.getByRole('textbox').fill(' ');
    await press('Save', dialog);
    await expectText('Name must be at least 2 characters');
    await expectAccessible();
    server.act<typeof updateProfile>('PUT', '/account/profile', ({ name }) => ({
      ...{ success: true, message: '', user: answerUser({ ...SHOPPER, name }) },
    }));
    await dialog.getByRole('textbox').fill('Asha Nair');
    await press('Save', dialog);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(profile.getByText('Asha Nair', { exact: true })).toBeVisible();
  });

  it('takes another email address with the password, once its link is opened', async () => {
    await openAccount({ ...SHOPPER, emailVerified: false });
    server.answer<typeof resendVerification>('POST', '/resend-verification', { success: true, message: '' });
    await expect.element(profile.getByText('Not verified', { exact: true })).toBeVisible();
    await press('Send link again', profile);
    await expect
      .element(profile.getByText(/^We sent a link to asha@example\.in\. Please open it/))
      .toBeVisible();
    await press('Change your email address');
    const dialog = dialogOf('Change your email address');
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await email.fill('asha.new@example.in');
    await press('Send link', dialog);
    await expectText('Password is required');
    server.refuse<typeof updateEmail>('POST', '/update-email', wrongPassword('password'));
    await passwordOf(dialog).fill('not-my-password');
    await press('Send link', dialog);
    await expectText(WRONG);
    await expect.element(email).toHaveValue('asha.new@example.in');
    await expectAccessible();
    server.answer<typeof updateEmail>('POST', '/update-email', { success: true, message: '' });
    await passwordOf(dialog).fill('karikku-2026');
    await press('Send link', dialog);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .element(profile.getByText(/^We sent a link to asha\.new@example\.in\. Please open it/))
      .toBeVisible();
    await expect.element(profile.getByText('asha@example.in', { exact: true })).toBeVisible();
  });

  it('takes a mobile number with password and OTP, and keeps typed text on the way back', async () => {
    await openAccount();
    await press('Add your mobile number');
    const dialog = dialogOf('Add your mobile number');
    const number = dialog.getByRole('textbox', { name: 'Mobile number' });
    await number.fill('12345');
    await press('Send OTP', dialog);
    await expectText('Please enter a valid mobile number (10 digits)', 'Password is required');
    server.answer<typeof requestMobileNumber>('POST', '/account/mobile-number', SENT_OTP);
    await number.fill('9000000001');
    await passwordOf(dialog).fill('karikku-2026');
    await press('Send OTP', dialog);
    await press('Change', dialog);
    await expect.element(number).toHaveValue('9000000001');
    await expect.element(passwordOf(dialog)).toHaveValue('karikku-2026');
    await number.fill('9000000000');
    await press('Send OTP', dialog);
    const box = dialog.getByLabelText('Digit 1 of 4');
    await expect.element(box).toHaveFocus();
    await expectAccessible();
    server.act<typeof confirmMobileNumber>('POST', '/account/mobile-number/confirm', ({ mobileNumber }) => ({
      ...{ success: true, message: '' },
      user: answerUser({ ...SHOPPER, mobileNumber, phoneVerified: true }),
    }));
    await box.fill('4071');
    await press('Verify number', dialog);
    await expect.element(dialog).not.toBeInTheDocument();
    await expectText('+91 90000 00000');
    expect(server.sent<typeof confirmMobileNumber>('POST', '/account/mobile-number/confirm')).toEqual([
      { mobileNumber: '9000000000', otp: '4071' },
    ]);
  });
});

describe('the password (ACCOUNT-32)', () => {
  it('changes with the current one', async () => {
    await openAccount();
    await press('Change password');
    const dialog = dialogOf('Change password');
    const current = dialog.getByLabelText('Current password', { exact: false }).first();
    const next = dialog.getByLabelText('New password', { exact: false }).first();
    await press('Change password', dialog);
    await expectText('Current password is required', 'Password is required');
    const refusal = { status: 400, message: 'Password is too common.' };
    const fields = [{ field: 'newPassword', message: refusal.message }];
    server.refuse<typeof changePassword>('POST', '/change-password', { ...refusal, fields });
    await current.fill('not-my-password');
    await next.fill('qwerty');
    await press('Change password', dialog);
    await expectText('Password is too common.');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    server.refuse<typeof changePassword>('POST', '/change-password', wrongPassword('currentPassword'));
    await next.fill('karikku-new-2026');
    await press('Change password', dialog);
    await expectText(WRONG);
    await expectAccessible();
    const saved = { success: true, message: 'Your password is saved.', user: SHOPPER } as const;
    server.answer<typeof changePassword>('POST', '/change-password', saved);
    await current.fill('karikku-2026');
    await press('Change password', dialog);
    await expect.element(dialog).not.toBeInTheDocument();
    await expectAlert('Your password is saved.');
  });

  it('is set with an OTP for a first one, and an address is added with one', async () => {
    const user = { ...SHOPPER, email: null, emailVerified: false, hasPassword: false, phoneVerified: true };
    await openAccount({ ...user, mobileNumber: '9000000000' });
    const masked = { ...SENT_OTP, identifier: '••••••0000' };
    server.answer<typeof sendConfirmationOtp>('POST', '/account/confirmation-otp', masked);
    await press('Add your email address');
    const add = dialogOf('Add your email address');
    await add.getByRole('textbox', { name: 'Email' }).fill('asha@example.in');
    await press('Send link', add);
    await expectText('Please choose Send OTP first, and enter it.');
    await press('Send OTP', add);
    await expect.element(add.getByText(/••••••0000/).first()).toBeVisible();
    await expectAccessible();
    server.answer<typeof updateEmail>('POST', '/update-email', { success: true, message: '' });
    await add.getByLabelText('Digit 1 of 4').fill('4071');
    await press('Send link', add);
    await expect.element(add).not.toBeInTheDocument();
    expect(server.sent<typeof updateEmail>('POST', '/update-email')).toEqual([
      { email: 'asha@example.in', otp: '4071' },
    ]);

    await press('Set a password');
    const set = dialogOf('Set a password');
    await press('Send OTP', set);
    await set.getByLabelText('Digit 1 of 4').fill('4072');
    await set.getByLabelText('New password', { exact: false }).first().fill('karikku-2026');
    server.act<typeof changePassword>('POST', '/change-password', () => ({
      ...{ success: true, message: '', user: answerUser({ ...user, hasPassword: true }) },
    }));
    await press('Set password', set);
    await expect.element(set).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Change password' })).toBeVisible();
    expect(server.sent<typeof changePassword>('POST', '/change-password')).toEqual([
      { otp: '4072', newPassword: 'karikku-2026' },
    ]);
  });
});
