import type { Page } from '@playwright/test';
import { staffCalls } from '../support/staff.ts';
import { expect, test } from '../support/staff-test.ts';

const CATALOGUE = ['catalogue.read', 'catalogue.write', 'prices.write'] as const;

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

/** What the browser itself asks when a tab is closed; it stays open. */
async function closeTab(page: Page): Promise<string> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  await dialog.dismiss();
  return dialog.type();
}

test('what nobody has saved is not left by a key or by Back without a question', async ({
  page,
  signInAs,
}) => {
  const staff = await signInAs(CATALOGUE);
  const { body } = await staffCalls(page, staff)('POST', '/products/market-tote/copies', { body: {} });
  await page.goto('/backoffice/products');
  await page.getByRole('searchbox').fill(body.product.name);
  await page.getByRole('link', { name: body.product.name }).first().click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Half a thought');
  await name.blur();
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(question(page)).toContainText('Your changes to this product are not saved and would be lost.');
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(question(page)).toBeHidden();
  await expect(name).toHaveValue('Half a thought');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(name).toHaveValue('Half a thought');
  // Back closes what lies over the page first: also the question.
  await page.keyboard.press('Shift+?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toBeVisible();
  await page.goBack();
  await expect(keys).toBeHidden();
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await expect(question(page)).toBeHidden();
  await expect(name).toHaveValue('Half a thought');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
});

test('links, the palette, signing out and closing the tab ask too, and nothing asks once it is saved', async ({
  page,
  signInAs,
}) => {
  const staff = await signInAs(CATALOGUE);
  const { body } = await staffCalls(page, staff)('POST', '/products/market-tote/copies', { body: {} });
  await page.goto(`/backoffice/products/${body.product.id}`);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill(`Half a thought ${body.product.id}`);

  await page.getByRole('link', { name: 'Categories' }).click();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /search/i }).fill('Price sheet');
  await page.getByRole('option', { name: 'Price sheet' }).click();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: /your menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(question(page)).toBeHidden();
  expect(await closeTab(page)).toBe('beforeunload');
  await expect(name).toHaveValue(`Half a thought ${body.product.id}`);

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Categories' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue(`Half a thought ${body.product.id}`);

  // Whoever signs out all the same leaves nothing to the next one.
  await name.fill('Another thought');
  await page.getByRole('button', { name: /your menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/backoffice\/?$/);
  // Nothing is left to ask about: the tab just closes.
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('the sheet, the items of an order and a note to it are asked about, a role that is made is not', async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs('all');
  const { orderId } = await calls.order({
    productId: 'chekku-coconut-oil-bottle',
    variantId: 'chekku-coconut-oil-bottle_V01',
  });
  await page.goto(`/backoffice/orders/${orderId}`);
  await page.getByLabel('Add a note').fill('Rings back');
  await page.getByRole('link', { name: 'Packing', exact: true }).click();
  await expect(question(page)).toContainText('Your changes to the note');
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByLabel('Add a note')).toHaveValue('');

  await page.getByRole('button', { name: 'Change items' }).click();
  await page.getByLabel(/^Quantity of/).fill('2');
  await page.getByRole('link', { name: 'Price sheet' }).click();
  await expect(question(page)).toContainText('Your changes to the items');
  await question(page).getByRole('button', { name: 'Leave' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Price sheet' })).toBeVisible();
  await page.getByRole('grid').getByRole('gridcell').nth(3).click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Packing', exact: true }).click();
  await expect(question(page)).toContainText('Your changes to the sheet');
  await question(page).getByRole('button', { name: 'Leave' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Packing' })).toBeVisible();
  await page.goto('/backoffice/roles/new');
  await page.getByLabel('Name of the role').fill(`Weekend ${orderId}`.slice(0, 40));
  await page.getByRole('checkbox').first().check();
  await page.getByRole('link', { name: 'Packing', exact: true }).click();
  await expect(question(page)).toContainText('Your changes to this role');
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Make the role' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});
