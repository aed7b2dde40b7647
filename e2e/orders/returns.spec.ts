import { readFile } from 'node:fs/promises';
import { WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { ALL_THE_WAY, moveOrder } from '../support/move-order.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

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
  const picker = dialog.getByLabel(/^Photos/);
  await picker.setInputFiles({ ...PHOTO, mimeType: 'application/pdf', name: 'bill.pdf' });
  await expect(dialog.getByText('Please choose JPEG, PNG or WebP photos')).toBeVisible();
  await picker.setInputFiles(PHOTO);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ask for return' }).click();
  await expect(alertSaying(page, 'We have your return request.')).toBeVisible();

  const request = card.getByRole('region', { name: 'Return' });
  await expect(request.getByRole('img', { name: 'Your return, 1' })).toBeVisible();
  await expect(request.getByText('We are looking at it')).toBeVisible();
  await expect(request.getByText('your refund reaches you within 10 business days')).toBeVisible();
  await request.getByLabel('Add photos').setInputFiles(PHOTO);
  await expect(request.getByRole('img', { name: 'Your return, 2' })).toBeVisible();
  await expectSoundPage(page);

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
  await expectSoundPage(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    request.getByRole('button', { name: /^Download credit note ILC/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ILC-\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a return that was refused says why, and photos that got lost can be sent again', async ({
  page,
  calls,
  shopper,
  allowProblems,
}) => {
  allowProblems(/photos/, /ERR_FAILED/);
  const order = await calls.order(WATER);
  await moveOrder(order, ...ALL_THE_WAY);
  await logIn(page, shopper);
  await page.goto('/#/order-details');
  await page.route('**/photos', (route) => route.abort());
  await page.getByRole('button', { name: /^Return items/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Return items' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('It arrived damaged');
  await dialog.getByLabel(/^Photos/).setInputFiles(PHOTO);
  await dialog.getByRole('button', { name: 'Ask for return' }).click();
  await expect(alertSaying(page, 'but not your photos')).toBeVisible();
  await page.unroute('**/photos');
  const request = page.getByRole('region', { name: 'Return' });
  await request.getByLabel('Add photos').setInputFiles(PHOTO);
  await expect(request.getByRole('img', { name: 'Your return, 1' })).toBeVisible();

  await moveOrder(order, 'return-refuse --reason Worn.');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(request.getByText('We cannot take it back: Worn.')).toBeVisible();
  await expect(request.getByRole('list', { name: 'Return progress' })).toHaveText(/Requested.*Refused/);
  await expect(page.getByRole('button', { name: /^Return items/ })).toBeVisible();
});

test('who paid in cash names a UPI ID or bank account, with the request or later', async ({
  page,
  calls,
  shopper,
}) => {
  const order = await calls.order(WATER);
  await moveOrder(order, ...ALL_THE_WAY);
  await logIn(page, shopper);
  await page.goto('/#/order-details');
  await page.getByRole('button', { name: /^Return items/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Return items' });
  await dialog.getByRole('checkbox').check();
  const reason = dialog.getByRole('combobox', { name: 'Reason' });
  await expect(reason.getByRole('option', { name: 'I changed my mind' })).toHaveCount(0);
  await reason.selectOption('It is defective or spoiled');
  await dialog.getByRole('radio', { name: 'The same again' }).check();
  const where = dialog.getByRole('combobox', { name: 'Where shall we send your money?' });
  await expect(where).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'My money back' }).check();
  await where.selectOption('To a bank account');
  await dialog.getByLabel('Name of the account holder').fill('Anu Das');
  await dialog.getByLabel('Account number').fill('12345');
  await dialog.getByLabel('IFSC').fill('SBIN0001234');
  await dialog.getByRole('button', { name: 'Ask for return' }).click();
  await expect(dialog.getByText('Please enter an account number of 9 to 18 digits')).toBeVisible();
  await expect(dialog.getByLabel('Account number')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Account number').fill('0012 3456 7890');
  await dialog.getByRole('button', { name: 'Ask for return' }).click();
  await expect(alertSaying(page, 'We have your return request.')).toBeVisible();

  const request = page.getByRole('region', { name: 'Return' });
  await expect(request.getByText('We send your money to your bank account ending in 7890.')).toBeVisible();
  await request.getByRole('button', { name: 'Change' }).click();
  await request.getByRole('combobox').selectOption('To a UPI ID');
  await request.getByRole('button', { name: 'Save' }).click();
  await expect(request.getByText('Please enter a UPI ID, such as name@bank')).toBeVisible();
  await request.getByRole('textbox', { name: 'UPI ID' }).fill('anu.das@okaxis');
  await expectSoundPage(page);
  await request.getByRole('button', { name: 'Save' }).click();
  await expect(request.getByText('We send your money to your UPI ID an…@okaxis.')).toBeVisible();
  await moveOrder(order, 'return-approve');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(
    request.getByText(/within 10 business days of the approval: by \d+ \w+ \d{4}\./),
  ).toBeVisible();
});
