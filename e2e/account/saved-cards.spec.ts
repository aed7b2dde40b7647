import { goToPayment, placeOrderButton } from '../support/checkout.ts';
import { decide, expectPaid, orderByCard } from '../support/pay.ts';
import { expect, test } from '../support/shop-test.ts';

test('a card is saved, paid with again, and removed on the account page', async ({
  page,
  calls,
  shopper,
}) => {
  await goToPayment(page, calls, shopper);
  await orderByCard(page, { saves: true });
  await decide(page, 'Approve');
  await expectPaid(page);

  await goToPayment(page, calls, shopper);
  await page.getByRole('radio', { name: 'Saved cards' }).check();
  await expect(page.getByRole('radio', { name: 'Visa ending in 1111' })).toBeChecked();
  await expect(page.getByText('Expires 12/39')).toBeVisible();
  await placeOrderButton(page).click();
  await expect(page.getByText('Pay with Visa ending in 1111.')).toBeVisible();
  await decide(page, 'Approve');
  await expectPaid(page);
  expect((await calls.orders()).map(({ status }) => status)).toEqual(['placed', 'placed']);

  await page.goto('/#/account');
  const cards = page.getByRole('region', { name: 'Saved cards' });
  await expect(cards.getByText('Visa ending in 1111')).toBeVisible();
  await cards.getByRole('button', { name: 'Remove Visa ending in 1111' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove this card?' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(cards.getByText('No saved cards yet')).toBeVisible();
});
