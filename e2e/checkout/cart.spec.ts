import type { Page } from '@playwright/test';
import { addToWishlist, askToRemove, oneLess, oneMore, removeLine, removeWater } from '../support/cart.ts';
import { WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { expectFigures, lineOf } from '../support/order-figures.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

const UPDATE = '**/api/update-cart-quantity';
const REMOVE = '**/api/remove-from-cart';

/** Bodies of the calls that change a quantity from now on. */
function quantitiesSent(page: Page): number[] {
  const sent: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/update-cart-quantity')) sent.push(request.postDataJSON().newQuantity);
  });
  return sent;
}

test.beforeEach(async ({ page, calls, shopper }) => {
  await calls.addToCart(WATER);
  await logIn(page, shopper);
});

test('quick presses show at once and become one call, the last wish wins', async ({
  page,
  request,
  calls,
}) => {
  await page.clock.install();
  await page.goto('/#/cart');
  const sent = quantitiesSent(page);
  await expect(oneLess(page)).toBeDisabled();
  // On a busy machine the presses of a test are no quick ones: the clock stands still while they are made.
  await page.clock.pauseAt(Date.now() + 1_000);
  for (let presses = 0; presses < 4; presses += 1) await oneMore(page).click();
  await oneLess(page).click();
  await expect(page.getByRole('status').filter({ hasText: /^4$/ })).toBeVisible();
  expect(sent).toEqual([]);
  await page.clock.resume();
  await expectFigures(page, await lineOf(request, WATER, 4));
  expect(sent).toEqual([4]);
  expect(await calls.cartLines()).toMatchObject([{ quantity: 4 }]);
});

test('leaving at once loses no press', async ({ page, request, calls }) => {
  await calls.saveAddress();
  await page.goto('/#/cart');
  await oneMore(page).click();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Select Delivery Address' })).toBeVisible();
  await expectFigures(page, await lineOf(request, WATER, 2));
});

test('a line that is updating spins, keeps the focus and takes no press', async ({ page, calls }) => {
  await page.goto('/#/cart');
  const sent = quantitiesSent(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(UPDATE, async (route) => {
    await answered;
    await route.continue();
  });
  await oneMore(page).click();
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toHaveAttribute('aria-busy', 'true');
  await expect(oneMore(page)).toBeDisabled();
  await expect(removeWater(page)).toBeDisabled();
  await expect(addToWishlist(page)).toBeDisabled();
  await expectAccessible(page);
  await oneMore(page).click({ force: true });
  answer();
  await expect(oneMore(page)).toBeEnabled();
  await expect(oneMore(page)).toBeFocused();
  expect(sent).toEqual([2]);
  expect(await calls.cartLines()).toMatchObject([{ quantity: 2 }]);
});

test('removing is asked about, shows its overlay and ends in the empty cart', async ({ page, calls }) => {
  await page.goto('/#/cart');
  const dialog = await askToRemove(page);
  await expect(dialog.getByText('Are you sure you want to remove this item from your cart?')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await calls.cartLines()).toHaveLength(1);

  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(REMOVE, async (route) => {
    await answered;
    await route.continue();
  });
  await removeLine(page);
  await expect(page.getByText('Removing...')).toBeVisible();
  for (const step of await page.getByRole('button', { name: /^One (?:less|more)/ }).all())
    await expect(step).toHaveAttribute('aria-disabled', 'true');
  await expect(addToWishlist(page)).toBeDisabled();
  answer();
  await expect(page.getByRole('heading', { name: 'OOPS! Your Cart is Empty' })).toBeVisible();
  await expectSoundPage(page);
  expect(await calls.cartLines()).toEqual([]);
});

test('the wishlist button of a line goes from add to in', async ({ page, calls }) => {
  await page.goto('/#/cart');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/add-to-wishlist', async (route) => {
    await answered;
    await route.continue();
  });
  await addToWishlist(page).click();
  await expect(page.getByText('Adding...')).toBeVisible();
  answer();
  await expect(alertSaying(page, /added to wishlist successfully!$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'In Wishlist' })).toBeVisible();
  expect(await calls.wishlist()).toHaveLength(1);

  const { promise: updated, resolve: update } = Promise.withResolvers<void>();
  await page.route(UPDATE, async (route) => {
    await updated;
    await route.continue();
  });
  await oneMore(page).click();
  await expect(page.getByRole('button', { name: 'In Wishlist' })).toBeDisabled();
  update();
  await expect(page.getByRole('link', { name: 'In Wishlist' })).toBeVisible();
});

const refusals = [
  [400, 'Quantity must be a positive number', 'Invalid quantity. Please try again.'],
  [400, 'Only 3 items available', 'Failed to update quantity: Only 3 items available'],
  [500, 'The database is asleep', 'Failed to update quantity: The database is asleep'],
] as const;

for (const [status, message, shown] of refusals) {
  test(`a refused quantity (${message}) says so, and the figures are the server's`, async ({
    page,
    request,
    allowProblems,
  }) => {
    allowProblems(/update-cart-quantity/);
    await page.goto('/#/cart');
    const json = { success: false, message, error: message, code: 'VALIDATION_FAILED' };
    await page.route(UPDATE, (route) => route.fulfill({ status, json }), { times: 1 });
    await oneMore(page).click();
    await expect(alertSaying(page, shown)).toBeVisible();
    await expectFigures(page, await lineOf(request, WATER, 1));
  });
}

test('a quantity of a line that is gone refreshes the cart', async ({ page, calls, allowProblems }) => {
  allowProblems(/update-cart-quantity/);
  await page.goto('/#/cart');
  // Gone between the press and its call: before the press, the page's own look at the cart could notice.
  await page.route(
    UPDATE,
    async (route) => {
      await calls.removeFromCart(WATER);
      await route.continue();
    },
    { times: 1 },
  );
  await oneMore(page).click();
  await expect(page.getByRole('heading', { name: 'OOPS! Your Cart is Empty' })).toBeVisible();
});

test('a product that left the shop is removed from the cart', async ({ page, calls, allowProblems }) => {
  allowProblems(/update-cart-quantity/);
  await page.goto('/#/cart');
  const message = 'Product not found in database';
  const json = { success: false, message, error: message, code: 'PRODUCT_GONE' };
  await page.route(UPDATE, (route) => route.fulfill({ status: 404, json }), { times: 1 });
  await oneMore(page).click();
  await expect(alertSaying(page, 'This product is no longer available. Removing from cart...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'OOPS! Your Cart is Empty' })).toBeVisible();
  expect(await calls.cartLines()).toEqual([]);
});

const removals = [
  [404, 'Product not found in cart', 'This item is no longer in your cart. Refreshing cart...'],
  [400, 'Product ID is required', 'Invalid item selected. Please try again.'],
  [500, 'The database is asleep', 'Failed to remove item: The database is asleep'],
] as const;

for (const [status, message, shown] of removals) {
  test(`a failed removal (${message}) says so and loses nothing`, async ({ page, allowProblems }) => {
    allowProblems(/remove-from-cart/);
    await page.goto('/#/cart');
    const json = { success: false, message, error: message, code: 'VALIDATION_FAILED' };
    await page.route(REMOVE, (route) => route.fulfill({ status, json }), { times: 1 });
    await removeLine(page);
    await expect(alertSaying(page, shown)).toBeVisible();
    await expect(oneMore(page)).toBeEnabled();
  });
}

test('without a connection nothing changes, and the page says why', async ({
  page,
  request,
  allowProblems,
}) => {
  allowProblems(/update-cart-quantity|remove-from-cart/);
  await page.goto('/#/cart');
  await page.route(UPDATE, (route) => route.abort('internetdisconnected'));
  await page.route(REMOVE, (route) => route.abort('internetdisconnected'));
  await oneMore(page).click();
  const text = 'Network connection error. Please check your internet and try again.';
  await expect(alertSaying(page, `Failed to update quantity: ${text}`)).toBeVisible();
  await removeLine(page);
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expectFigures(page, await lineOf(request, WATER, 1));
});

test('a session that ended says so, and the cart is there after the login', async ({
  page,
  calls,
  allowProblems,
}) => {
  allowProblems(/status of 401/);
  await page.goto('/#/cart');
  await expect(oneMore(page)).toBeVisible();
  // Whatever the page still asks for would be told of the end first.
  await page.waitForLoadState('networkidle');
  await calls.endSession();
  await oneMore(page).click();
  await expect(page.getByText('Please log in to see what is in your cart and to check out.')).toBeVisible();
  await expect(alertSaying(page, 'Your session has expired. Please log in again.')).toBeVisible();
});
