import { storedKeys } from '../support/browser-storage.ts';
import { expectAlert, expectNamed, expectPartOfText, expectText } from '../support/expect-texts.ts';
import { loadPage, openAccountDialog } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

// ACCOUNT-27
test('the logout confirmation', async ({ page, shopper, server }) => {
  await logIn(page, shopper);
  await loadPage(page, '/Empty');
  await expectNamed(page, 'button', 'Logout');
  await openAccountDialog(page, 'Logout');
  await expectText(
    page,
    'Are you sure you want to logout?',
    'You will need to login again to access your account.',
  );
  await expectNamed(page, 'button', 'Cancel');
  await server.hang('logout');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expectNamed(page, 'button', 'Logging out...');
});

// ACCOUNT-28
test('a session that ended', async ({ page, shopper, server }) => {
  await logIn(page, shopper);
  await server.refuse('get-wishlist', 401, 'Session expired. Please login again.', 'SESSION_REVOKED');
  await loadPage(page, '/wishlist');
  await expectAlert(page, 'Session expired. Please login again.');
  await expectNamed(page, 'button', 'Login / Register');
  await expect
    .poll(() => storedKeys(page), 'logout clears authToken and userData')
    .not.toEqual(expect.arrayContaining([expect.stringMatching(/^(authToken|userData)$/)]));
});

// STOREFRONT-13
test('a heart that a visitor presses', async ({ page }) => {
  await loadPage(page, '/Product-page/market-tote');
  await page
    .getByRole('button', { name: /to wishlist$/ })
    .first()
    .click();
  await expectPartOfText(page, 'Please login');
});
