import { goToPayment, placeOrderButton } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import {
  applyGiftCard,
  confirmEmail,
  giftCardField,
  issueGiftCard,
  restField,
} from '../support/gift-card.ts';
import { mailTo } from '../support/outbox.ts';
import { decide, expectPaid } from '../support/pay.ts';
import { expect, test } from '../support/shop-test.ts';

const TOTAL = '₹376.30';

test.beforeEach(({ request, shopper }) => confirmEmail(request, shopper));

test('a gift card pays all of an order, and has its money back when that is cancelled', {
  tag: '@phone',
}, async ({ page, calls, shopper, request }) => {
  const { code, last4 } = await issueGiftCard(500, '--expires', '2099-12-31');
  await goToPayment(page, calls, shopper);

  await test.step('the code is typed in groups of four', async () => {
    await page.getByRole('radio', { name: 'Gift Card' }).check();
    await giftCardField(page).pressSequentially(code.toLowerCase().replaceAll('-', ' '));
    await expect(giftCardField(page)).toHaveValue(code);
    await giftCardField(page).press('Enter');
  });

  await expect(page.getByText('Balance ₹500.00')).toBeVisible();
  await expect(page.getByText('Valid until 31 Dec 2099')).toBeVisible();
  await expect(page.getByText('Pays all of your order. ₹123.70 stay on the card.')).toBeVisible();
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText(`Gift card ••${last4}−${TOTAL}`);
  await expect(summary).toContainText('Left to pay₹0.00');
  const kept = `JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie])`;
  expect(await page.evaluate<string>(kept)).not.toContain(code);

  await placeOrderButton(page).click();
  await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
  await expect(page.getByText(`Gift card ••${last4} paid ${TOTAL}.`)).toBeVisible();
  expect(await page.evaluate<string>(kept)).not.toContain(code);
  expect(await mailTo(request, shopper.email, /^Your Ilaneer order/)).toContain(
    `Gift card ••${last4}: −${TOTAL}`,
  );

  const article = page.getByRole('article');
  await expect(article).toContainText(`Gift card ••${last4} −${TOTAL}`);
  await expect(article).not.toContainText('Rest');
  await page.getByRole('button', { name: /^View detail/ }).click();
  await expect(article).toContainText(`Gift card ••${last4}−${TOTAL}`);
  await expect(article).toContainText('Gift card, paid');

  await page.getByRole('button', { name: /^Cancel order/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByRole('radio', { name: 'I changed my mind' }).check();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toBeHidden();
  await expect(article).toContainText(`${TOTAL} is back on gift card ••${last4}.`);
  await expect(article).toContainText('Gift card, money returned');

  await goToPayment(page, calls, shopper);
  await applyGiftCard(page, code);
  await expect(page.getByText('Balance ₹500.00')).toBeVisible();
});

test('a gift card pays a part, and UPI the rest at the gateway', async ({ page, calls, shopper }) => {
  const { code, last4 } = await issueGiftCard(100);
  await goToPayment(page, calls, shopper);
  await applyGiftCard(page, code);
  await expect(
    page.getByText('The gift card pays ₹100.00. ₹276.30 is left to pay: please choose how.'),
  ).toBeVisible();
  await restField(page).selectOption('UPI');
  await placeOrderButton(page).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Complete your payment' })).toBeVisible();
  await expect(page.getByText(/^₹276\.30 for order OD/)).toBeVisible();
  await page.getByRole('link', { name: 'Open the sandbox UPI page' }).click();
  await expect(page.getByText('₹276.30').first()).toBeVisible();
  await decide(page, 'Approve');
  await expectPaid(page);
  await expect(page.getByRole('main')).toContainText(`Gift card ••${last4}−₹100.00`);
  await expect(page.getByRole('main')).toContainText('Rest₹276.30');
});
