import { readPdf } from '@ilaneer/server/testing/read-pdf';
import { placeOrderButton, WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { moveOrderOf } from '../support/move-order.ts';
import { loadPage } from '../support/navigation.ts';
import { figuresIn } from '../support/order-figures.ts';
import { type OwnShop, startOwnShop } from '../support/own-shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { callsOf, logIn, newShopper } from '../support/shopper.ts';
import { expectAccessible } from '../support/sound-page.ts';

// A pack of ₹285.00 with 18 % on top, and ₹40.00 for delivery.
const TOTAL = '₹376.30';
const ROUNDED = { Total: TOTAL, 'Round-off': '−₹0.30', 'To pay in cash': '₹376.00' };

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop({ CASH_ROUND_OFF: 'rupee' });
});
test.afterAll(() => shop.stop());

test('cash is rounded to the rupee as a line of its own, from the checkout to the invoice (PAYMENT-23)', async ({
  page,
  playwright,
}) => {
  test.slow();
  const request = await playwright.request.newContext({ baseURL: shop.origin });
  const shopper = await newShopper(request);
  const calls = callsOf(request, shopper);
  await calls.addToCart(WATER);
  await calls.saveAddress();
  const summary = page.getByRole('region', { name: 'Order summary' });

  await test.step('the checkout says it of cash, and of nothing else', async () => {
    await page.goto(`${shop.origin}/#/`);
    await logIn(page, shopper);
    await loadPage(page, '/address', shop.origin);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect.poll(async () => figuresIn(summary)).toMatchObject(ROUNDED);
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'UPI' }).check();
    await expect(summary.getByText('Round-off')).toHaveCount(0);
    expect(await figuresIn(summary)).toMatchObject({ Total: TOTAL });
    await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
    await expect.poll(async () => figuresIn(summary)).toMatchObject(ROUNDED);
  });

  await test.step('the order says it too, and its invoice', async () => {
    await placeOrderButton(page).click();
    await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
    const [order] = await calls.orders();
    if (order === undefined) throw new Error('no order');
    expect(order.totalAmount).toBe(376.3);
    await moveOrderOf(shop.dataDir, order, 'process', 'ship --courier DTDC --tracking KL123456');
    await loadPage(page, `/order-details?order=${order.orderId}`, shop.origin);
    await expect(page.getByText('Round-off').first()).toBeVisible();
    await expect(page.getByText('₹376.00').first()).toBeVisible();
    await expectAccessible(page);
    const headers = { authorization: `Bearer ${shopper.token}` };
    const invoice = await request.get(`/api/orders/${order.orderId}/invoice`, { headers });
    const words = readPdf(await invoice.body()).join('\n');
    expect(words).toMatch(/Total\n₹376\.30/);
    expect(words).toMatch(/Round-off to the rupee\n-₹0\.30/);
    expect(words).toMatch(/To pay on delivery\n₹376\.00/);
  });
  await request.dispose();
});
