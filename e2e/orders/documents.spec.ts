import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pixelsUnlike } from '@ilaneer/testing/pdf-image';
import { placeOrderButton, WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { moveOrder } from '../support/move-order.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn, type Order } from '../support/shopper.ts';
import { expectSoundPage } from '../support/sound-page.ts';

const BUYER_IN_MALAYALAM = join(import.meta.dirname, '..', 'support', 'buyer-in-malayalam.png');
/** Where an invoice says to whom it is billed, in points. */
const BILLED_TO = { x: 30, y: 166, width: 255, height: 90 };

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

test('the invoice names a buyer in Malayalam, in their own letters', async ({ page, calls, shopper }) => {
  await calls.addToCart(WATER);
  await logIn(page, shopper);
  await page.goto('/#/address');
  await page.getByRole('button', { name: 'Add new address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  for (const [name, text] of [
    ['Full name', 'രവി കുമാർ'],
    ['Phone', '9876543210'],
    ['Address line 1', 'ക്ഷേത്രം റോഡ്, ഇളനീർ ഭവനം'],
    ['PIN code', '682001'],
  ] as const) {
    await dialog.getByRole('textbox', { name }).fill(text);
  }
  await expect(dialog.getByRole('combobox', { name: 'State' })).toHaveValue('Kerala');
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByText('രവി കുമാർ')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('radio', { name: /Cash on [Dd]elivery/ }).check();
  const [placed] = await Promise.all([
    page.waitForResponse('**/api/place-order'),
    placeOrderButton(page).click(),
  ]);
  const { order } = await placed.json();
  await moveOrder(order, 'process', 'ship --courier DTDC --tracking KL123457');
  await page.getByRole('button', { name: 'Refresh orders' }).click();
  const button = page.getByRole('button', { name: `Download invoice of order ${order.orderNumber}` });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const file = await readFile(await download.path());
  expect(await pixelsUnlike(file, BUYER_IN_MALAYALAM, BILLED_TO)).toBe(0);
});
