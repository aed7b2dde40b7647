import type { Page } from '@playwright/test';
import { expectPageWithoutAxe } from '../support/axe.ts';
import { staffCalls } from '../support/staff.ts';
import { expect, test } from '../support/staff-test.ts';

test('prices are pasted from a sheet, undone, saved at once, and taken back', async ({ page, signInAs }) => {
  await signInAs(['catalogue.read', 'prices.write']);
  await page.goto('/backoffice/prices?search=school%20drawstring');
  const cell = (head: string, row: number) =>
    page.getByRole('gridcell', { name: new RegExp(`^${head} of`) }).nth(row);
  await cell('Price', 0).focus();
  await paste(page, '101\t₹1,100\n102\t1100\n');
  await expect(cell('Price', 1)).toHaveAccessibleName(/102, changed/);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.keyboard.press('Control+y');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('F2');
  await page.keyboard.press('Escape');
  await page.keyboard.type('x');
  await expect(cell('Price', 1)).toHaveAccessibleName(/102, changed/);
  await page.keyboard.type('9999999');
  await page.keyboard.press('Enter');
  await expect(cell('Before discount', 1)).toHaveAccessibleName(/At least the price/);
  await page.keyboard.press('Control+z');
  await expectPageWithoutAxe(page);
  await page.getByRole('button', { name: 'Save 2 rows' }).click();
  await expect(page.getByText('2 prices changed')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: 2 prices changed')).toBeVisible();

  await cell('Price', 0).focus();
  await page.keyboard.type('99');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Price changed')).toBeVisible();
  await expect(cell('Price', 0)).toHaveText('99');
});

test('a price above the MRP is refused in its row, and the others are saved', async ({ page, signInAs }) => {
  await signInAs(['catalogue.read', 'prices.write']);
  await page.goto('/backoffice/prices?search=shoreline');
  const price = page.getByRole('gridcell', { name: /^Price of/ });
  await price.nth(0).focus();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await price.nth(1).focus();
  const before = Number(await price.nth(1).textContent());
  await paste(page, '9000\t9000');
  await page.getByRole('button', { name: 'Save 2 rows' }).click();
  await expect(page.getByText(/is above the MRP/)).toBeVisible();
  await expect(page.getByText('1 of 2 rows were refused')).toBeVisible();
  await page.reload();
  await expect(price.nth(0)).toHaveText('5');
  await expect(price.nth(1)).toHaveText(String(before));
});

test('what no price can be is refused at its cell in words, and the keys lead on from the sheet', async ({
  page,
  signInAs,
}) => {
  await signInAs(['catalogue.read', 'prices.write', 'stock.adjust']);
  await page.goto('/backoffice/prices?search=market%20tote');
  const price = page.getByRole('gridcell', { name: /^Price of/ }).first();
  for (const [typed, words] of [
    ['-5', /-5, changed, Not below ₹0/],
    ['1.234', /An amount in rupees, at most 2 decimals/],
    ['abc', /An amount in rupees, at most 2 decimals/],
  ] as const) {
    await price.focus();
    await paste(page, typed);
    await expect(price).toHaveAccessibleName(words);
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('button', { name: /^Save/ })).toBeDisabled();
    await price.focus();
    await page.keyboard.press('Control+z');
    await expect(price).not.toHaveAttribute('aria-invalid', 'true');
  }
  await expectPageWithoutAxe(page);
  for (const [keys, title] of [
    ['p', 'Products'],
    ['k', 'Stock'],
    ['u', 'Counts'],
  ] as const) {
    await page.goto('/backoffice/prices');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('g');
    await page.keyboard.press(keys);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('shelves are counted in the sheet, and what somebody moved meanwhile is not overwritten', async ({
  page,
  signInAs,
}) => {
  const staff = await signInAs(['catalogue.read', 'prices.write', 'stock.adjust']);
  const call = staffCalls(page, staff);
  const search = 'weekend%20tote';
  await page.goto(`/backoffice/prices?search=${search}`);
  const onHand = page.getByRole('gridcell', { name: /^On hand of/ }).first();
  await expect(onHand).toHaveText(/^\s*\d+$/);
  const before = Number(await onHand.textContent());
  await onHand.focus();
  await paste(page, `${before + 3}`);
  await expect(onHand).toHaveAccessibleName(/, changed/);
  await expectPageWithoutAxe(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Shelf set')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: shelf set')).toBeVisible();
  await expect(onHand).toHaveText(String(before));

  const { body } = await call('GET', `/variants?search=${search}`);
  const [variant] = body.rows;
  // A colleague finds one more just before it is sent.
  await page.route(
    '**/api/staff/stock',
    async (route) => {
      const found = { batchId: null, reason: 'found', change: { by: 1 } };
      await call('POST', `/stock/${variant.id}/adjust`, { body: found });
      await route.continue();
    },
    { times: 1 },
  );
  await onHand.focus();
  await paste(page, `${before + 9}`);
  await page.getByRole('button', { name: 'Save 1 row' }).click();
  await expect(page.getByText(`There are ${before + 1} now; yours is kept.`)).toBeVisible();
  await expect(onHand).toHaveText(String(before + 9));
  await page.reload();
  await expect(onHand).toHaveText(String(before + 1));
});

test('goods of several batches are counted where their batches are', async ({ page, signInAs }) => {
  const staff = await signInAs('all');
  const call = staffCalls(page, staff);
  const variantId = 'tender-coconut-water-pack_V02';
  for (const code of ['SHEET-1', 'SHEET-2']) {
    const batch = { code, packedOn: '2026-11-01', bestBefore: '2027-10-01', mrp: 690 };
    await call('POST', '/stock-receipts', { body: { lines: [{ variantId, quantity: 2, batch }] } });
  }
  await page.goto('/backoffice/prices?search=ILN-TCW-P12-NAT');
  const onHand = page.getByRole('gridcell', { name: /^On hand of ILN-TCW-P12-NAT: .* batches/ });
  await onHand.focus();
  await page.keyboard.press('F2');
  await expect(page.getByRole('heading', { level: 1, name: 'ILN-TCW-P12-NAT' })).toBeVisible();
});

test('lists, a product and categories are sound', async ({ page, signInAs }) => {
  await signInAs(['catalogue.read', 'catalogue.write', 'prices.write']);
  for (const [path, title] of [
    ['/backoffice/products', 'Products'],
    ['/backoffice/products/market-tote', 'Market Tote'],
    ['/backoffice/categories', 'Categories'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectPageWithoutAxe(page);
  }
});

/** Pastes a text where the focus is, as if it came from another sheet. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }`);
}
