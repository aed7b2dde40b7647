import type { Page } from '@playwright/test';
import { placeOrderButton, WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { ALL_THE_WAY, moveOrder } from '../support/move-order.ts';
import { linkTo } from '../support/outbox.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

function summaryOf(page: Page) {
  return page.getByRole('region', { name: 'Order summary' });
}

function offersOf(page: Page) {
  return page.getByRole('region', { name: 'Offers' });
}

function coinsOf(page: Page) {
  return page.getByRole('region', { name: 'Coins', exact: true });
}

test('coins come with a delivery, pay for the next order, and come back when it is cancelled', async ({
  page,
  request,
  shopper,
  calls,
}) => {
  // Two orders, one moved by command up to delivery.
  test.slow();
  await calls.saveAddress();
  await logIn(page, shopper);
  const summary = summaryOf(page);

  await test.step('there are none before the first delivery, and no control for them', async () => {
    await page.goto('/#/account#coins');
    await expect(coinsOf(page).getByText('No coins yet.')).toBeVisible();
    await calls.addToCart(WATER, 2);
    await page.goto('/#/cart');
    await expect(offersOf(page).getByText(/^Best price/)).toBeVisible();
    await expect(offersOf(page).getByText(/coin/i)).toBeHidden();
    await calls.removeFromCart(WATER);
  });

  await test.step('a delivered order earns them; they wait for a proven address', async () => {
    // ₹285 of goods are 14 coins.
    await moveOrder(await calls.order(WATER), ...ALL_THE_WAY);
    await calls.addToCart(WATER, 2);
    await page.reload();
    await expect(offersOf(page).getByText('You have 14 coins')).toBeVisible();
    await expect(offersOf(page).getByText('Please confirm your email address')).toBeVisible();
    await offersOf(page).getByRole('link', { name: 'Your account' }).click();
    await expect(coinsOf(page).getByText('14 coins')).toBeVisible();
    await expect(coinsOf(page).getByText('confirm your email address')).toBeVisible();
    await page.goto(await linkTo(request, shopper.email, 'verify-email'));
    await expect(page.getByRole('heading', { level: 1, name: /confirmed|verified/i })).toBeVisible();
  });

  await test.step('takes them off in the cart, before GST, and leaves them again', async () => {
    await page.goto('/#/cart');
    const use = offersOf(page).getByRole('checkbox', { name: 'Use coins' });
    await expect(offersOf(page).getByText('All of them take ₹14.00 off.')).toBeVisible();
    await use.check();
    // 556 and 18 % on it.
    await expect(summary.getByText('₹656.08')).toBeVisible();
    await expect(summary.getByText('−₹14.00')).toBeVisible();
    await use.uncheck();
    await expect(summary.getByText('₹672.60')).toBeVisible();
    await use.check();
    await expect(summary.getByText('₹656.08')).toBeVisible();
  });

  await test.step('with a coupon: they bring the delivery charge back, and the best choice', async () => {
    await offersOf(page).getByRole('button', { name: 'Apply coupons' }).click();
    await page.getByRole('button', { name: 'Apply ILANEER10' }).click();
    // 570 less 57 less 14 is 499.
    await expect(summary.getByText('₹628.82')).toBeVisible();
    await expect(
      offersOf(page).getByText('Your order is below ₹500.00 with them, so delivery costs ₹40.00.'),
    ).toBeVisible();
    // Not repeated after another choice; shown again when that is undone.
    await expect(offersOf(page).getByText(/^Best price/)).toBeHidden();
    await offersOf(page).getByRole('checkbox', { name: 'Use coins' }).uncheck();
    await offersOf(page).getByRole('button', { name: 'Remove coupon ILANEER10' }).click();
    await expect(offersOf(page).getByText('Best price ₹590.00 with ILANEER10 and 13 coins')).toBeVisible();
    await offersOf(page).getByRole('button', { name: 'Take the best price' }).click();
    await expect(offersOf(page).getByText('13 of your 14 coins used. You save ₹13.00.')).toBeVisible();
    await expect(offersOf(page).getByText('Best price')).toBeHidden();
  });

  await test.step('orders with them', async () => {
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Address' })).toBeVisible();
    await page.reload();
    await expect(summary.getByText('−₹13.00')).toBeVisible();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    await expect(summary.getByText('₹590.00', { exact: true })).toBeVisible();
    await expect(offersOf(page).getByRole('checkbox', { name: 'Use coins' })).toBeChecked();
    await placeOrderButton(page).click();
    await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
    expect((await calls.orders())[0]).toMatchObject({ coins: 13, totalAmount: 590 });
    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: 'View detail' }).click();
    await expect(card.getByText('−₹13.00')).toBeVisible();
    await page.goto('/#/account#coins');
    await expect(coinsOf(page).getByText('1 coin', { exact: true })).toBeVisible();
    await expect(coinsOf(page).getByRole('listitem').first()).toContainText('Used for order OD');
  });

  await test.step('cancels, and has them back', async () => {
    await page.goto('/#/order-details');
    await page
      .getByRole('button', { name: /^Cancel order/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await dialog.getByRole('radio', { name: 'Delivery is taking too long' }).check();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/#/account#coins');
    await expect(coinsOf(page).getByText('Worth ₹14.00 off your next orders.')).toBeVisible();
    await expect(coinsOf(page).getByRole('listitem')).toHaveText([
      /Back from order OD.*\+13/,
      /Used for order OD.*−13/,
      /Earned with order OD.*\+14/,
    ]);
    await calls.addToCart(WATER, 2);
    await page.goto('/#/cart');
    await expect(offersOf(page).getByText('All of them take ₹14.00 off.')).toBeVisible();
    await expect(offersOf(page).getByRole('checkbox', { name: 'Use coins' })).not.toBeChecked();
  });
});
