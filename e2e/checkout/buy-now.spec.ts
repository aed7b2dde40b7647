import { logInByDialog } from '../support/account-dialogs.ts';
import { placeOrderButton, WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { expectFigures, lineOf } from '../support/order-figures.ts';
import { expect, test } from '../support/shop-test.ts';

const SHIRT = { productId: 'monsoon-heavy-t-shirt', variantId: 'monsoon-heavy-t-shirt_V10' };
const { productId, variantId } = WATER;
const BUY_TWO = `/#/OrderComplete?productId=${productId}&variantId=${variantId}&quantity=2`;

test('a visitor logs in and orders one item now, once, despite a lost answer; the cart stays', async ({
  page,
  request,
  calls,
  shopper,
  allowProblems,
}) => {
  allowProblems(/single-product-place-order/);
  await calls.addToCart(SHIRT);
  await calls.saveAddress();
  await page.goto(BUY_TWO);
  await logInByDialog(page, shopper);
  await expect(page.getByRole('heading', { name: 'Select Delivery Address' })).toBeVisible();
  await expectFigures(page, await lineOf(request, WATER, 2));
  await page.getByRole('button', { name: /^One more/ }).click();
  const three = await lineOf(request, WATER, 3);
  await expectFigures(page, three);
  await page.reload();
  await expectFigures(page, three);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectFigures(page, three);
  // The order succeeds, but its reply is lost.
  await page.route(
    '**/api/single-product-place-order',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await placeOrderButton(page).click();
  await expect(alertSaying(page, 'Error placing order. Please try again.')).toBeVisible();
  await placeOrderButton(page).dblclick();
  await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My order (1)' })).toBeVisible();
  expect(await calls.orders()).toHaveLength(1);
  expect(await calls.cartLines()).toMatchObject([SHIRT]);
});
