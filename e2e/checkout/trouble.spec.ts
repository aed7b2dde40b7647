import type { Page } from '@playwright/test';
import { logInByDialog } from '../support/account-dialogs.ts';
import { goToPayment, placeOrderButton, WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { openAccountDialog } from '../support/navigation.ts';
import { expectFigures, lineOf, totalOf } from '../support/order-figures.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible } from '../support/sound-page.ts';

const PLACE_ORDER = '**/api/place-order';

/** The keys under which the page sends its orders from now on. */
function orderKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/place-order')) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

test('a double click on Place Order is one order', async ({ page, calls, shopper }) => {
  await goToPayment(page, calls, shopper);
  await placeOrderButton(page).dblclick();
  await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
  expect(await calls.orders()).toHaveLength(1);
});

test('back, forward and reload after an order do not order again', async ({ page, calls, shopper }) => {
  await goToPayment(page, calls, shopper);
  await placeOrderButton(page).click();
  const orders = page.getByRole('heading', { level: 1, name: 'My order (1)' });
  await expect(orders).toBeVisible();
  // The page forgets the news of the order by replacing its entry in the history, which would undo a Back under way.
  await expect.poll(() => page.evaluate('history.state?.usr == null')).toBe(true);
  await page.goBack();
  await expect(page.getByText('Your cart is empty. Please add items to proceed.')).toBeVisible();
  await page.goForward();
  await expect(orders).toBeVisible();
  await page.reload();
  await expect(orders).toBeVisible();
  await expect(page.getByText('Thank you for your order')).toBeHidden();
  expect(await calls.orders()).toHaveLength(1);
});

test('an answer that gets lost loses no order and makes no second one', async ({
  page,
  calls,
  shopper,
  allowProblems,
}) => {
  allowProblems(/place-order/);
  await goToPayment(page, calls, shopper);
  const keys = orderKeys(page);
  // The order reaches the shop, its answer does not reach the page.
  await page.route(
    PLACE_ORDER,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await placeOrderButton(page).click();
  await expect(alertSaying(page, 'Error placing order. Please try again.')).toBeVisible();
  await placeOrderButton(page).click();
  await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
  expect(await calls.orders()).toHaveLength(1);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a server that breaks down orders nothing, and the retry is the same attempt', async ({
  page,
  calls,
  shopper,
  allowProblems,
}) => {
  allowProblems(/place-order/);
  await goToPayment(page, calls, shopper);
  const keys = orderKeys(page);
  await page.route(PLACE_ORDER, (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
  await placeOrderButton(page).click();
  await expect(alertSaying(page, 'Failed to place order. Please try again.')).toBeVisible();
  expect(await calls.orders()).toHaveLength(0);
  await placeOrderButton(page).click();
  await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
  expect(await calls.orders()).toHaveLength(1);
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('figures that changed meanwhile are agreed to before anything is ordered', async ({
  page,
  request,
  calls,
  shopper,
  allowProblems,
}) => {
  // The refusal that this is about.
  allowProblems(/409 .*place-order/);
  const line = await lineOf(request, WATER, 1);
  const changed = { ...line, quantity: 3 };
  await goToPayment(page, calls, shopper);
  await expectFigures(page, line);
  await calls.setQuantity(WATER, changed.quantity);
  await placeOrderButton(page).click();
  const review = page.getByRole('dialog', { name: 'Review changes' });
  await expect(review.getByText('Quantity was 1, is 3')).toBeVisible();
  await expect(review.getByRole('definition').getByText(totalOf(line), { exact: true })).toBeVisible();
  await expect(review.getByRole('definition').getByText(totalOf(changed), { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await calls.orders()).toHaveLength(0);
  await review.getByRole('button', { name: `Order for ${totalOf(changed)}` }).click();
  await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
  await expect(page.getByRole('article').getByText(totalOf(changed))).toBeVisible();
  expect(await calls.orders()).toHaveLength(1);
});

test('an expired login says so, and after the next one the order goes on', async ({
  page,
  request,
  calls,
  shopper,
  allowProblems,
}) => {
  // The session is gone: every call of it is refused.
  allowProblems(/status of 401/);
  await goToPayment(page, calls, shopper);
  await calls.endSession();
  await placeOrderButton(page).click();
  await expect(alertSaying(page, 'Please login to continue')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await logInByDialog(page, shopper);
  await expectFigures(page, await lineOf(request, WATER, 1));
  await placeOrderButton(page).click();
  await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My order (1)' })).toBeVisible();
});

test('a second tab keeps the cart in step, and a logout there is one here', async ({
  page,
  context,
  request,
  calls,
  shopper,
}) => {
  await calls.addToCart(WATER);
  await logIn(page, shopper);
  await page.goto('/#/cart');
  await expectFigures(page, await lineOf(request, WATER, 1));
  const other = await context.newPage();
  await other.goto('/#/cart');
  await other.getByRole('button', { name: /^One more Tender Coconut Water Pack/ }).click();
  const two = await lineOf(request, WATER, 2);
  await expectFigures(other, two);
  await expectFigures(page, two);

  await openAccountDialog(other, 'Logout');
  const dialog = other.getByRole('alertdialog', { name: 'Are you sure you want to logout?' });
  await expect(dialog.getByText('You will need to login again to access your account.')).toBeVisible();
  await expectAccessible(other);
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/#\/$/);
  await expect(page.getByText('Please log in to see what is in your cart and to check out.')).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).not.toContain('authToken');
  expect(kept).not.toContain('cart');
});
