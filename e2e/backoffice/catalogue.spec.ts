import { expectNoAxe } from '../support/axe.ts';
import { PHOTOGRAPH } from '../support/photograph.ts';
import { staffCalls } from '../support/staff.ts';
import { expect, test } from '../support/staff-test.ts';

/** One pixel. */
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
    await variant.getByLabel('Price', { exact: true }).fill('200');
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

// CATALOGUE-39
test('a claim of food needs its evidence and somebody who confirms it', async ({ page, signInAs }) => {
  await signInAs(CATALOGUE);
  await page.goto('/backoffice/products/virgin-coconut-oil-bottle');
  const missing = page.getByRole('region', { name: 'Before publishing' });
  await expect(missing).toContainText('Nothing is missing.');
  await page.getByLabel('Features').press('Control+End');
  await page.getByLabel('Features').pressSequentially('\nNo preservatives');
  await expect(missing).toContainText("'No preservatives' is a claim: note its evidence and who confirms it");
  await page.getByRole('button', { name: 'Add a claim' }).click();
  const claim = page.getByRole('group', { name: 'Claim 1' });
  await claim.getByLabel('Words').fill('No preservatives');
  await expect(missing).toContainText("Nobody has confirmed 'No preservatives'");
  await claim.getByLabel('Evidence').fill('Laboratory report 4711');
  await claim.getByLabel('Confirmed by').fill('Meera Nair');
  await expect(missing).toContainText('Nothing is missing.');
  await expectNoAxe(page);
  await page.getByRole('button', { name: 'Remove claim 1' }).click();
  await expect(missing).toContainText('is a claim');
});

test('archived, and taken back with z', async ({ page, signInAs }) => {
  await signInAs(CATALOGUE);
  await page.goto('/backoffice/products/pooram-cap');
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Product archived')).toBeVisible();
  // The state stands before its history.
  await expect(page.getByText('Archived', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: product archived')).toBeVisible();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
});

test('scheduled for a day to come', async ({ page, signInAs }) => {
  const staff = await signInAs(CATALOGUE);
  const { body } = await staffCalls(page, staff)('POST', '/products/market-tote/copies', { body: {} });
  await page.goto(`/backoffice/products/${body.product.id}`);
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule publishing' });
  await dialog.getByLabel('Publish at').fill('2020-01-01T09:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText('Please choose a time that is still to come')).toBeVisible();
  await dialog.getByLabel('Publish at').fill('2031-01-01T09:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/Scheduled,/)).toBeVisible();
  await page.getByRole('button', { name: 'Don’t schedule' }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
});

test('of two who change one product, the later one decides field by field', async ({
  page,
  signInAs,
  allowProblems,
}) => {
  allowProblems(/409 \(Conflict\)/);
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

test('a refused variant leaves nothing of the product changed, and its history tells what was', async ({
  page,
  signInAs,
  allowProblems,
}) => {
  allowProblems(/409 \(Conflict\)/);
  const staff = await signInAs(CATALOGUE);
  const call = staffCalls(page, staff);
  const { body } = await call('POST', '/products/market-tote/copies', { body: {} });
  const path = `/products/${body.product.id}` as const;
  await page.goto(`/backoffice${path}`);
  await page.getByLabel('Generic name').fill('Jute bag');
  const sku = page.getByLabel('SKU', { exact: true }).first();
  const own = await sku.inputValue();
  await sku.fill('ILN-CAP-POO-YEL');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Another product has this SKU').first()).toBeVisible();
  expect((await call('GET', path)).body.product.genericName).toBe(body.product.genericName);
  await sku.fill(own);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('Changed').first().click();
  await expect(history.locator('ins').filter({ hasText: 'Jute bag' })).toBeVisible();
});

test('duplicated with its pictures, which are cut, described and put in order', async ({
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
  const texts = page.getByLabel(/^What picture \d+ shows$/);
  const known = await texts.count();
  // One that is refused is named, and the others come all the same.
  await page
    .getByLabel('Pictures of the product')
    .setInputFiles([{ ...PHOTOGRAPH, name: 'dot.png', buffer: DOT }, PHOTOGRAPH]);
  await expect(texts).toHaveCount(known + 1);
  await expect(page.getByText('dot.png: A picture has at least 200 × 200 pixels')).toBeVisible();
  const last = `picture ${known + 1}`;
  await page.getByLabel(`What ${last} shows`).fill('Nothing but green');
  await page.getByRole('button', { name: `Cut ${last}` }).click();
  const cut = page.getByRole('dialog', { name: 'Cut the picture' });
  // The part that is shown lies on the picture, and is never smaller than a picture may be.
  await expect(cut.getByLabel('Size')).toHaveAttribute('min', '50');
  await cut.getByLabel('Shape').selectOption('Wide, 3:2');
  const picture = cut.locator('img');
  await expect
    .poll(() => picture.evaluate((img) => (img.parentElement?.clientHeight ?? 0) - img.clientHeight))
    .toBe(0);
  await cut.getByLabel('Shape').selectOption('Square');
  await cut.getByLabel('Size').fill('60');
  await cut.getByRole('button', { name: 'Cut' }).click();
  await expect(cut).toBeHidden();
  await expect(page.getByRole('button', { name: `Cut ${last}` })).toBeFocused();
  for (let at = known + 1; at > 1; at -= 1) {
    await page.getByRole('button', { name: `Move picture ${at} up` }).click();
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(texts.first()).toHaveValue('Nothing but green');
});

test('the tree of categories is added to, changed, and emptied into another', async ({ page, signInAs }) => {
  await signInAs(CATALOGUE);
  await page.goto('/backoffice/categories');
  await expect(page.getByRole('button', { name: 'New category' })).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Rain gear');
  await dialog.getByLabel('HSN code').fill('6601');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Category made')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Rain gear' }).click();
  await dialog.getByLabel('Name').fill('Umbrellas');
  await expectNoAxe(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Category changed')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Umbrellas' }).click();
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText('Changed');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Merge or delete Umbrellas' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Category deleted')).toBeVisible();
  await expect(page.getByText('Umbrellas', { exact: true })).toHaveCount(0);
});

test('who may only look changes nothing', async ({ page, signInAs }) => {
  await signInAs(['catalogue.read']);
  await page.goto('/backoffice/products/pooram-cap');
  await expect(page.getByLabel('Name', { exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Archive' })).toHaveCount(0);
  await page.goto('/backoffice/prices');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
});
