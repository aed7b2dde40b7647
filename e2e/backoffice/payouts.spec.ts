import { ALL_THE_WAY, moveOrder } from '../support/move-order.ts';
import { loadPage } from '../support/navigation.ts';
import { logIn } from '../support/shopper.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
} as const;

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
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('We send your money to your UPI ID an…@okaxis.')).toBeVisible();

  await page.goto(`/backoffice/orders/${replacement}`);
  const money = page.getByRole('region', { name: 'Money' });
  await expect(money.getByText('UPI ID an…@okaxis')).toBeVisible();
  await money.getByRole('button', { name: 'Show in full' }).click();
  await expect(money.getByText('anu.das@okaxis')).toBeVisible();
});
