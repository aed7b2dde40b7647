import { ALL_THE_WAY, moveOrder } from '../support/move-order.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
} as const;

// REMITTANCE-1 to REMITTANCE-6
test("a courier's short payment is matched, recorded, and reversed", async ({
  page,
  calls,
  signInAs,
  allowProblems,
}) => {
  // The bank amount differs from the lines' sum, and the form says so.
  allowProblems(/status of 400/);
  await signInAs(['orders.read', 'reports.read', 'books.write']);
  const order = await calls.order(PACK);
  await moveOrder(order, ...ALL_THE_WAY);
  const reference = `UTR ${order.orderNumber}`;
  await page.goto('/backoffice/remittances/new');
  await page.getByRole('radio', { name: /^Courier/ }).check();
  await page.getByLabel('Courier name').fill('India Post');
  await page.getByLabel('Reference').fill(reference);
  await page.getByLabel('Received in the bank').fill('100');
  await page.getByLabel("Payer's file").setInputFiles({
    name: 'remittance.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Order Number,COD Amount\n${order.orderNumber},101.00\n`),
  });
  await page.getByRole('button', { name: 'Match with receivables' }).click();
  await expect(
    page.getByText('The lines less charges come to ₹101.00: the bank received ₹1.00 less'),
  ).toHaveCount(1);
  await page.getByLabel('Received in the bank').fill('101');
  await page.getByRole('button', { name: 'Match with receivables' }).click();
  await expect(page.getByRole('row').filter({ hasText: order.orderNumber })).toContainText(/Short by ₹/);
  await page.getByRole('button', { name: 'Record it' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('₹101.00 in the bank');
  await expect(question).toContainText(/Compared with the receivables: ₹[\d.]+ short\./);
  await question.getByRole('button', { name: 'Record it' }).click();

  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  await expect(page.getByText('Wrote down the remittance')).toBeVisible();
  await page.goto(`/backoffice/remittances?search=${encodeURIComponent(reference)}`);
  await page.getByRole('link', { name: reference }).click();
  await page.getByRole('button', { name: 'Reverse' }).click();
  const asking = page.getByRole('dialog', { name: 'Reverse this payout?' });
  await asking.getByLabel('Reason').fill('Wrong file');
  await asking.getByRole('button', { name: 'Reverse' }).click();
  await expect(page.getByText('Wrong file').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reverse' })).toHaveCount(0);
  // The button that had the focus is gone.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
