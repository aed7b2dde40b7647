import { readFile } from 'node:fs/promises';
import { WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { ALL_THE_WAY, moveOrder } from '../support/move-order.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

const PHOTO = {
  name: 'leak.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a return is followed with its photos from request to refund, with its credit note', async ({
  page,
  calls,
  shopper,
}) => {
  // Moved by command from its packing to its refund, eight times.
  test.slow();
  const order = await calls.order(WATER);
  await moveOrder(order, ...ALL_THE_WAY);
  await logIn(page, shopper);
  await page.goto('/#/order-details');
  const card = page.getByRole('article');
  await card.getByRole('button', { name: /^Return items/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Return items' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('It leaks');
  await dialog.getByLabel(/^Photos/).setInputFiles(PHOTO);
  await dialog.getByRole('button', { name: 'Ask for return' }).click();
  await expect(alertSaying(page, 'We have your return request.')).toBeVisible();

  const request = card.getByRole('region', { name: 'Return' });
  await expect(request.getByRole('img', { name: 'Your return, 1' })).toBeVisible();
  await expect(request.getByText('We are looking at it')).toBeVisible();
  await expect(request.getByText('your refund reaches you within 10 business days')).toBeVisible();
  await request.getByLabel('Add photos').setInputFiles(PHOTO);
  await expect(request.getByRole('img', { name: 'Your return, 2' })).toBeVisible();

  const progress = request.getByRole('list', { name: 'Return progress' });
  const now = progress.locator('[aria-current=step]');
  await expect(now).toHaveText(/Requested/);
  await moveOrder(order, 'return-approve', 'return-picked-up');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(now).toHaveText(/Picked up/);
  await expect(request.getByLabel('Add photos')).toHaveCount(0);
  await moveOrder(order, 'return-received', 'return-refunded --reference UPI-601234');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(request.getByText('Reference: UPI-601234')).toBeVisible();
  await expect(request.getByText('Refunded', { exact: true }).first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    request.getByRole('button', { name: /^Download credit note ILC/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ILC-\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
