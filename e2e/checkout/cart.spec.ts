import { oneLess, oneMore } from '../support/cart.ts';
import { WATER } from '../support/checkout.ts';
import { expectFigures, lineOf } from '../support/order-figures.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

test('quick presses show at once and become one call, the last wish wins', async ({
  page,
  request,
  calls,
  shopper,
}) => {
  await calls.addToCart(WATER);
  await logIn(page, shopper);
  await page.clock.install();
  await page.goto('/#/cart');
  const sent: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/update-cart-quantity')) sent.push(request.postDataJSON().newQuantity);
  });
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

test('a quantity of a line that is gone refreshes the cart', async ({
  page,
  calls,
  shopper,
  allowProblems,
}) => {
  await calls.addToCart(WATER);
  await logIn(page, shopper);
  allowProblems(/update-cart-quantity/);
  await page.goto('/#/cart');
  // Gone between the press and its call: before the press, the page's own look at the cart could notice.
  await page.route(
    '**/api/update-cart-quantity',
    async (route) => {
      await calls.removeFromCart(WATER);
      await route.continue();
    },
    { times: 1 },
  );
  await oneMore(page).click();
  await expect(page.getByRole('heading', { name: 'OOPS! Your Cart is Empty' })).toBeVisible();
});

test('leaving at once loses no press', async ({ page, request, calls, shopper }) => {
  await calls.addToCart(WATER);
  await logIn(page, shopper);
  await calls.saveAddress();
  await page.goto('/#/cart');
  await oneMore(page).click();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Select Delivery Address' })).toBeVisible();
  await expectFigures(page, await lineOf(request, WATER, 2));
});
