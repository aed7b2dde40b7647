import type { Page } from '@playwright/test';
import { placeOrderButton, WATER } from '../support/checkout.ts';
import { loadPage } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

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
}) => {
  await calls.addToCart(WATER, 2);
  await calls.saveAddress();
  await logIn(page, shopper);
  await page.goto('/#/cart');
  const summary = summaryOf(page);

  await test.step('applies one, and it is taken off before GST', async () => {
    await offersOf(page).getByRole('button', { name: 'Apply coupons' }).click();
    await couponsOf(page).getByRole('button', { name: 'Apply ILANEER10' }).click();
    await expect(couponsOf(page)).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: 'You save ₹57.00' })).toBeVisible();
    await expect(summary.getByText(REDUCED)).toBeVisible();
    await expect(summary.getByText('−₹57.00')).toBeVisible();
  });

  await test.step('finds it again on the address and after a reload', async () => {
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Address' })).toBeVisible();
    await page.reload();
    await expect(summary.getByText(REDUCED)).toBeVisible();
  });

  await test.step('orders with it on the payment step', async () => {
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    await expect(summary.getByText(REDUCED)).toBeVisible();
    await placeOrderButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Order placed successfully!' })).toBeVisible();
    expect(await calls.orders()).toMatchObject([{ couponCode: 'ILANEER10', totalAmount: 605.34 }]);
    await expect(page.getByRole('heading', { level: 1, name: /^My order/ })).toBeVisible();
  });

  await test.step('and the next cart starts without it', async () => {
    await calls.addToCart(WATER, 2);
    // A code entered elsewhere shows after a reload.
    await loadPage(page, '/cart');
    await expect(summary.getByText(FULL)).toBeVisible();
    await expect(offersOf(page).getByRole('button', { name: 'Apply coupons' })).toBeVisible();
  });

  await test.step('a hidden one works for Buy Now when its code is typed', async () => {
    const { productId, variantId } = WATER;
    await page.goto(`/#/address?productId=${productId}&variantId=${variantId}&quantity=2`);
    await offersOf(page).getByRole('button', { name: 'Apply coupons' }).click();
    await couponsOf(page).getByRole('textbox', { name: 'Coupon code' }).fill('karikku50');
    await couponsOf(page).getByRole('button', { name: 'Apply code' }).click();
    await expect(offersOf(page).getByText('You save ₹50.00')).toBeVisible();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(summary.getByText('₹613.60')).toBeVisible();
    await placeOrderButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Order placed successfully!' })).toBeVisible();
    expect((await calls.orders())[0]).toMatchObject({ couponCode: 'KARIKKU50', totalAmount: 613.6 });
  });
});
