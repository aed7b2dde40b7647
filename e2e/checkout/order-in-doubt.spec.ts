import { goToPayment, placeOrderButton, WATER } from '../support/checkout.ts';
import { loadPage } from '../support/navigation.ts';
import { decide } from '../support/pay.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectSoundPage } from '../support/sound-page.ts';

test('an order whose answer got lost is told of when the page is loaded again', async ({
  page,
  calls,
  shopper,
  allowProblems,
}) => {
  allowProblems(/ERR_|place-order/);
  await goToPayment(page, calls, shopper);
  await page.route('**/api/place-order', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await placeOrderButton(page).click();
  await expect(page.getByText('Error placing order. Please try again.')).toBeVisible();
  const [order] = await calls.orders();
  await page.unroute('**/api/place-order');

  const title = page.getByRole('heading', { level: 1, name: `Your order ${order?.orderNumber} is placed` });
  await page.reload();
  await expect(title).toBeVisible();
  await expectSoundPage(page);
  await page.goto('/#/cart');
  await expect(title).toBeVisible();

  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused();
  await page.goto('/#/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  expect(await calls.orders()).toHaveLength(1);
});

test('a refused order leaves nothing to be told of', async ({ page, calls, shopper, allowProblems }) => {
  allowProblems(/500|place-order/);
  await goToPayment(page, calls, shopper);
  await page.route('**/api/place-order', (route) =>
    route.fulfill({ status: 400, json: { success: false, message: 'Cart is empty', code: 'CART_EMPTY' } }),
  );
  await placeOrderButton(page).click();
  await expect(page.getByText('Cart is empty')).toBeVisible();
  await loadPage(page, '/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
});

test('an order that waits for its payment is told of at home and in the cart, until it is paid', async ({
  page,
  calls,
  shopper,
}) => {
  await goToPayment(page, calls, shopper);
  await page.getByRole('radio', { name: 'UPI' }).check();
  await placeOrderButton(page).click();
  const link = page.getByRole('link', { name: 'Open the sandbox UPI page' });
  const address = await link.getAttribute('href');
  const [order] = await calls.orders();
  const reminder = page.getByRole('complementary', { name: 'An order waits for its payment' });
  await page.goto('/#/');
  await expect(reminder).toContainText(`Order ${order?.orderNumber} waits for its payment: please pay ₹`);
  await expectSoundPage(page);
  await calls.addToCart(WATER);
  await page.goto('/#/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(reminder).toBeVisible();
  await expectSoundPage(page);
  await reminder.getByRole('link', { name: 'Pay now' }).click();
  await expect(link).toBeVisible();

  await page.goto(address ?? '');
  await decide(page, 'Approve');
  await page.goto('/#/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(reminder).toBeHidden();
});
