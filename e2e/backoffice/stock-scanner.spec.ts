import { openReceiving, scan } from '../support/scanner.ts';
import { staffCalls } from '../support/staff.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  sku: 'ILN-TCW-P24-NAT',
  barcode: '2008260001476',
  id: 'tender-coconut-water-pack_V03',
} as const;

test('a new batch is received by scanner and keyboard alone', async ({ page, signInAs }) => {
  await signInAs(['catalogue.read', 'stock.adjust']);
  await openReceiving(page);
  // Codes scanned in a burst each get an answer.
  await scan(page, ['NOPE-1', 'NOPE-2', `*${PACK.barcode}#`]);
  await expect(page.getByText('No goods found for NOPE-1. No goods found for NOPE-2')).toBeVisible();
  await expect(page.getByLabel('Batch', { exact: true })).toBeFocused();
  // The batch code is on the carton.
  await scan(page, 'KER-77');
  await expect(page.getByText(`KER-77 is noted as the batch of ${PACK.sku}`)).toBeVisible();
  await expect(page.getByLabel('Batch', { exact: true })).toHaveValue('KER-77');
  await page.getByLabel('Packed on').fill('2026-11-01');
  await expect(page.getByLabel('Best before')).toHaveValue('2027-04-30');
  await expect(page.getByLabel('MRP in ₹')).not.toHaveValue('');
  await scan(page, PACK.barcode, 'Tab');
  await scan(page, PACK.sku, null);
  await expect(page.getByLabel('Quantity')).toHaveValue('3');
  await page.getByLabel('Quantity').focus();
  await page.keyboard.press('Shift+Enter');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByText(/GRN-\d+: 3 units received/).first()).toBeVisible();

  // A known code finds goods and batch.
  await scan(page, 'ker-77');
  await expect(page.getByLabel('Batch', { exact: true })).toHaveValue('KER-77');
  await expect(page.getByLabel('Best before')).toHaveValue('2027-04-30');
});

test('counted and booked stock differ, and one of two people ends the count', async ({
  page,
  signInAs,
  allowProblems,
}) => {
  allowProblems(/409 \(Conflict\)/);
  const staff = await signInAs(['catalogue.read', 'stock.adjust']);
  const call = staffCalls(page, staff);
  const batch = { code: 'CNT-1', packedOn: '2026-11-01', bestBefore: '2027-10-01', mrp: 1400 };
  await call('POST', '/stock-receipts', { body: { lines: [{ variantId: PACK.id, quantity: 5, batch }] } });
  await page.goto('/backoffice/counts');
  await expect(page.getByRole('button', { name: 'Start a count' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByText('Nothing counted yet')).toBeVisible();
  await scan(page, 'CNT-1');
  await expect(page.getByLabel('Counted', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Batch', { exact: true })).toContainText('CNT-1');
  for (const _ of [2, 3, 4]) await scan(page, 'CNT-1');
  await expect(page.getByLabel('Counted', { exact: true })).toHaveValue('4');
  await page.keyboard.press('Enter');
  const line = page.getByRole('row').filter({ hasText: 'CNT-1' });
  await expect(line.getByRole('cell')).toContainText(['CNT-1', '5', '4', '−1']);

  // A colleague counts while this count is applied.
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const cap = { variantId: 'everyday-cotton-cap_V05', batchId: null, counted: 3 };
  await page.route(
    '**/apply',
    async (route) => {
      await call('POST', `/stock-counts/${id}/lines`, { body: cap });
      await route.continue();
    },
    { times: 1 },
  );
  const setTheBooks = async () => {
    await page.getByRole('button', { name: 'Apply the count' }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Apply the count' })
      .click();
  };
  await setTheBooks();
  await expect(page.getByText('Someone else has changed this in the meantime.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'ILN-CAP-EVR-RED' })).toBeVisible();
  await setTheBooks();
  await expect(page.getByRole('button', { name: 'Apply the count' })).toHaveCount(0);
  const { body } = await call('GET', `/stock/${PACK.id}`);
  expect(body.batches.find(({ code }: { code: string }) => code === 'CNT-1').onHand).toBe(4);
});
