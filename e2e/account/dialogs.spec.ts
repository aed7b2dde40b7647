import { signupForm } from '@ilaneer/testing/signup-form';
import {
  logInByDialog,
  loginDialog,
  passwordLogin,
  signUp,
  signupDialog,
  stepOne,
} from '../support/account-dialogs.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { openAccountDialog } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible } from '../support/sound-page.ts';

test('one dialog leads to the other, and each closes by ×, Escape and backdrop', async ({ page }) => {
  await page.goto('/#/products');
  await openAccountDialog(page, 'Login / Register');
  await expectAccessible(page);
  await stepOne(page).getByRole('textbox').fill('asha@example.in');
  await stepOne(page).getByRole('button', { name: 'Login with password' }).click();
  await expect(stepOne(page)).toBeHidden();
  await expect(loginDialog(page).getByRole('textbox', { name: /^Enter Mobile/ })).toHaveValue(
    'asha@example.in',
  );
  await expectAccessible(page);
  await loginDialog(page).getByRole('button', { name: 'Login with OTP' }).click();
  await expect(loginDialog(page)).toBeHidden();
  await expect(stepOne(page).getByRole('textbox')).toHaveValue('asha@example.in');
  await stepOne(page).getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(stepOne(page)).toBeHidden();
  await signupDialog(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(signupDialog(page)).toBeHidden();
  await loginDialog(page).getByRole('button', { name: 'Forgot Your password?' }).click();
  await page.getByRole('button', { name: 'Back to login' }).click();

  await loginDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(loginDialog(page)).toBeHidden();
  await openAccountDialog(page, 'Login / Register');
  await expect(stepOne(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stepOne(page)).toBeHidden();
  await openAccountDialog(page, 'Login / Register');
  await expect(stepOne(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(stepOne(page)).toBeHidden();
});

test('every way in offers Google and Facebook, and says when one is not set up', async ({ page }) => {
  const notSetUp = page.getByText(
    'Login with Facebook is not set up in this shop yet. Please use an OTP or your password.',
  );
  await page.goto('/#/login');
  for (const next of ['Login with password', 'Signup', null]) {
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue with Facebook' }).click();
    await expect(notSetUp).toBeVisible();
    await expectAccessible(page);
    if (next === null) continue;
    await page.getByRole('button', { name: next }).click();
    await expect(notSetUp).toBeHidden();
  }
  await signupDialog(page).getByRole('button', { name: 'Sign up with OTP' }).click();
  await expect(stepOne(page)).toBeVisible();
});

test('a password login says what is wrong, and clears it when it is edited', async ({
  page,
  shopper,
  allowProblems,
}) => {
  allowProblems(/login-user/);
  await page.goto('/#/login');
  await passwordLogin(page);
  const name = loginDialog(page).getByRole('textbox', { name: 'Enter Mobile Number / Email*' });
  const password = loginDialog(page).getByLabel('Password');
  const send = loginDialog(page).getByRole('button', { name: 'Login', exact: true });
  await send.click();
  await expect(loginDialog(page).getByText('Email or mobile number is required')).toBeVisible();
  await expect(loginDialog(page).getByText('Password is required')).toBeVisible();
  await name.fill('98765');
  await expect(loginDialog(page).getByText('Email or mobile number is required')).toHaveCount(0);
  await password.fill('12345');
  await send.click();
  await expect(loginDialog(page).getByText('Please enter a valid mobile number (10 digits)')).toBeVisible();
  await expect(loginDialog(page).getByText('Password must be at least 6 characters long')).toBeVisible();
  await name.fill('asha@example');
  await password.fill('123456');
  await send.click();
  await expect(loginDialog(page).getByText('Please enter a valid email address')).toBeVisible();

  await name.fill(shopper.email);
  await page.route('**/api/login-user', (route) => route.abort('failed'), { times: 1 });
  await send.click();
  await expect(loginDialog(page).getByRole('alert')).toHaveText(
    'Network error. Please check your connection.',
  );
  await send.click();
  await expect(loginDialog(page).getByRole('alert')).toHaveText('Invalid credentials');
  await expectAccessible(page);
  await loginDialog(page).getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await logInByDialog(page, shopper);
});

test('a token without authToken is a session', async ({ page, shopper }) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), shopper.token);
  await page.goto('/#/account');
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(shopper.email);
});

test('a session that has ended is found out by one call', async ({ page, shopper, calls, allowProblems }) => {
  allowProblems(/status of 401/);
  await calls.endSession();
  await logIn(page, shopper);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(new URL(response.url()).pathname);
  });
  await page.goto('/#/products');
  await expect(alertSaying(page, 'Session expired. Please login again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login / Register' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual(['/api/user-details']);
});

test('login and logout are confirmed, beside the navigation and not over it', async ({ page, shopper }) => {
  const status = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
  await page.goto('/#/products');
  await openAccountDialog(page, 'Login / Register');
  await logInByDialog(page, shopper);
  // Under the pointer it stays.
  await status.getByText('You are logged in.').hover();
  const head = await page.getByRole('banner').boundingBox();
  const toast = await status.getByText('You are logged in.').boundingBox();
  expect(toast?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
  await expectAccessible(page);
  await openAccountDialog(page, 'Logout');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(status.getByText('You are logged out.')).toBeVisible();
});

test('a login in one tab is one in the other', async ({ page, context }) => {
  await page.goto('/#/account');
  const other = await context.newPage();
  await other.goto('/#/login');
  await signUp(other, signupForm());
  await expect(page.getByRole('heading', { level: 2, name: 'Profile' })).toBeVisible();
});
