import { ALL_THE_WAY, moveOrder } from '../support/move-order.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
} as const;

// REMITTANCE-1 to REMITTANCE-6, REMITTANCE-10
test("a courier's payout is told apart into paid, short, extra and unknown, recorded, and reversed", async ({
  page,
  calls,
  signInAs,
  allowProblems,
}) => {
  // The bank amount differs from the lines' sum, and the form says so.
  allowProblems(/status of 400/);
  await signInAs(['orders.read', 'reports.read', 'books.write']);
  const orders = [await calls.order(PACK), await calls.order(PACK), await calls.order(PACK)] as const;
  for (const order of orders) await moveOrder(order, ...ALL_THE_WAY);
  const [paid, short, extra] = orders;
  const lines = [
    [paid.orderNumber, paid.totalAmount],
    [short.orderNumber, short.totalAmount - 1],
    [extra.orderNumber, extra.totalAmount + 2],
    ['EZ999999999IN', 50],
  ] as const;
  const sum = lines.reduce((total, [, amount]) => total + amount, 0);
  const reference = `UTR ${paid.orderNumber}`;
  await page.goto('/backoffice/remittances/new');
  await page.getByRole('radio', { name: /^Courier/ }).check();
  await page.getByLabel('Courier name').fill('India Post');
  await page.getByLabel('Reference').fill(reference);
  await page.getByLabel('Received in the bank').fill((sum - 1).toFixed(2));
  await page.getByLabel("Payer's file").setInputFiles({
    name: 'remittance.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['Order Number,COD Amount', ...lines.map(([number, amount]) => `${number},${amount.toFixed(2)}`)].join(
        '\n',
      ),
    ),
  });
  await page.getByRole('button', { name: 'Match with receivables' }).click();
  await expect(page.getByText(/the bank received ₹1\.00 less$/)).toHaveCount(1);
  await page.getByLabel('Received in the bank').fill(sum.toFixed(2));
  await page.getByRole('button', { name: 'Match with receivables' }).click();
  await expect(page.getByText('1 short, 1 extra, 1 unknown')).toBeVisible();
  for (const [name, words] of [
    [paid.orderNumber, 'Paid'],
    [short.orderNumber, 'Short by ₹1.00'],
    [extra.orderNumber, 'Extra ₹2.00'],
    ['EZ999999999IN', 'Unknown'],
  ] as const) {
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(words);
  }
  await page.getByRole('button', { name: 'Record it' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('in the bank');
  await expect(question).toContainText('Compared with the receivables: ');
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
