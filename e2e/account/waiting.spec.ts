import type { Page } from '@playwright/test';
import { logInByDialog } from '../support/account-dialogs.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { openAccountDialog } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn, type Shopper } from '../support/shopper.ts';

const NO_ANSWER = 'Network error. Please check your connection.';

async function openAccount(page: Page, shopper: Shopper): Promise<void> {
  await logIn(page, shopper);
  await page.goto('/#/account');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
}

test('a change of the account that gets no answer can be left, and ends after ten seconds', async ({
  page,
  shopper,
}) => {
  await page.route('**/api/update-email', () => undefined);
  await openAccount(page, shopper);
  const dialog = page.getByRole('dialog', { name: 'Change your email address' });
  const send = async () => {
    await page.getByRole('button', { name: 'Change your email address' }).click();
    await dialog.getByRole('textbox', { name: 'Email' }).fill('asha.new@example.in');
    await dialog.getByLabel('Password').fill(shopper.password);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(dialog.getByRole('button', { name: 'Sending link...' })).toBeVisible();
  };
  const ended = () =>
    page.waitForEvent('requestfailed', (request) => request.url().endsWith('/update-email'));
  await send();
  const closed = ended();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await closed;
  await send();
  const escaped = ended();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await escaped;
  await send();
  await expect(dialog.getByRole('alert')).toHaveText(NO_ANSWER);
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('asha.new@example.in');
});

test('an account is not left half deleted, and its dialog waits ten seconds at most', async ({
  page,
  shopper,
}) => {
  await page.route('**/api/delete-account', () => undefined);
  await openAccount(page, shopper);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password').fill(shopper.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeVisible();
  // Without an answer the account may be gone: the page asks whether it is.
  const asked = page.waitForRequest('**/api/user-details');
  await expect(dialog.getByRole('alert')).toHaveText(NO_ANSWER);
  await asked;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a device whose logout gets no answer can be tried again after ten seconds', async ({
  page,
  request,
  shopper,
}) => {
  await request.post('/api/login-user', {
    data: { email: shopper.email, password: shopper.password },
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Firefox/143.0' },
  });
  await page.route('**/api/account/sessions/*', () => undefined);
  await openAccount(page, shopper);
  const end = page.getByRole('button', { name: 'Logout Firefox on iPhone' });
  await end.click();
  await expect(alertSaying(page, NO_ANSWER)).toBeVisible();
  await expect(end).toBeEnabled();
});

test('a logout does not wait for its answer, nor end the login after it', async ({ page, shopper }) => {
  const { promise: answer, resolve: reply } = Promise.withResolvers<void>();
  await page.route('**/api/logout', async (route) => {
    await answer;
    await route.fulfill({ status: 200, json: { success: true, message: 'Logout successful' } });
  });
  await openAccount(page, shopper);
  await openAccountDialog(page, 'Logout');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(dialog.getByRole('button', { name: 'Logging out...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await openAccountDialog(page, 'Login / Register');
  await logInByDialog(page, shopper);
  const answered = page.waitForResponse('**/api/logout');
  reply();
  await (await answered).finished();
  await page.goto('/#/account');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
});
