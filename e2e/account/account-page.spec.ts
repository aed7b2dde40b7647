import { readFile } from 'node:fs/promises';
import { signupForm } from '@ilaneer/testing/signup-form';
import type { Page } from '@playwright/test';
import { firstBox, passwordLogin, sendLogin } from '../support/account-dialogs.ts';
import { newMobileNumber } from '../support/mobile-number.ts';
import { linkTo, mailTo, otpTo } from '../support/outbox.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn, type Shopper } from '../support/shopper.ts';

function section(page: Page, name: string) {
  return page.getByRole('region', { name });
}

async function openAccount(page: Page, shopper: Shopper): Promise<void> {
  await logIn(page, shopper);
  await page.goto('/#/account');
  await expect(section(page, 'Where you are logged in').getByText('This device')).toBeVisible();
  await expect(section(page, 'What you agreed to').getByRole('checkbox')).toBeVisible();
}

test('name, e-mail address and mobile number change', async ({ page, request, shopper }) => {
  await openAccount(page, shopper);
  const profile = section(page, 'Profile');
  await profile.getByRole('button', { name: 'Change your name' }).click();
  const name = page.getByRole('dialog', { name: 'Change your name' });
  await name.getByRole('textbox').fill('Asha Nair');
  await name.getByRole('button', { name: 'Save' }).click();
  await expect(name).toBeHidden();
  await expect(profile.getByText('Asha Nair', { exact: true })).toBeVisible();

  const { email } = signupForm();
  await profile.getByRole('button', { name: 'Change your email address' }).click();
  const change = page.getByRole('dialog', { name: 'Change your email address' });
  await change.getByRole('textbox', { name: 'Email' }).fill(email);
  await change.getByLabel('Password').fill(shopper.password);
  await change.getByRole('button', { name: 'Send link' }).click();
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
  await add.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await add.getByLabel('Password').fill(shopper.password);
  await add.getByRole('button', { name: 'Send OTP' }).click();
  await firstBox(page).fill(await otpTo(request, mobile));
  await add.getByRole('button', { name: 'Verify number' }).click();
  await expect(add).toBeHidden();
  await expect(profile.getByText(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)).toBeVisible();
  await mailTo(request, email, /mobile number was changed$/);
});

test('everything that the shop holds comes as a file, and the account is deleted by its owner', async ({
  page,
  shopper,
  allowProblems,
}) => {
  allowProblems(/401 .*login-user/);
  await openAccount(page, shopper);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^ilaneer-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.profile.email).toBe(shopper.email);
  expect(data.sessions).toHaveLength(1);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password').fill(shopper.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your account is deleted.' })).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  await page.goto('/#/account');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  const login = await passwordLogin(page);
  await sendLogin(page, shopper.email, shopper.password);
  await expect(login.getByRole('alert')).toHaveText('Invalid credentials');
});
