import { expectPageWithoutAxe } from '../support/axe.ts';
import { ALL_THE_WAY, moveOrder } from '../support/move-order.ts';
import { loadPage } from '../support/navigation.ts';
import { logIn } from '../support/shopper.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
} as const;

// RETURN-19 and RETURN-20
test('who pays refunds sees where the money of a cash order goes, once they ask for it', async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs('all');
  const order = await calls.order(PACK);
  await moveOrder(order, ...ALL_THE_WAY);
  const id = await calls.askForReturn(order.orderId, {
    lines: [{ position: 1, quantity: 1, reason: 'missing' }],
    payout: { kind: 'upi', upiId: 'anu.das@okaxis' },
  });
  await page.goto(`/backoffice/returns/${id}`);
  await expect(page.getByText('Their money back')).toBeVisible();
  await expect(page.getByText('UPI ID an…@okaxis')).toBeVisible();
  await expect(page.getByText('anu.das@okaxis')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show it whole' }).click();
  await expect(page.getByText('anu.das@okaxis')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Refund due')).toBeVisible();
  // It was never in the parcel: nobody waits for it.
  await expect(page.getByRole('button', { name: /^Refund ₹/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Picked up' })).toHaveCount(0);
  await expectPageWithoutAxe(page);
});

// PAYMENT-22
test('refunds that wait for a gateway have a list of their own', async ({ page, signInAs }) => {
  await signInAs('all');
  await page.goto('/backoffice/refunds');
  await expect(page.getByRole('heading', { name: 'Refunds', level: 1 })).toBeVisible();
  await expectPageWithoutAxe(page);
});

// RETURN-22
test('the cash of a replacement that was cancelled goes where the shopper says at it', async ({
  page,
  shopper,
  calls,
  signInAs,
}) => {
  await signInAs('all');
  const order = await calls.order(PACK);
  await moveOrder(order, ...ALL_THE_WAY);
  const id = await calls.askForReturn(order.orderId, {
    lines: [{ position: 1, quantity: 1, reason: 'leaking' }],
    remedy: 'replacement',
  });
  await page.goto(`/backoffice/returns/${id}`);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Exchange' }).click();
  await page
    .getByRole('dialog', { name: /^Exchange return 1/ })
    .getByRole('button', { name: 'Exchange' })
    .click();
  const link = page.getByRole('region', { name: 'Facts' }).getByRole('link', { name: /^OD/ }).last();
  const replacement = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  await calls.cancelOrder(replacement);

  await logIn(page, shopper);
  await loadPage(page, `/order-details?order=${replacement}`);
  await expect(page.getByText(/^You paid ₹[\d,.]+ in cash\. It comes back to you\.$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Where shall we send your money?' }).selectOption('To a UPI ID');
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('anu.das@okaxis');
  await expectPageWithoutAxe(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('We send your money to your UPI ID an…@okaxis.')).toBeVisible();

  await page.goto(`/backoffice/orders/${replacement}`);
  const money = page.getByRole('region', { name: 'Money' });
  await expect(money.getByText('UPI ID an…@okaxis')).toBeVisible();
  await money.getByRole('button', { name: 'Show it whole' }).click();
  await expect(money.getByText('anu.das@okaxis')).toBeVisible();
  await expectPageWithoutAxe(page);
});
