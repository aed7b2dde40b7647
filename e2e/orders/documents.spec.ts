import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pixelsUnlike } from '@ilaneer/testing/pdf-image';
import { placeOrderButton, WATER } from '../support/checkout.ts';
import { moveOrder } from '../support/move-order.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

const BUYER_IN_MALAYALAM = join(import.meta.dirname, '..', 'support', 'buyer-in-malayalam.png');
/** Where an invoice says to whom it is billed, in points. */
const BILLED_TO = { x: 30, y: 166, width: 255, height: 90 };

test('a shipped order gives its tax invoice, which names a buyer in Malayalam in their own letters', async ({
  page,
  calls,
  shopper,
}) => {
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
  const button = page.getByRole('button', { name: `Download invoice of order ${order.orderNumber}` });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(button).toHaveCount(0);
  await moveOrder(order, 'process', 'ship --courier DTDC --tracking KL123457');
  await page.getByRole('button', { name: 'Refresh orders' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^ILN-\d{4}-\d{6}\.pdf$/);
  const file = await readFile(await download.path());
  expect(await pixelsUnlike(file, BUYER_IN_MALAYALAM, BILLED_TO)).toBe(0);
});
