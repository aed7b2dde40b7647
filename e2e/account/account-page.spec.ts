import { readFile } from 'node:fs/promises';
import { signupForm } from '@ilaneer/testing/signup-form';
import type { Page } from '@playwright/test';
import { firstBox, logInByDialog, passwordLogin } from '../support/account-dialogs.ts';
import { newMobileNumber } from '../support/mobile-number.ts';
import { goTo, isNarrow } from '../support/navigation.ts';
import { linkTo, mailTo, otpTo } from '../support/outbox.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn, type Shopper } from '../support/shopper.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

function section(page: Page, name: string) {
  return page.getByRole('region', { name });
}

async function openAccount(page: Page, shopper: Shopper): Promise<void> {
  await logIn(page, shopper);
  await page.goto('/#/account');
  await expect(section(page, 'Where you are logged in').getByText('This device')).toBeVisible();
  await expect(section(page, 'What you agreed to').getByRole('checkbox')).toBeVisible();
}

test('the navigation leads to the account, whose sections can be jumped to', async ({ page, shopper }) => {
  await logIn(page, shopper);
  await page.goto('/#/');
  if (isNarrow(page)) await goTo(page, 'Your account');
  else await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeFocused();
  await expect(page).toHaveTitle('Your account – Ilaneer');
  await expect(section(page, 'What you agreed to').getByRole('checkbox')).toBeVisible();
  await expectSoundPage(page);

  await page.goto('/#/account#data');
  const data = page.getByRole('heading', { level: 2, name: 'Your data' });
  await expect(data).toBeFocused();
  await expect(data).toBeInViewport();
});

test('name, e-mail address and mobile number change', async ({ page, request, shopper, allowProblems }) => {
  allowProblems(/400 .*(confirm|update-email|mobile-number)/);
  await openAccount(page, shopper);
  const profile = section(page, 'Profile');
  await profile.getByRole('button', { name: 'Change your name' }).click();
  const name = page.getByRole('dialog', { name: 'Change your name' });
  await name.getByRole('textbox').fill(' ');
  await name.getByRole('button', { name: 'Save' }).click();
  await expect(name.getByText('Name must be at least 2 characters')).toBeVisible();
  await expectAccessible(page);
  await name.getByRole('textbox').fill('Asha Nair');
  await name.getByRole('button', { name: 'Save' }).click();
  await expect(name).toBeHidden();
  await expect(profile.getByText('Asha Nair', { exact: true })).toBeVisible();

  const { email } = signupForm();
  await profile.getByRole('button', { name: 'Change your email address' }).click();
  const change = page.getByRole('dialog', { name: 'Change your email address' });
  await expectAccessible(page);
  await change.getByRole('textbox', { name: 'Email' }).fill(email);
  const sendLink = change.getByRole('button', { name: 'Send link' });
  await sendLink.click();
  await expect(change.getByText('Password is required')).toBeVisible();
  await change.getByLabel('Password').fill('not-my-password');
  await sendLink.click();
  await expect(change.getByText('This password is not right. Please try again.')).toBeVisible();
  await expect(change.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expectAccessible(page);
  await change.getByLabel('Password').fill(shopper.password);
  await sendLink.click();
  await expect(change).toBeHidden();
  await expect(profile.getByText(`We sent a link to ${email}. Please open it`)).toBeVisible();
  await expect(profile.getByText(shopper.email, { exact: true })).toBeVisible();
  await page.goto(await linkTo(request, email, 'verify-email'));
  await expect(page.getByText(`Order updates and invoices go to ${email}.`)).toBeVisible();
  await page.goto('/#/account');
  await expect(profile.getByText(email, { exact: true })).toBeVisible();

  const mobile = newMobileNumber();
  await profile.getByRole('button', { name: 'Add your mobile number' }).click();
  const add = page.getByRole('dialog', { name: 'Add your mobile number' });
  await add.getByRole('textbox', { name: 'Mobile number' }).fill('12345');
  await add.getByRole('button', { name: 'Send OTP' }).click();
  await expect(add.getByText('Please enter a valid mobile number (10 digits)')).toBeVisible();
  await expect(add.getByText('Password is required')).toBeVisible();
  await add.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await add.getByLabel('Password').fill(shopper.password);
  await add.getByRole('button', { name: 'Send OTP' }).click();
  // Whoever goes back to mend the number finds what they typed.
  await add.getByRole('button', { name: 'Change' }).click();
  await expect(add.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(mobile);
  await expect(add.getByLabel('Password')).toHaveValue(shopper.password);
  const other = newMobileNumber();
  await add.getByRole('textbox', { name: 'Mobile number' }).fill(other);
  await add.getByRole('button', { name: 'Send OTP' }).click();
  await expect(firstBox(page)).toBeFocused();
  await expectAccessible(page);
  await firstBox(page).fill(await otpTo(request, other));
  await add.getByRole('button', { name: 'Verify number' }).click();
  await expect(add).toBeHidden();
  await expect(profile.getByText(`+91 ${other.slice(0, 5)} ${other.slice(5)}`)).toBeVisible();
  await mailTo(request, email, /mobile number was changed$/);
});

test('the password changes for who knows it', async ({ page, shopper, allowProblems }) => {
  allowProblems(/400 .*change-password/);
  await openAccount(page, shopper);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const save = dialog.getByRole('button', { name: 'Change password' });
  await save.click();
  await expect(dialog.getByText('Current password is required')).toBeVisible();
  await expect(dialog.getByText('Password is required', { exact: true })).toBeVisible();
  await dialog.getByLabel('Current password').fill('not-my-password');
  await dialog.getByLabel('New password').fill('qwerty');
  await save.click();
  await expect(dialog.getByText('Password is too common.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByLabel('New password').fill('karikku-new-2026');
  await save.click();
  await expect(dialog.getByText('This password is not right. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Current password').fill(shopper.password);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: 'Your password is saved.' })).toBeVisible();
  // This browser stays logged in.
  await page.reload();
  await expect(section(page, 'Where you are logged in').getByText('This device')).toBeVisible();
});

test('other devices are logged out, one by one or all at once', async ({ page, request, shopper }) => {
  const tokens: string[] = [];
  for (const device of ['Android', 'iPhone', 'Windows']) {
    const response = await request.post('/api/login-user', {
      data: { email: shopper.email, password: shopper.password },
      headers: { 'user-agent': `Mozilla/5.0 (${device}) Firefox/143.0` },
    });
    tokens.push((await response.json()).token);
  }
  const statuses = () =>
    Promise.all(
      tokens.map(async (token) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await request.get('/api/user-details', { headers })).status();
      }),
    );
  await openAccount(page, shopper);
  const sessions = section(page, 'Where you are logged in');
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await sessions.getByRole('button', { name: 'Logout Firefox on iPhone' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  expect(await statuses()).toEqual([200, 401, 200]);
  await sessions.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect(await statuses()).toEqual([401, 401, 401]);
  await expect(sessions.getByRole('button', { name: 'Log out all other devices' })).toHaveCount(0);
});

test('consents are given and taken back', async ({ page, shopper }) => {
  await openAccount(page, shopper);
  const consents = section(page, 'What you agreed to');
  const mails = consents.getByRole('checkbox', { name: 'Yes, I agree to News and offers by email' });
  await expect(mails).not.toBeChecked();
  await mails.check();
  await expect(consents.getByText(/^Agreed on/)).toHaveCount(2);
  await page.reload();
  await expect(mails).toBeChecked();
  await mails.uncheck();
  await expect(consents.getByText(/^Taken back on/)).toBeVisible();
});

test('everything that the shop holds comes as a file', async ({ page, shopper }) => {
  await openAccount(page, shopper);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^ilaneer-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.profile.email).toBe(shopper.email);
  expect(data.sessions).toHaveLength(1);
});

test('an account is deleted by its owner alone', async ({ page, shopper, allowProblems }) => {
  allowProblems(/40[01] .*(delete-account|login-user)/);
  await openAccount(page, shopper);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expectAccessible(page);
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await confirm.click();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await dialog.getByLabel('Password').fill('not-my-password');
  await confirm.click();
  await expect(dialog.getByText('This password is not right. Please try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByLabel('Password').fill(shopper.password);
  await confirm.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your account is deleted.' })).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  await page.goto('/#/account');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  const login = await passwordLogin(page);
  await login.getByRole('textbox', { name: 'Enter Mobile Number / Email*' }).fill(shopper.email);
  await login.getByLabel('Password').fill(shopper.password);
  await login.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(login.getByRole('alert')).toHaveText('Invalid credentials');
});

test('an account without a password is confirmed by OTP', async ({ page, request }) => {
  const identifier = newMobileNumber();
  await request.post('/api/send-otp', { data: { identifier } });
  const otp = await otpTo(request, identifier);
  const login = await request.post('/api/verify-otp', { data: { identifier, otp } });
  await openAccount(page, { ...(await login.json()), email: '', password: '' });
  await page.getByRole('button', { name: 'Set a password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a password' });
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText(`••••••${identifier.slice(-4)}`)).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => otpTo(request, identifier)).not.toBe(otp);
  await firstBox(page).fill(await otpTo(request, identifier));
  await dialog.getByLabel('New password').fill('karikku-2026');
  await dialog.getByRole('button', { name: 'Set password' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await logInByDialog(page, { email: identifier, password: 'karikku-2026' });
  await expect(page.getByRole('heading', { level: 2, name: 'Profile' })).toBeVisible();
});

test('an account without a password changes its address with an OTP', async ({ page, request }) => {
  const identifier = newMobileNumber();
  await request.post('/api/send-otp', { data: { identifier } });
  const first = await otpTo(request, identifier);
  const login = await request.post('/api/verify-otp', { data: { identifier, otp: first } });
  await openAccount(page, { ...(await login.json()), email: '', password: '' });
  const { email } = signupForm();
  await section(page, 'Profile').getByRole('button', { name: 'Add your email address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add your email address' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog.getByText('Please choose Send OTP first, and enter it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText(`••••••${identifier.slice(-4)}`)).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => otpTo(request, identifier)).not.toBe(first);
  await firstBox(page).fill(await otpTo(request, identifier));
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(await linkTo(request, email, 'verify-email'));
  await expect(page.getByText(`Order updates and invoices go to ${email}.`)).toBeVisible();
});

for (const [failing, name] of [
  [/account\/sessions$/, 'Where you are logged in'],
  [/account\/consents$/, 'What you agreed to'],
] as const) {
  test(`the account page while ${failing.source} fails`, async ({ page, shopper, allowProblems }) => {
    allowProblems(failing);
    await logIn(page, shopper);
    await page.route(failing, (route) => route.abort('failed'));
    await page.goto('/#/account');
    await expect(section(page, name).getByRole('alert')).toHaveText(
      'Network error. Please check your connection.',
    );
    await expectSoundPage(page);
    await page.unrouteAll();
    await section(page, name).getByRole('button', { name: 'Try Again' }).click();
    await expect(section(page, name).getByRole('listitem').first()).toBeVisible();
  });
}
