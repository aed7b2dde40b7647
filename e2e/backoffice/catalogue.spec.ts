import { PHOTOGRAPH } from '../support/photograph.ts';
import { staffCalls } from '../support/staff.ts';
import { expect, test } from '../support/staff-test.ts';

const CATALOGUE = ['catalogue.read', 'catalogue.write', 'prices.write'] as const;

test('a new product goes from nothing to a shopper', async ({ page, context, signInAs }) => {
  await signInAs(CATALOGUE);
  await page.goto('/backoffice/products');
  await page.getByRole('button', { name: 'New product' }).first().click();
  const begin = page.getByRole('dialog', { name: 'New product' });
  await begin.getByRole('textbox', { name: 'Name' }).fill('Monsoon Tote');
  await begin.getByLabel('Category').selectOption('tote-bags');
  await begin.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Monsoon Tote' })).toBeVisible();

  // Refused while it is incomplete, with each thing that is missing.
  const missing = page.getByRole('region', { name: 'Before publishing' });
  await expect(missing).toContainText('Generic name is missing');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/Not published: .*There is no picture/)).toBeVisible();

  await page.getByLabel('Description').fill('A tote for wet days.');
  await page.getByLabel('Net contents').fill('1 bag');
  await page.getByLabel('Merchandise').check();
  await page.getByLabel('Generic name').fill('Cotton bag');
  await page.getByLabel('Maker', { exact: true }).fill('Works');
  await page.getByLabel('Address of the maker').fill('Kochi 682001');
  await expect(missing).not.toContainText('Generic name');

  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.getByLabel('Option', { exact: true }).fill('Size');
  await page.getByLabel('Values, with commas between them').fill('Small, Large');
  await page.getByRole('button', { name: 'Add 2 missing variants' }).click();
  for (const [name, sku] of [
    ['Small', 'MON-S'],
    ['Large', 'MON-L'],
  ] as const) {
    const variant = page.getByRole('group', { name, exact: true });
    await variant.getByLabel('SKU').fill(sku);
    await variant.getByLabel('Price before GST').fill('200');
    await variant.getByLabel('MRP, all taxes included').fill('300');
    await variant.getByLabel('Shipping weight, g').fill('180');
    for (const side of ['length', 'width', 'height']) await variant.getByLabel(`Box ${side}, mm`).fill('100');
  }
  await page.getByLabel('Pictures of the product').setInputFiles(PHOTOGRAPH);
  await page.getByLabel('What picture 1 shows').fill('A green tote in the rain');
  await expect(missing).toContainText('Nothing is missing.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Product published')).toBeVisible();

  const shop = await context.newPage();
  await shop.goto(
    await page.getByRole('link', { name: 'See it in the shop' }).getAttribute('href').then(String),
  );
  await expect(shop.getByRole('heading', { level: 1, name: 'Monsoon Tote' })).toBeVisible();
  await expect(shop.locator('source[type="image/avif"]').first()).toHaveAttribute(
    'srcset',
    /-320\.avif 320w/,
  );
  await shop.close();
});

test('archived, and taken back with z', async ({ page, signInAs }) => {
  await signInAs(CATALOGUE);
  await page.goto('/backoffice/products/pooram-cap');
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Product archived')).toBeVisible();
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: product archived')).toBeVisible();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
});

test('scheduled for a day to come', async ({ page, signInAs }) => {
  const staff = await signInAs(CATALOGUE);
  const { body } = await staffCalls(page, staff)('POST', '/products/market-tote/copies', { body: {} });
  await page.goto(`/backoffice/products/${body.product.id}`);
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule publishing' });
  await dialog.getByLabel('Publish at').fill('2031-01-01T09:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/Scheduled,/)).toBeVisible();
  await page.getByRole('button', { name: 'Don’t schedule' }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
});

test('of two who change one product, the later one decides field by field', async ({ page, signInAs }) => {
  const staff = await signInAs(CATALOGUE);
  const call = staffCalls(page, staff);
  const { body } = await call('POST', '/products/market-tote/copies', { body: {} });
  await page.goto(`/backoffice/products/${body.product.id}`);
  await page.getByLabel('Generic name').fill('Canvas bag');
  await page.getByLabel('Net contents').fill('One bag');
  const theirs = { weight: 'A bag', genericName: 'Shopping bag' };
  await call('PATCH', `/products/${body.product.id}`, { body: theirs, version: body.product.version });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: /Somebody else changed this product/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('who may only look changes nothing', async ({ page, signInAs }) => {
  await signInAs(['catalogue.read']);
  await page.goto('/backoffice/products/pooram-cap');
  await expect(page.getByLabel('Name', { exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Archive' })).toHaveCount(0);
  await page.goto('/backoffice/prices');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
});
