import { signupForm } from '@ilaneer/testing/signup-form';
import type { Page } from '@playwright/test';
import { fillSignup, openSignup, signupDialog } from '../support/account-dialogs.ts';
import { storedKeys } from '../support/browser-storage.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectAccessible } from '../support/sound-page.ts';

async function openDialog(page: Page): Promise<void> {
  await page.goto('/#/login');
  await openSignup(page);
}

/** Fills the open dialog in with what is right. */
async function fillDialog(page: Page): Promise<void> {
  await fillSignup(page, signupForm());
  await signupDialog(page)
    .getByRole('checkbox', { name: /^I agree/ })
    .check();
}

function create(page: Page): Promise<void> {
  return signupDialog(page).getByRole('button', { name: 'Create Account' }).click();
}

test('a signup says what is wrong in the words of the shop', async ({ page, allowProblems }) => {
  allowProblems(/signup-with-email/);
  await openDialog(page);
  await fillDialog(page);
  await signupDialog(page).getByRole('textbox', { name: 'Name', exact: true }).fill('A');
  await signupDialog(page).getByRole('textbox', { name: 'Email', exact: true }).fill('asha');
  await signupDialog(page).getByLabel('Password').fill('12345');
  await create(page);
  for (const text of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
  ]) {
    await expect(signupDialog(page).getByText(text)).toBeVisible();
  }
  await expectAccessible(page);

  await fillDialog(page);
  // Only the server knows this one; its text stands at the field all the same.
  await signupDialog(page).getByLabel('Password').fill('password');
  await create(page);
  await expect(signupDialog(page).getByText('Password is too common.')).toBeVisible();
  await expect(signupDialog(page).getByRole('alert')).toHaveCount(0);
});

test('a signup says what is missing while its button is dead', async ({ page }) => {
  await openDialog(page);
  const button = signupDialog(page).getByRole('button', { name: 'Create Account' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('Agree to the terms above to create your account.');
  await signupDialog(page).getByLabel('Password').fill('12345');
  await page.keyboard.press('Enter');
  for (const text of [
    'Name must be at least 2 characters',
    'Email is required',
    'Password must be at least 6 characters',
    'You must agree to the Terms and Conditions',
  ]) {
    await expect(signupDialog(page).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(signupDialog(page).getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expectAccessible(page);
  await fillDialog(page);
  await expect(button).toHaveAccessibleDescription('');
  await expect(button).toBeEnabled();
});

test('a signup logs nobody in until its message has been read, and is not lost by a reload', async ({
  page,
}) => {
  await openDialog(page);
  await fillDialog(page);
  await create(page);
  await expect(
    signupDialog(page).getByText('Account created successfully! Welcome to Ilaneer!'),
  ).toBeVisible();
  const during = await storedKeys(page);
  expect(during).toEqual(expect.arrayContaining(['token', 'user']));
  expect(during).not.toContain('authToken');
  await page.goto('/?reloaded#/account');
  await expect(page.getByRole('heading', { level: 2, name: 'Profile' })).toBeVisible();
});
