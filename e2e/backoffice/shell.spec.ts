import type { Page } from '@playwright/test';
import { expectNoAxe } from '../support/axe.ts';
import { STAFF_PASSWORD, staffCalls } from '../support/staff.ts';
import { expect, test } from '../support/staff-test.ts';

const openAudit = async (page: Page) => {
  await page.goto('/backoffice/audit');
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
};

test('somebody without the right is shown neither the entry nor the page', async ({ page, signInAs }) => {
  await signInAs(['orders.fulfil'], 'Packer Paul');
  await page.goto('/backoffice/audit');
  await expect(page.getByRole('heading', { name: 'Your role does not open this page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Packer Paul.*your menu/ })).toBeVisible();
});

test('the menu of an owner fits a screen of 900 px, and a phone opens it by a button', async ({
  page,
  signInAs,
}) => {
  await signInAs('all', 'Meera Nair');
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.goto('/backoffice/orders');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Audit log' })).toBeInViewport({ ratio: 1 });
  expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu).toBeHidden();
  expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(390);
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  await expect(menu.getByRole('link', { name: 'Receivables' })).toBeVisible();
  await expectNoAxe(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect(menu).toBeHidden();
  // A row is a card: its name has the width of the page, and nothing lies over it.
  const row = page.getByRole('row').filter({ hasText: 'Published' }).first();
  const name = row.locator('[data-row-link]');
  const badge = row.getByText('Published', { exact: true });
  const boxes = await Promise.all([name, badge].map((part) => part.boundingBox()));
  expect((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0)).toBeLessThanOrEqual(boxes[1]?.y ?? 0);
  await expectNoAxe(page);
});

test('the palette leads anywhere by keyboard, and opens at once', async ({ page, signInAs }) => {
  await signInAs(['staff.manage'], 'Meera Nair');
  await page.goto('/backoffice/nowhere');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search or do …' });
  await expect(box).toBeFocused();
  await page.keyboard.type('audit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeFocused();
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Search this list');
});

test('a view is saved, deleted and brought back by z, and colleagues show up by themselves', async ({
  page,
  signInAs,
}) => {
  const asha = await signInAs(['staff.manage']);
  await openAudit(page);
  await page.getByRole('searchbox').fill('nobody of this name');
  await expect(page).toHaveURL(/search=nobody/);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name').fill('Nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Nobody', exact: true })).toBeVisible();
  await page.getByRole('button', { name: "View 'Nobody'" }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Nobody', exact: true })).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(page.getByRole('button', { name: 'Nobody', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'All', exact: true }).click();
  await staffCalls(page, asha)('POST', '/saved-views', {
    body: { list: 'orders', name: 'From another desk', address: '' },
  });
  await expect(page.getByRole('cell', { name: 'From another desk' }).first()).toBeVisible();
});

test('the lock keeps what was typed', async ({ page, signInAs, allowProblems }) => {
  allowProblems(/401/);
  await signInAs(['staff.manage'], 'Leela Das');
  await openAudit(page);
  await page.getByRole('searchbox').fill('half a tho');
  await page.keyboard.press('Control+Shift+L');
  await expect(page.getByRole('heading', { name: 'Leela Das' })).toBeVisible();
  await expectNoAxe(page);
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toHaveValue('half a tho');
});

for (const [scheme, width] of [
  ['light', 1440],
  ['dark', 768],
] as const) {
  test(`looks right to axe: ${scheme}, ${width} px`, async ({ page, signInAs, allowProblems }) => {
    allowProblems(/401/);
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/backoffice/');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expectNoAxe(page);
    await signInAs(['staff.manage']);
    await openAudit(page);
    await expectNoAxe(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or do …' })).toBeFocused();
    await expectNoAxe(page);
  });
}
