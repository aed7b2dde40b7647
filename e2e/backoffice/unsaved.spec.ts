import type { Page } from '@playwright/test';
import { staffCalls } from '../support/staff.ts';
import { expect, test } from '../support/staff-test.ts';

const CATALOGUE = ['catalogue.read', 'catalogue.write', 'prices.write'] as const;

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

async function closeTab(page: Page): Promise<string> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  await dialog.dismiss();
  return dialog.type();
}

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

  // Signing out anyway discards the draft.
  await name.fill('Another thought');
  await page.getByRole('button', { name: /your menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/backoffice\/?$/);
  // No question: nothing is unsaved.
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});
