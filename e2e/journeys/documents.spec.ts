import { readFile } from 'node:fs/promises';
import { alertSaying } from '../support/alerts.ts';
import { WATER } from '../support/checkout.ts';
import { moveOrder } from '../support/move-order.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn, type Order } from '../support/shopper.ts';
import { expectSoundPage } from '../support/sound-page.ts';

test('a shipped order gives its tax invoice as a PDF, and tells when it can not', async ({
  page,
  calls,
  shopper,
  allowProblems,
}) => {
  const order = await calls.order(WATER);
  await moveOrder(order, 'process', 'ship --courier DTDC --tracking KL123456');
  const waiting = await calls.order(WATER);
  await logIn(page, shopper);
  await page.goto('/#/order-details');
  const invoiceOf = ({ orderNumber }: Order) =>
    page.getByRole('button', { name: `Download invoice of order ${orderNumber}` });
  const button = invoiceOf(order);
  await expect(button).toBeVisible();
  await expect(invoiceOf(waiting)).toHaveCount(0);
  await expectSoundPage(page);
  const [download] = await Promise.all([page.waitForEvent('download'), button.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^ILN-\d{4}-\d{6}\.pdf$/);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');

  allowProblems(/invoice/, /ERR_FAILED/);
  await page.route('**/api/orders/*/invoice', (route) => route.abort());
  await button.click();
  await expect(alertSaying(page, 'Please check your internet')).toBeVisible();
});
