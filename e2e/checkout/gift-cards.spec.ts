import { goToPayment, placeOrderButton, WATER } from '../support/checkout.ts';
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
import { expectSoundPage } from '../support/sound-page.ts';

// One pack of water is ₹376.30 with tax and delivery.
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
    await expectSoundPage(page);
    await giftCardField(page).press('Enter');
  });

  await expect(page.getByText('Balance ₹500.00')).toBeVisible();
  await expect(page.getByText('Valid until 31 Dec 2099')).toBeVisible();
  await expect(page.getByText('Pays all of your order. ₹123.70 stay on the card.')).toBeVisible();
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText(`Gift card ••${last4}−${TOTAL}`);
  await expect(summary).toContainText('Left to pay₹0.00');
  await expectSoundPage(page);
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
  await expectSoundPage(page);

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
  await expect(restField(page)).toHaveValue('cod');
  // Who has no saved card is offered none.
  await expect(restField(page).getByRole('option')).toHaveText([
    'Cash on Delivery',
    'UPI',
    'Credit/Debit cards',
  ]);
  await expectSoundPage(page);
  await restField(page).selectOption('Credit/Debit cards');
  await placeOrderButton(page).click();
  await expect(page.getByRole('textbox', { name: 'Card holder name' })).toBeFocused();
  await expectSoundPage(page);
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
  await expectSoundPage(page);
});

test('a gift card pays a part of Buy Now, and cash the rest on delivery', async ({
  page,
  calls,
  shopper,
}) => {
  const { code, last4 } = await issueGiftCard(76.3);
  await goToPayment(page, calls, shopper);
  await page.goto(`/#/address?productId=${WATER.productId}&variantId=${WATER.variantId}&quantity=1`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await applyGiftCard(page, code);
  await expect(
    page.getByText('The gift card pays ₹76.30. ₹300.00 is left to pay: please choose how.'),
  ).toBeVisible();
  await placeOrderButton(page).click();
  await expect(page.getByText('Please keep ₹300.00 ready for the delivery partner.')).toBeVisible();
  expect(await calls.cartLines()).toHaveLength(1);

  await test.step('the card of the order tells of it before it is opened', async () => {
    await page.goto('/#/order-details');
    const article = page.getByRole('article');
    await expect(article).toContainText(`Gift card ••${last4} −₹76.30`);
    await expect(article).toContainText('Rest ₹300.00');
    await expectSoundPage(page);
  });
});

test('a card that cannot pay is refused beside its field, and nothing is ordered', async ({
  page,
  calls,
  shopper,
  allowProblems,
}) => {
  allowProblems(/400 .*(gift-cards|place-order)/);
  await goToPayment(page, calls, shopper);
  await page.getByRole('radio', { name: 'Gift Card' }).check();
  await placeOrderButton(page).click();
  await expect(page.getByText('Please type in the code of your gift card')).toBeVisible();
  await expect(giftCardField(page)).toBeFocused();

  await applyGiftCard(page, 'ABCD-EFGH-JKLM-NPQR');
  await expect(page.getByText('We do not know this gift card. Please check the code.')).toBeVisible();
  await expect(giftCardField(page)).toBeFocused();
  await expectSoundPage(page);
  await giftCardField(page).fill('ABCD');
  await expect(page.getByText('We do not know this gift card.')).toHaveCount(0);
  await placeOrderButton(page).click();
  await expect(page.getByText('Please apply your gift card first')).toBeVisible();
  expect(await calls.orders()).toEqual([]);

  await test.step('a card that was spent elsewhere meanwhile', async () => {
    const { code, last4 } = await issueGiftCard(400);
    await applyGiftCard(page, code);
    await expect(page.getByText(/^Pays all of your order/)).toBeVisible();
    await calls.payByGiftCard(WATER, code);
    await placeOrderButton(page).click();
    await expect(page.getByText('The balance of this gift card is ₹23.70 now.')).toBeVisible();
    await expect(giftCardField(page)).toHaveValue(code);
    await expect(giftCardField(page)).toBeFocused();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.getByRole('button', { name: `Remove gift card ••${last4}` }).click();
    await expect(giftCardField(page)).toBeFocused();
    await expect(giftCardField(page)).toHaveValue('');
    expect(await calls.orders()).toHaveLength(1);
  });
});
