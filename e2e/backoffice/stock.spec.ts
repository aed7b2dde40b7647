import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { scan } from '../support/scanner.ts';
import { expect, test } from '../support/staff-test.ts';

test('goods are received by keyboard, and their batch and ledger show it', async ({ page, signInAs }) => {
  await signInAs('all');
  await page.goto('/backoffice/stock/receive');
  await expect(page.getByRole('textbox', { name: /^Scan or type/ })).toBeFocused();
  await scan(page, 'ILN-TCW-P48-NAT');
  await page.getByLabel('How many').fill('7');
  await page.getByLabel('Batch', { exact: true }).fill('e2e-1');
  await page.getByLabel('Packed on').fill('2026-11-01');
  await page.getByLabel('Best before').fill('2027-10-01');
  await page.getByLabel('MRP in ₹').fill('2835');
  await expectNoAxeInMain(page);
  await page.getByRole('button', { name: 'Book in 7 units' }).click();
  await expect(page.getByText(/GRN-\d+: 7 units received/).first()).toBeVisible();

  await page.goto('/backoffice/batches?search=E2E-1');
  await page.getByRole('link', { name: 'E2E-1' }).click();
  await expect(page.getByRole('heading', { name: 'Batch E2E-1' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '+7' })).toBeVisible();
  await expectNoAxeInMain(page);
});

test('the lists of goods are there, and axe finds nothing', async ({ page, signInAs }) => {
  await signInAs('all');
  for (const path of ['stock', 'counts', 'batches']) {
    await page.goto(`/backoffice/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading …')).toHaveCount(0);
    await expectNoAxeInMain(page);
  }
});

async function expectNoAxeInMain(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
