import { readFile } from 'node:fs/promises';
import { expectNoAxe } from '../support/staff.ts';
import { expect, test } from '../support/staff-test.ts';

test('products are taken out of the shop as a file', async ({ page, signInAs }) => {
  await signInAs(['exports.take', 'catalogue.read']);
  await page.goto('/backoffice/export');
  await expect(page.getByRole('heading', { name: 'Export', level: 1 })).toBeVisible();
  // What they may not see is not offered.
  await expect(page.getByRole('navigation', { name: 'What to export' }).getByRole('link')).toHaveText([
    'Products',
  ]);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ variants$/ })).toBeVisible();
  await expectNoAxe(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).focus();
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFSKU,Product ID,Product,/);
  expect(text).toContain('tender-coconut-water-pack');
});

test('orders are narrowed before they are taken, and the address keeps how', async ({ page, signInAs }) => {
  await signInAs('all');
  await page.goto('/backoffice/export/order-lines?status=delivered&from=2020-01-01&to=2020-01-31');
  await expect(page.getByText('Nothing fits, so there is no file to download.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download CSV' })).toHaveCount(0);
  await expectNoAxe(page);
  await page.getByRole('link', { name: 'Customers' }).click();
  await expect(page.getByRole('status').filter({ hasText: /customers?$/ })).toBeVisible();
  await expect(page).toHaveURL(/\/export\/customers$/);
});
