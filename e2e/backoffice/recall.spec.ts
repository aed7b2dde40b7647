import { moveOrder } from '../support/move-order.ts';
import { staffCalls } from '../support/staff.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = { productId: 'tender-coconut-water-pack', variantId: 'tender-coconut-water-pack_V04' } as const;

test('the first to expire ships first, and its recipients are found, listed and mailed', async ({
  page,
  calls,
  signInAs,
}) => {
  const staff = await signInAs('all');
  const call = staffCalls(page, staff);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const batches = [
    { code: 'LATER-1', packedOn: day(-10), bestBefore: day(290), mrp: 2800 },
    // Still has its 45 days after transit.
    { code: 'FIRST-1', packedOn: day(-60), bestBefore: day(58), mrp: 2800 },
  ];
  const lines = batches.map((batch) => ({ variantId: PACK.variantId, quantity: 6, batch }));
  expect((await call('POST', '/stock-receipts', { body: { lines } })).status).toBe(201);
  const order = await calls.order(PACK, {}, 2);
  await moveOrder(order, 'process');

  await page.goto('/backoffice/batches?search=FIRST-1');
  await page.getByRole('link', { name: 'FIRST-1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Batch FIRST-1' })).toBeVisible();
  const row = page
    .getByRole('region', { name: 'Who received it' })
    .getByRole('row')
    .filter({ hasText: order.orderNumber });
  await expect(row).toContainText('Being packed');
  await moveOrder(order, 'ship --courier DTDC --tracking KL998877');
  await page.reload();
  await expect(row).not.toContainText('Being packed');

  await page.getByRole('button', { name: 'Block' }).click();
  const block = page.getByRole('dialog', { name: 'Block batch FIRST-1' });
  await block.getByLabel('Why').fill('A seal may leak');
  await block.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('Blocked: A seal may leak.', { exact: false })).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('A seal may leak');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/FIRST-1.*\.csv$/i);

  await page.getByRole('button', { name: 'Write to them' }).click();
  const mail = page.getByRole('dialog', { name: 'Write to who received batch FIRST-1' });
  await mail.getByLabel('Subject').fill('Please do not drink it');
  await mail.getByLabel('Text').fill('A seal may leak. We send you another one.');
  await mail.getByRole('button', { name: 'See the mail' }).focus();
  await page.keyboard.press('Enter');
  // Irreversible, so Enter does not send it: the mail has the focus, to be read and scrolled.
  const preview = mail.getByRole('region', { name: 'The mail' });
  await expect(preview).toBeFocused();
  await expect(preview).toContainText('A seal may leak. We send you another one.');
  await page.keyboard.press('Enter');

  await page.keyboard.press('Escape');
  await expect(mail).toHaveCount(0);
  await page.getByRole('button', { name: 'Write to them' }).click();
  await expect(mail.getByLabel('Subject')).toHaveValue('Please do not drink it');
  await mail.getByRole('button', { name: 'See the mail' }).dblclick();
  await expect(preview).toBeFocused();
  await mail.getByRole('button', { name: 'Back to the words' }).click();
  await expect(mail.getByLabel('Text')).toBeFocused();
  await mail.getByLabel('Text').fill(`${'A seal may leak. '.repeat(80)}${'leak'.repeat(90)}`);
  await mail.getByRole('button', { name: 'See the mail' }).click();
  await expect(preview).toBeFocused();

  await mail.getByRole('button', { name: 'Send 1 mail' }).click();
  await expect(page.getByText('1 mail is on the way')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write to them' })).toHaveCount(0);
});
