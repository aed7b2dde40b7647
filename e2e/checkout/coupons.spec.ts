import type { Page } from '@playwright/test';
import { placeOrderButton, WATER } from '../support/checkout.ts';
import { loadPage, openAccountDialog } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

// Two packs are ₹570; 10 % off leaves ₹513, with 18 % GST ₹605.34.
const REDUCED = '₹605.34';
const FULL = '₹672.60';

function summaryOf(page: Page) {
  return page.getByRole('region', { name: 'Order summary' });
}

function offersOf(page: Page) {
  return page.getByRole('region', { name: 'Offers' });
}

function couponsOf(page: Page) {
  return page.getByRole('dialog', { name: 'Apply coupons' });
}

test('a coupon is chosen in the cart, stays through the checkout and is in the order', async ({
  page,
  shopper,
  calls,
  allowProblems,
}) => {
  allowProblems(/400.*coupons\/verify/);
  await calls.addToCart(WATER, 2);
  await calls.saveAddress();
  await logIn(page, shopper);
  await page.goto('/#/cart');
  const summary = summaryOf(page);

  await test.step('sees what can be used first, and what is missing for the others', async () => {
    await offersOf(page).getByRole('button', { name: 'Apply coupons' }).click();
    const rows = couponsOf(page).getByRole('list', { name: 'Coupons' }).getByRole('listitem');
    await expect(rows.first()).toContainText('ILANEER10');
    await expect(rows.first()).toContainText('You save ₹57.00');
    await expect(rows.filter({ hasText: 'FIRST100' })).toContainText('Add ₹229.00 more to use this coupon');
    await expectAccessible(page);
  });

  await test.step('is told why a code is no good', async () => {
    const code = couponsOf(page).getByRole('textbox', { name: 'Coupon code' });
    await code.fill('onam 2026');
    await code.press('Enter');
    await expect(couponsOf(page).getByText('Coupon has expired')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('applies one, and it is taken off before GST', async () => {
    await couponsOf(page).getByRole('button', { name: 'Apply ILANEER10' }).click();
    await expect(couponsOf(page)).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: 'You save ₹57.00' })).toBeVisible();
    await expect(summary.getByText(REDUCED)).toBeVisible();
    await expect(summary.getByText('−₹57.00')).toBeVisible();
    await expectSoundPage(page);
  });

  await test.step('finds it again on the address and after a reload', async () => {
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Address' })).toBeVisible();
    await page.reload();
    await expect(summary.getByText(REDUCED)).toBeVisible();
    await expectSoundPage(page);
  });

  await test.step('orders with it on the payment step', async () => {
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    await expect(summary.getByText(REDUCED)).toBeVisible();
    await expectSoundPage(page);
    await placeOrderButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Order placed successfully!' })).toBeVisible();
    expect(await calls.orders()).toMatchObject([{ couponCode: 'ILANEER10', totalAmount: 605.34 }]);
    // Where the checkout ends by itself: nobody leaves before.
    await expect(page.getByRole('heading', { level: 1, name: /^My order/ })).toBeVisible();
  });

  await test.step('and the next cart starts without it', async () => {
    await calls.addToCart(WATER, 2);
    // What was put in from elsewhere is seen once the page is opened anew.
    await loadPage(page, '/cart');
    await expect(summary.getByText(FULL)).toBeVisible();
    await expect(offersOf(page).getByRole('button', { name: 'Apply coupons' })).toBeVisible();
  });
});

test('the best price is one press away, and a coupon can be removed', async ({ page, shopper, calls }) => {
  await calls.addToCart(WATER, 2);
  await logIn(page, shopper);
  await page.goto('/#/cart');
  const summary = summaryOf(page);
  await expect(offersOf(page).getByText(`Best price ${REDUCED} with ILANEER10`)).toBeVisible();
  await expect(
    offersOf(page).getByText('₹570.00 − ₹57.00 coupon + ₹92.34 GST + free delivery'),
  ).toBeVisible();
  await expectSoundPage(page);
  await offersOf(page).getByRole('button', { name: 'Take the best price' }).click();
  await expect(offersOf(page).getByText('You save ₹57.00')).toBeVisible();
  await expect(offersOf(page).getByText('Best price')).toBeHidden();
  await offersOf(page).getByRole('button', { name: 'Remove coupon ILANEER10' }).click();
  await expect(summary.getByText(FULL)).toBeVisible();
  await expect(offersOf(page).getByRole('button', { name: 'Apply coupons' })).toBeFocused();
});

test('a coupon that the cart falls short of says what is missing, and comes back with it', async ({
  page,
  shopper,
  calls,
}) => {
  await calls.addToCart(WATER, 2);
  await logIn(page, shopper);
  await page.goto('/#/cart');
  const summary = summaryOf(page);
  await offersOf(page).getByRole('button', { name: 'Take the best price' }).click();
  await expect(summary.getByText(REDUCED)).toBeVisible();
  await page.getByRole('button', { name: /^One less / }).click();
  await expect(offersOf(page).getByText('Add ₹215.00 more to use this coupon')).toBeVisible();
  await expect(summary.getByText('Coupon savings')).toBeHidden();
  await page.getByRole('button', { name: /^One more / }).click();
  await expect(summary.getByText(REDUCED)).toBeVisible();
});

test('a hidden coupon works for Buy Now when its code is typed', async ({ page, shopper, calls }) => {
  await calls.saveAddress();
  await logIn(page, shopper);
  await page.goto(`/#/address?productId=${WATER.productId}&variantId=${WATER.variantId}&quantity=2`);
  const summary = summaryOf(page);
  await offersOf(page).getByRole('button', { name: 'Apply coupons' }).click();
  await couponsOf(page).getByRole('textbox', { name: 'Coupon code' }).fill('karikku50');
  await couponsOf(page).getByRole('button', { name: 'Apply code' }).click();
  await expect(offersOf(page).getByText('You save ₹50.00')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  await expect(summary.getByText('₹613.60')).toBeVisible();
  await placeOrderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Order placed successfully!' })).toBeVisible();
  expect(await calls.orders()).toMatchObject([{ couponCode: 'KARIKKU50', totalAmount: 613.6 }]);
});

test('somebody who logs out leaves no coupon behind, and coupons that fail to load can be asked for again', async ({
  page,
  shopper,
  calls,
  allowProblems,
}) => {
  allowProblems(/503/);
  await calls.addToCart(WATER, 2);
  await logIn(page, shopper);
  await page.route('**/api/coupons?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.route('**/api/coupons', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/#/cart');
  await offersOf(page).getByRole('button', { name: 'Take the best price' }).click();
  await offersOf(page).getByRole('button', { name: 'Change coupon' }).click();
  const again = couponsOf(page).getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await again.click();
  await expect(couponsOf(page).getByText('Applied')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('appliedCoupon'))).toBe('ILANEER10');
  await page.keyboard.press('Escape');
  await openAccountDialog(page, 'Logout');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  // On a phone the bar says nothing of who is logged in.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('appliedCoupon'))).toBeNull();
});

test('a coupon outlives a session that ends by itself, for who logs in again', async ({
  page,
  shopper,
  calls,
  allowProblems,
}) => {
  allowProblems(/401/);
  await calls.addToCart(WATER, 2);
  await logIn(page, shopper);
  await page.goto('/#/cart');
  await offersOf(page).getByRole('button', { name: 'Take the best price' }).click();
  await expect(offersOf(page).getByRole('button', { name: 'Change coupon' })).toBeVisible();
  await calls.endSession();
  await page.reload();
  await expect(page.getByText('Session expired. Please login again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('appliedCoupon'))).toBe('ILANEER10');
});
