import type { checkGiftCard, GiftCardView } from '@ilaneer/contract/gift-card';
import type { placeOrder } from '@ilaneer/contract/order/order';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { answerPayment, openPayment } from '../../../../testing/open-payment.ts';
import { ORDER } from '../../../../testing/replies/orders.ts';
import { answerPlaced } from '../../../../testing/replies/payments.ts';

const CODE = 'ABCD-EFGH-JKLM-NPQR';

const field = page.getByRole('textbox', { name: 'Gift card code' });
const apply = page.getByRole('button', { name: 'Apply', exact: true });
const place = page.getByRole('button', { name: 'Place Order' });
const rest = page.getByRole('combobox', { name: 'Pay the rest by' });
const summary = page.getByRole('region', { name: 'Order summary' });

let server: FakeServer;
beforeEach(async () => {
  server = openFakeServer();
  answerPayment(server);
  await openPayment();
  await page.getByRole('radio', { name: 'Gift Card' }).click();
});

function answerCard(balance: number): void {
  const giftCard: GiftCardView = { last4: 'NPQR', balance, expiresAt: '2099-12-31T18:30:00.000Z' };
  server.answer<typeof checkGiftCard>('POST', '/gift-cards/check', { success: true, message: '', giftCard });
}

function refuse(message: string, data = {}): void {
  const refusal = { status: 400, code: 'GIFT_CARD_INVALID', message, data } as const;
  server.refuse<typeof checkGiftCard>('POST', '/gift-cards/check', refusal);
}

const expectSummary = (text: string) => expect.poll(() => summary.element().textContent).toContain(text);

it('is typed in groups of four, pays all of an order, and is stored nowhere (GIFT-CARD-2, GIFT-CARD-10)', async () => {
  answerCard(500);
  await userEvent.type(field, 'abcd efgh jklm npqr');
  await expect.element(field).toHaveValue(CODE);
  await userEvent.keyboard('{Enter}');
  await expectText('Balance ₹500.00', 'Valid until 31 Dec 2099');
  await expectText('Pays all of your order. ₹123.70 stay on the card.');
  await expectSummary('Gift card ••NPQR−₹376.30');
  await expectSummary('Left to pay₹0.00');
  await expectAccessible();
  const giftCard = { last4: 'NPQR', amount: 376.3 };
  answerPlaced(server, { ...ORDER, payment: { ...ORDER.payment, giftCard, rest: 0, method: 'giftcard' } });
  await place.click();
  await expect.element(page.getByText(/Gift card ••NPQR paid ₹376\.30\./)).toBeVisible();
  expect(server.sent<typeof placeOrder>('POST', '/place-order')).toMatchObject([
    { giftCardCode: CODE, giftCardAmount: 376.3, total: 376.3 },
  ]);
  const kept = [{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie];
  expect(JSON.stringify(kept)).not.toContain(CODE);
});

it('pays a part, and asks how the rest is paid (GIFT-CARD-3)', async () => {
  answerCard(100);
  await field.fill(CODE);
  await apply.click();
  await expectText('The gift card pays ₹100.00. ₹276.30 is left to pay: please choose how.');
  await expect.element(rest).toHaveValue('cod');
  const options = rest
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
  expect(options).toEqual(['Cash on Delivery', 'UPI', 'Credit/Debit cards']);
  await expectAccessible();
  await expectSummary('Left to pay₹276.30');
  await rest.selectOptions('Credit/Debit cards');
  await expectText('Save this card securely');
  await rest.selectOptions('Cash on Delivery');
  answerPlaced(server, {
    ...ORDER,
    payment: { ...ORDER.payment, giftCard: { last4: 'NPQR', amount: 100 }, rest: 276.3 },
  });
  await place.click();
  await expect.element(page.getByText(/Please keep ₹276\.30 ready for the delivery partner\./)).toBeVisible();
  const article = page.getByRole('article');
  await expect.poll(() => article.element().textContent).toContain('Gift card ••NPQR −₹100.00');
  await expect.poll(() => article.element().textContent).toContain('Rest ₹276.30');
  expect(server.sent<typeof placeOrder>('POST', '/place-order')).toMatchObject([
    { giftCardCode: CODE, giftCardAmount: 100, paymentMethod: 'cod' },
  ]);
});

it('that cannot pay is refused beside its field, and nothing is ordered', async () => {
  await place.click();
  await expectText('Please type in the code of your gift card');
  await expect.element(field).toHaveFocus();
  refuse('We do not know this gift card. Please check the code.');
  await field.fill(CODE);
  await apply.click();
  await expectText('We do not know this gift card. Please check the code.');
  await expect.element(field).toHaveFocus();
  await expectAccessible();
  await field.fill('ABCD');
  await expect.element(page.getByText(/^We do not know this gift card/)).not.toBeInTheDocument();
  await place.click();
  await expectText('Please apply your gift card first');
  expect(server.sent<typeof placeOrder>('POST', '/place-order')).toEqual([]);
  const unproven = 'Please confirm your email address or mobile number before you pay with a gift card.';
  refuse(unproven, { needsProof: true });
  await apply.click();
  await expectText(unproven);
  const link = page.getByRole('link', { name: 'Go to your account page' });
  await expect.element(link).toHaveAttribute('href', '/#/account');
});

it('spent elsewhere says so, and can be removed', async () => {
  answerCard(400);
  await field.fill(CODE);
  await apply.click();
  await expect.element(page.getByText(/^Pays all of your order/)).toBeVisible();
  const message = 'The balance of this gift card is ₹23.70 now.';
  server.refuse<typeof placeOrder>('POST', '/place-order', {
    status: 400,
    code: 'GIFT_CARD_INVALID',
    message,
  });
  await place.click();
  await expectText(message);
  await expect.element(field).toHaveValue(CODE);
  await expect.element(field).toHaveFocus();
  await apply.click();
  await page.getByRole('button', { name: 'Remove gift card ••NPQR' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
});

it('has its field above the bar of a phone once it has the focus (STOREFRONT-28)', async () => {
  onTestFinished(() => page.viewport(1_280, 900));
  await page.viewport(360, 740);
  await expect.element(place).toBeInViewport();
  const above = () =>
    place.element().getBoundingClientRect().top - field.element().getBoundingClientRect().bottom;
  scrollBy({ top: -20 - above(), behavior: 'instant' });
  expect(above()).toBeLessThan(0);
  field.element().focus({ preventScroll: true });
  expect(above()).toBeGreaterThanOrEqual(0);
});
