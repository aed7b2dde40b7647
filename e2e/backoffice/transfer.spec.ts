import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/staff-test.ts';

test('products are taken out of the shop as a file', async ({ page, signInAs }) => {
  await signInAs(['exports.take', 'catalogue.read']);
  await page.goto('/backoffice/export');
  await expect(page.getByRole('heading', { name: 'Export', level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ variants$/ })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).focus();
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFSKU,Product ID,Product,/);
  expect(text).toContain('tender-coconut-water-pack');
});

test('a file is checked, its differences are looked at, and it is imported once', async ({
  page,
  server,
  signInAs,
  allowProblems,
}) => {
  // A file without its SKUs is refused.
  allowProblems(/400 .*\/staff\/imports\/prices/);
  await signInAs(['imports.run', 'catalogue.read', 'prices.write', 'exports.take']);
  await page.goto('/backoffice/import');
  await expect(page.getByRole('heading', { name: 'Import', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'What to import' }).getByRole('link')).toHaveText([
    'Prices',
  ]);

  // Importing an unchanged export changes nothing.
  const exported = await (await page.request.get('/api/staff/exports/prices')).text();
  await chooseFile(page, 'prices.csv', exported);
  await expect(page.getByText('The file contains no changes.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import / })).toHaveCount(0);
  await page.getByRole('link', { name: 'Choose the file again' }).click();

  // Errors are named by line and column, and nothing is imported.
  await chooseFile(page, `${'wrong'.repeat(30)}.csv`, 'SKU,Price,MPR\nNOTHING-1,12,\nNOTHING-2,a lot,');
  await expect(page.getByRole('heading', { name: '2 errors' })).toBeVisible();
  // Its long name wraps.
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  await expect(page.getByText('Unknown columns, ignored: MPR')).toBeVisible();
  await expect(page.getByRole('row', { name: '3 SKU There is no SKU NOTHING-2' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'All errors' }).click();
  expect((await download).suggestedFilename()).toBe('errors.csv');
  await page.getByRole('link', { name: 'Choose the file again' }).click();
  await chooseFile(page, 'broken.csv', 'Price\n12');
  await expect(page.getByRole('alert')).toHaveText('This column is missing: SKU.');

  // By keyboard: valid rows are shown field by field and imported.
  const [heads = '', ...rows] = exported.replace('\uFEFF', '').split('\r\n');
  const at = heads.split(',').indexOf('MRP');
  const [first = ''] = rows.filter((row) => !row.includes('"'));
  const cells = first.split(',');
  const mrp = (Number(cells[at]) + 1).toFixed(2);
  await chooseFile(page, 'new.csv', [heads, cells.with(at, mrp).join(',')].join('\n'));
  const row = page.getByRole('row').filter({ hasText: cells[0] ?? '' });
  await expect(row.locator('del')).toHaveText(cells[at] ?? '');
  await expect(row.locator('ins')).toHaveText(mrp);
  // A busy shop has refused nothing: the same file is sent again.
  await server.refuse('staff/imports/[^/]+/application', 503, 'The shop is busy. Please try again.');
  await page.keyboard.press('Shift+Enter');
  // Confirmed, as shoppers see it at once.
  const question = page.getByRole('alertdialog', { name: 'Import these prices?' });
  await question.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('alert')).toHaveText('The shop is busy. Please try again.');
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeVisible();
  await server.recover();
  await page.keyboard.press('Shift+Enter');
  await expect(question).toContainText('1 row changes');
  await question.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 row imported.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import / })).toHaveCount(0);

  // Reversible as a whole, since these prices have not changed since.
  await page.getByRole('button', { name: 'Revert the prices' }).click();
  const back = page.getByRole('alertdialog', { name: 'Revert these prices?' });
  await expect(back).toContainText('1 row is reverted');
  await back.getByRole('button', { name: 'Revert them' }).click();
  await expect(page.getByText('All prices are restored.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revert the prices' })).toHaveCount(0);
  // Other journeys change other rows meanwhile.
  const now = (await (await page.request.get('/api/staff/exports/prices')).text()).split('\r\n');
  expect(now.filter((line) => line.startsWith(`${cells[0]},`))).toEqual([first]);
});

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel('Drop a CSV file here, or choose one')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}
