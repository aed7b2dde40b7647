import { expectPageWithoutAxe } from '../support/axe.ts';
import { openReceiving, scan } from '../support/scanner.ts';
import { expect, test } from '../support/staff-test.ts';

test('goods are received by keyboard, and their batch and ledger show it', async ({ page, signInAs }) => {
  await signInAs('all');
  await openReceiving(page);
  await scan(page, 'ILN-TCW-P48-NAT');
  await page.getByLabel('How many').fill('7');
  await page.getByLabel('Batch', { exact: true }).fill('e2e-1');
  await page.getByLabel('Packed on').fill('2026-11-01');
  await page.getByLabel('Best before').fill('2027-10-01');
  await page.getByLabel('MRP in ₹').fill('2835');
  await expectPageWithoutAxe(page);
  await page.getByRole('button', { name: 'Book in 7 units' }).click();
  await expect(page.getByText(/GRN-\d+: 7 units received/).first()).toBeVisible();

  await page.goto('/backoffice/batches?search=E2E-1');
  await page.getByRole('link', { name: 'E2E-1' }).click();
  await expect(page.getByRole('heading', { name: 'Batch E2E-1' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '+7' })).toBeVisible();
  await expectPageWithoutAxe(page);
});

test('what cannot come in is said at its field, which keeps its width', async ({
  page,
  signInAs,
  allowProblems,
}) => {
  allowProblems(/400 \(Bad Request\)/);
  await signInAs('all');
  await openReceiving(page);
  await scan(page, 'ILN-TCW-P48-NAT');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const before = await field('How many').boundingBox();
  await field('How many').fill('-3');
  await expect(field('How many')).toHaveAccessibleDescription(/^Fewer than none/);
  expect((await field('How many').boundingBox())?.width).toBe(before?.width);
  await field('How many').fill('3');
  await field('Batch').fill('E2E-2');
  await field('Packed on').fill('0001-01-01');
  await field('Best before').fill('2027-10-01');
  await field('MRP in ₹').fill('abc');
  await page.getByRole('button', { name: 'Book in 3 units' }).click();
  await expect(field('MRP in ₹')).toBeFocused();
  await expect(field('MRP in ₹')).toHaveAccessibleDescription('Please write a number');
  await field('MRP in ₹').fill('2835');
  await page.getByRole('button', { name: 'Book in 3 units' }).click();
  await expect(field('Packed on')).toBeFocused();
  await expect(field('Packed on')).toHaveAccessibleDescription(
    'Packed on must not lie more than 10 years back',
  );
  await expectPageWithoutAxe(page);
});

test('how many may be counted or written off is said at the field', async ({ page, signInAs }) => {
  await signInAs('all');
  await page.goto('/backoffice/counts');
  await page.getByRole('button', { name: 'Begin to count' }).click();
  await expect(page.getByText('Nothing counted yet')).toBeVisible();
  await scan(page, 'ILN-CAP-EVR-RED');
  const counted = page.getByLabel('Stand there');
  await expect(counted).toBeFocused();
  await counted.fill('-1');
  await page.keyboard.press('Enter');
  await expect(counted).toHaveAccessibleDescription('A whole number, 0 or more');
  await expectPageWithoutAxe(page);
  await counted.fill('9999999');
  await expect(counted).toHaveAccessibleDescription('At most 9,99,999');

  await page.goto('/backoffice/stock/everyday-cotton-cap_V05');
  await page.getByRole('button', { name: 'Write off' }).click();
  const dialog = page.getByRole('dialog', { name: /^Write off/ });
  await expect(dialog.getByRole('option', { name: 'Found' })).toHaveCount(0);
  await dialog.getByLabel('How many').fill('900000');
  await dialog.getByRole('button', { name: 'Write off' }).click();
  await expect(dialog.getByLabel('How many')).toHaveAccessibleDescription(/^There (is|are) only \d+ of it/);
});

test('the lists of goods are there, and axe finds nothing', async ({ page, signInAs }) => {
  await signInAs('all');
  for (const path of ['stock', 'counts', 'batches']) {
    await page.goto(`/backoffice/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading …')).toHaveCount(0);
    await expectPageWithoutAxe(page);
  }
});
