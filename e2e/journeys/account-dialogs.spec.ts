import { signupForm } from '@ilaneer/testing/signup-form';
import type { Page } from '@playwright/test';
import { logInByDialog, signUp } from '../support/account-dialogs.ts';
import { openAccountDialog } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectAccessible } from '../support/sound-page.ts';

const SIGN_UP = '**/api/signup-with-email';

function login(page: Page) {
  return page.getByRole('dialog', { name: 'Login to your account!' });
}

function signup(page: Page) {
  return page.getByRole('dialog', { name: 'Create your account' });
}

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage));
}

async function openSignup(page: Page): Promise<void> {
  await page.goto('/#/login');
  await login(page).getByRole('button', { name: 'Signup' }).click();
}

/** Fills the open signup dialog in. */
async function fillSignup(page: Page): Promise<void> {
  const form = signupForm();
  await signup(page).getByRole('textbox', { name: 'Name', exact: true }).fill(form.name);
  await signup(page).getByRole('textbox', { name: 'Email', exact: true }).fill(form.email);
  await signup(page).getByLabel('Password').fill(form.password);
  await signup(page)
    .getByRole('checkbox', { name: /^I agree to the Terms and Conditions/ })
    .check();
}

function create(page: Page): Promise<void> {
  return signup(page).getByRole('button', { name: 'Create Account' }).click();
}

test('one dialog leads to the other, and each closes by ×, Escape and backdrop', async ({ page }) => {
  await page.goto('/#/products');
  await openAccountDialog(page, 'Login / Register');
  await expectAccessible(page);
  await login(page)
    .getByRole('textbox', { name: /^Enter Mobile/ })
    .fill('asha@example.in');
  await login(page).getByRole('button', { name: 'Login with OTP' }).click();
  const stepOne = page.getByRole('dialog', { name: 'Login or sign up' });
  await expect(login(page)).toBeHidden();
  await expect(stepOne.getByRole('textbox')).toHaveValue('asha@example.in');
  await stepOne.getByRole('button', { name: 'Sign up' }).click();
  await expect(stepOne).toBeHidden();
  await signup(page).getByRole('button', { name: 'Login' }).click();
  await expect(signup(page)).toBeHidden();
  await login(page).getByRole('button', { name: 'Forgot Your password?' }).click();
  await page.getByRole('button', { name: 'Back to login' }).click();
  await login(page).getByRole('button', { name: 'Login with OTP' }).click();
  await stepOne.getByRole('button', { name: 'Login with password' }).click();

  await login(page).getByRole('button', { name: 'Close' }).click();
  await expect(login(page)).toBeHidden();
  await openAccountDialog(page, 'Login / Register');
  await expect(login(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login(page)).toBeHidden();
  await openAccountDialog(page, 'Login / Register');
  await expect(login(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(login(page)).toBeHidden();
});

test('a provider without keys says that it is not set up', async ({ page }) => {
  await page.goto('/#/login');
  await login(page).getByRole('button', { name: 'Login with OTP' }).click();
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await expect(
    page.getByText('Login with Facebook is not set up in this shop yet. Please use an OTP or your password.'),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a password login says what is wrong, and clears it when it is edited', async ({
  page,
  shopper,
  allowProblems,
}) => {
  allowProblems(/login-user/);
  await page.goto('/#/login');
  const name = login(page).getByRole('textbox', { name: 'Enter Mobile Number / Email*' });
  const password = login(page).getByLabel('Password');
  const send = login(page).getByRole('button', { name: 'Login', exact: true });
  await send.click();
  await expect(login(page).getByText('Email or mobile number is required')).toBeVisible();
  await expect(login(page).getByText('Password is required')).toBeVisible();
  await name.fill('98765');
  await expect(login(page).getByText('Email or mobile number is required')).toHaveCount(0);
  await password.fill('12345');
  await send.click();
  await expect(login(page).getByText('Please enter a valid mobile number (10 digits)')).toBeVisible();
  await expect(login(page).getByText('Password must be at least 6 characters long')).toBeVisible();
  await name.fill('asha@example');
  await password.fill('123456');
  await send.click();
  await expect(login(page).getByText('Please enter a valid email address')).toBeVisible();

  await name.fill(shopper.email);
  await page.route('**/api/login-user', (route) => route.abort('failed'), { times: 1 });
  await send.click();
  await expect(login(page).getByRole('alert')).toHaveText('Network error. Please check your connection.');
  await send.click();
  await expect(login(page).getByRole('alert')).toHaveText('Invalid credentials');
  await expectAccessible(page);
  await login(page).getByRole('button', { name: 'Show characters' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await logInByDialog(page, shopper);
});

test('a signup says what is wrong in the words of the shop', async ({ page, allowProblems }) => {
  allowProblems(/signup-with-email/);
  await openSignup(page);
  await fillSignup(page);
  await signup(page).getByRole('textbox', { name: 'Name', exact: true }).fill('A');
  await signup(page).getByRole('textbox', { name: 'Email', exact: true }).fill('asha');
  await signup(page).getByLabel('Password').fill('12345');
  await create(page);
  for (const text of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
  ]) {
    await expect(signup(page).getByText(text)).toBeVisible();
  }
  await expectAccessible(page);

  await fillSignup(page);
  // Only the server knows this one; its text stands at the field all the same.
  await signup(page).getByLabel('Password').fill('password');
  await create(page);
  await expect(signup(page).getByText('Password is too common.')).toBeVisible();
  await expect(signup(page).getByRole('alert')).toHaveCount(0);

  await fillSignup(page);
  const alert = signup(page).getByRole('alert');
  const answers = [
    {
      status: 400,
      json: { success: false, errors: ['One thing', 'Another'] },
      text: ['One thing', 'Another'],
    },
    { status: 409, json: {}, text: ['An account with this email already exists.'] },
    { status: 500, json: {}, text: ['Server error. Please try again later.'] },
  ];
  for (const { status, json, text } of answers) {
    const reply = { message: 'The reply', error: 'The reply', code: 'VALIDATION_FAILED', ...json };
    await page.route(SIGN_UP, (route) => route.fulfill({ status, json: reply }), { times: 1 });
    await create(page);
    for (const line of text) await expect(alert.getByText(line, { exact: true })).toBeVisible();
  }
  await page.route(SIGN_UP, (route) => route.abort('failed'), { times: 1 });
  await create(page);
  await expect(alert).toHaveText('Network error. Please check your internet connection and try again.');
  await signup(page).getByRole('textbox', { name: 'Name', exact: true }).fill('Asha');
  await expect(alert).toHaveCount(0);
});

test('a signup without an answer ends after ten seconds', async ({ page }) => {
  await page.route(SIGN_UP, () => undefined);
  await openSignup(page);
  await fillSignup(page);
  await create(page);
  await expect(signup(page).getByRole('button', { name: 'Creating Account...' })).toBeVisible();
  await expect(signup(page).getByRole('textbox', { name: 'Name', exact: true })).toBeDisabled();
  await expect(signup(page).getByRole('alert')).toHaveText(
    'Request timed out. Please check your connection and try again.',
  );
});

test('a signup logs nobody in until its message has been read', async ({ page, context }) => {
  await openSignup(page);
  await fillSignup(page);
  await create(page);
  await expect(signup(page).getByText('Account created successfully! Welcome to Ilaneer!')).toBeVisible();
  const during = await storedKeys(page);
  expect(during).toEqual(expect.arrayContaining(['token', 'user']));
  expect(during).not.toContain('authToken');
  await page.close();

  const later = await context.newPage();
  await later.goto('/#/account');
  await expect(later.getByText(/^Please login to see your details/)).toBeVisible();
  expect(await storedKeys(later)).not.toEqual(expect.arrayContaining(['token']));
  expect(await storedKeys(later)).not.toEqual(expect.arrayContaining(['user']));
});

test('a login in one tab is one in the other', async ({ page, context }) => {
  await page.goto('/#/account');
  const other = await context.newPage();
  await other.goto('/#/login');
  await signUp(other, signupForm());
  await expect(page.getByRole('heading', { level: 2, name: 'Profile' })).toBeVisible();
});
