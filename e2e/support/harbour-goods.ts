import { expect, type Page } from '@playwright/test';
import { PHOTOGRAPH } from './photograph.ts';

const HARBOUR = {
  name: 'Harbour Coconut Water',
  category: 'Harbour drinks',
  what: 'Tender coconut water',
  sku: 'HAR',
  picture: 'A green bottle on a quay',
};

/** A complete product with two sizes. */
export async function makeProduct(page: Page, goods: typeof HARBOUR = HARBOUR): Promise<void> {
  const { name, category, what, sku, picture } = goods;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await page.getByRole('button', { name: 'New product' }).first().click();
  const begin = page.getByRole('dialog', { name: 'New product' });
  await begin.getByRole('textbox', { name: 'Name' }).fill(name);
  await begin.getByLabel('Category').selectOption({ label: category });
  await begin.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const missing = page.getByRole('region', { name: 'Before publishing' });
  for (const [label, text] of Object.entries({
    Description: `${what}, chilled at the harbour.`,
    'HSN code': '2202',
    'Net contents': '1 bottle',
    'Generic name': what,
    Maker: 'Harbour Works',
    'Address of the maker': 'Willingdon Island, Kochi 682003',
    Ingredients: what,
    Storage: 'Keep cool',
    'Shelf life': '9 months from packing',
    'Shelf life in days': '270',
    'FSSAI licence': '11326007000123',
  })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByLabel('Veg or non-veg mark').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.getByLabel('Option', { exact: true }).fill('Size');
  await page.getByLabel('Values, separated by commas').fill('200 ml, 500 ml');
  await page.getByRole('button', { name: 'Add 2 missing variants' }).click();
  for (const [size, code, price, mrp] of [
    ['200 ml', `${sku}-200`, '50', '70'],
    ['500 ml', `${sku}-500`, '100', '150'],
  ] as const) {
    const variant = page.getByRole('group', { name: size, exact: true });
    await variant.getByLabel('SKU').fill(code);
    await variant.getByLabel('Price', { exact: true }).fill(price);
    await variant.getByLabel('MRP, all taxes included').fill(mrp);
    await variant.getByLabel('Shipping weight, g').fill('250');
    for (const side of ['Length', 'Width', 'Height'])
      await variant.getByLabel(`${side} for shipping, mm`).fill('90');
  }
  await page.getByLabel('Pictures of the product').setInputFiles(PHOTOGRAPH);
  await page.getByLabel('Description of picture 1').fill(picture);
  await expect(missing).toContainText('Nothing is missing.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Product published')).toBeVisible();
}

export async function receive(
  page: Page,
  sku: string,
  { units, batch, mrp, bestBefore }: { units: number; batch: string; mrp: string; bestBefore: string },
): Promise<void> {
  await page
    .getByRole('combobox', { name: /Scan/ })
    .or(page.getByRole('textbox', { name: /Scan/ }))
    .fill(sku);
  await page.keyboard.press('Enter');
  await page.getByLabel('Quantity').fill(String(units));
  await page.getByLabel('Batch', { exact: true }).fill(batch);
  await page.getByLabel('Packed on').fill('2026-11-01');
  await page.getByLabel('Best before').fill(bestBefore);
  await page.getByLabel('MRP in ₹').fill(mrp);
  await page.getByRole('button', { name: `Book in ${units} units` }).click();
  await expect(page.getByText(new RegExp(`GRN-\\d+: ${units} units received`)).first()).toBeVisible();
}
