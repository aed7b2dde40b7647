import { signupForm } from '@ilaneer/testing/signup-form';
import type { Page } from '@playwright/test';
import { stepOne } from '../support/account-dialogs.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectAccessible } from '../support/sound-page.ts';

const SIGN_UP = '**/api/signup-with-email';

function signup(page: Page) {
  return page.getByRole('dialog', { name: 'Create your account' });
}

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage));
}

async function openSignup(page: Page): Promise<void> {
  await page.goto('/#/login');
  await stepOne(page).getByRole('button', { name: 'Sign up', exact: true }).click();
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

test('a signup says what is missing while its button is dead', async ({ page }) => {
  await openSignup(page);
  const button = signup(page).getByRole('button', { name: 'Create Account' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('Agree to the terms above to create your account.');
  await signup(page).getByLabel('Password').fill('12345');
  await page.keyboard.press('Enter');
  for (const text of [
    'Name must be at least 2 characters',
    'Email is required',
    'Password must be at least 6 characters',
    'You must agree to the Terms and Conditions',
  ]) {
    await expect(signup(page).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(signup(page).getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expectAccessible(page);
  await fillSignup(page);
  await expect(button).toHaveAccessibleDescription('');
  await expect(button).toBeEnabled();
});

test('a signup logs nobody in until its message has been read, and is not lost by a reload', async ({
  page,
}) => {
  await openSignup(page);
  await fillSignup(page);
  await create(page);
  await expect(signup(page).getByText('Account created successfully! Welcome to Ilaneer!')).toBeVisible();
  const during = await storedKeys(page);
  expect(during).toEqual(expect.arrayContaining(['token', 'user']));
  expect(during).not.toContain('authToken');
  await page.goto('/?reloaded#/account');
  await expect(page.getByRole('heading', { level: 2, name: 'Profile' })).toBeVisible();
});
