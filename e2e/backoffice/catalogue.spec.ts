import { PHOTOGRAPH } from '../support/photograph.ts';
import { expect, test } from '../support/staff-test.ts';

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const CATALOGUE = ['catalogue.read', 'catalogue.write', 'prices.write'] as const;

test('a new product goes from nothing to a shopper', async ({ page, context, signInAs, allowProblems }) => {
  allowProblems(/400 \(Bad Request\)/);
  await signInAs(CATALOGUE);
  await page.goto('/backoffice/products');
  await page.getByRole('button', { name: 'New product' }).first().click();
  const begin = page.getByRole('dialog', { name: 'New product' });
  await begin.getByRole('textbox', { name: 'Name' }).fill('Monsoon Tote');
  await begin.getByLabel('Category').selectOption('tote-bags');
  await begin.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Monsoon Tote' })).toBeVisible();

  // Lists each missing thing.
  const missing = page.getByRole('region', { name: 'Before publishing' });
  await expect(missing).toContainText('Generic name is missing');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/Not published: .*There is no picture/)).toBeVisible();

  await page.getByLabel('Description').fill('A tote for wet days.');
  await page.getByLabel('Net contents').fill('1 bag');
  await page.getByLabel('Not food or drink').check();
  await page.getByLabel('Generic name').fill('Cotton bag');
  await page.getByLabel('Maker', { exact: true }).fill('Works');
  await page.getByLabel('Address of the maker').fill('Kochi 682001');
  await expect(missing).not.toContainText('Generic name');

  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.getByLabel('Option', { exact: true }).fill('Size');
  await page.getByLabel('Values, separated by commas').fill('Small, Large');
  await page.getByRole('button', { name: 'Add 2 missing variants' }).click();
  for (const [name, sku] of [
    ['Small', 'MON-S'],
    ['Large', 'MON-L'],
  ] as const) {
    const variant = page.getByRole('group', { name, exact: true });
    await variant.getByLabel('SKU').fill(sku);
    await variant.getByLabel('Price', { exact: true }).fill('200');
    await variant.getByLabel('MRP, all taxes included').fill('300');
    await variant.getByLabel('Shipping weight, g').fill('180');
    for (const side of ['Length', 'Width', 'Height'])
      await variant.getByLabel(`${side} for shipping, mm`).fill('100');
  }
  await page.getByLabel('Pictures of the product').setInputFiles(PHOTOGRAPH);
  await page.getByLabel('Description of picture 1').fill('A green tote in the rain');
  await expect(missing).toContainText('Nothing is missing.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Product published')).toBeVisible();

  const shop = await context.newPage();
  await shop.goto(
    await page.getByRole('link', { name: 'View in the shop' }).getAttribute('href').then(String),
  );
  await expect(shop.getByRole('heading', { level: 1, name: 'Monsoon Tote' })).toBeVisible();
  await expect(shop.locator('source[type="image/avif"]').first()).toHaveAttribute(
    'srcset',
    /-320\.avif 320w/,
  );
  await shop.close();
});

test('duplicated with its pictures, which are cropped, described and put in order', async ({
  page,
  signInAs,
  allowProblems,
}) => {
  allowProblems(/400 \(Bad Request\)/);
  await signInAs(CATALOGUE);
  await page.goto('/backoffice/products/market-tote');
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Market Tote (copy)' })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Category')).toHaveValue('tote-bags');
  const texts = page.getByLabel(/^Description of picture \d+$/);
  const known = await texts.count();
  // Refused files are named; the others are uploaded.
  await page
    .getByLabel('Pictures of the product')
    .setInputFiles([{ ...PHOTOGRAPH, name: 'dot.png', buffer: DOT }, PHOTOGRAPH]);
  await expect(texts).toHaveCount(known + 1);
  await expect(page.getByText('dot.png: A picture has at least 64 × 64 pixels')).toBeVisible();
  const last = `picture ${known + 1}`;
  await page.getByLabel(`Description of ${last}`).fill('Nothing but green');
  await page.getByRole('button', { name: `Crop ${last}` }).click();
  const cut = page.getByRole('dialog', { name: 'Crop picture' });
  await expect(cut.getByLabel('Size')).toHaveAttribute('min', '30');
  await cut.getByLabel('Shape').selectOption('Wide, 3:2');
  const picture = cut.locator('img');
  await expect
    .poll(() => picture.evaluate((img) => (img.parentElement?.clientHeight ?? 0) - img.clientHeight))
    .toBe(0);
  await cut.getByLabel('Shape').selectOption('Square');
  await cut.getByLabel('Size').fill('60');
  await cut.getByRole('button', { name: 'Crop' }).click();
  await expect(cut).toBeHidden();
  await expect(page.getByRole('button', { name: `Crop ${last}` })).toBeFocused();
  for (let at = known + 1; at > 1; at -= 1) {
    await page.getByRole('button', { name: `Move picture ${at} up` }).click();
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(texts.first()).toHaveValue('Nothing but green');
});
