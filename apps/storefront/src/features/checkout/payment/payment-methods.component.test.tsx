import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { getPaymentOptions } from '@ilaneer/contract/payment/payment';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { answerPayment, openPayment } from '../../../../testing/open-payment.ts';
import { HOME } from '../../../../testing/replies/checkout.ts';

const cash = page.getByRole('radio', { name: /^Cash on Delivery/ });
const placeButton = page.getByRole('button', { name: 'Place Order' });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerPayment(server);
});

describe('the payment methods (PAYMENT-1, PAYMENT-3)', () => {
  beforeEach(async () => {
    // All five are offered with a saved card, four without.
    const card = { id: 'card-1', network: 'Visa', last4: '1111', expiry: null, savedAt: HOME.createdAt };
    server.answer<typeof getPaymentOptions>('GET', '/payment-options', {
      ...{ success: true, online: true, canSaveCard: true, asksForCard: true, roundsCash: false },
      savedCards: [card],
    });
    await openPayment();
    await expectNamed('heading', 'Payment method');
  });

  it('stand in their order', async () => {
    const radios = page.getByRole('main').getByRole('radio');
    const names = [/^Saved cards/, /^Cash on Delivery/, /^Credit\/Debit cards/, /^UPI/, /^Gift Card/];
    await expect.element(radios).toHaveLength(names.length);
    for (const [place, name] of names.entries()) {
      await expect.element(radios.nth(place)).toHaveAccessibleName(name);
    }
    await expectAccessible();
  });

  it('ask for the fields of a card', async () => {
    const expiry = page.getByRole('textbox', { name: 'Expiry (MM/YY)' });
    const cvv = page.getByLabelText(/^CVV/);
    const expectTyped = async (field: Locator, keys: string, value: string) => {
      await field.fill('');
      await userEvent.type(field, keys);
      await expect.element(field).toHaveValue(value);
    };
    await page.getByRole('radio', { name: /^Credit\/Debit cards/ }).click();
    await expectNamed('textbox', /holder/i);
    await expectNamed('checkbox', 'Save this card securely');
    await placeButton.click();
    await expectText('Card holder name is required', 'CVV must be 3 or 4 digits');
    await expect.element(page.getByRole('textbox', { name: /holder/i })).toHaveFocus();
    await expect.element(page.getByText(/before you give the card number on the next page/)).toBeVisible();
    await expectTyped(expiry, '1a2b29', '12/29');
    await expectTyped(expiry, '122999', '12/29');
    await expectTyped(cvv, '1a2', '12');
    await expectTyped(cvv, '123456', '1234');
    await expectAccessible();
  });
});

describe('payment methods of a shop and a shopper (PAYMENT-1, PAYMENT-5, PAYMENT-23)', () => {
  const byCard = page.getByRole('radio', { name: 'Credit/Debit cards' });
  const upi = page.getByRole('radio', { name: 'UPI' });
  const saved = page.getByRole('radio', { name: 'Saved cards' });
  const OPTIONS = {
    ...{ success: true, online: true, canSaveCard: false, asksForCard: true, roundsCash: false },
    savedCards: [],
  } as const satisfies ReplyOf<typeof getPaymentOptions>;
  const answerOptions = (change: { readonly online?: boolean; readonly roundsCash?: boolean }) =>
    server.answer<typeof getPaymentOptions>('GET', '/payment-options', {
      ...OPTIONS,
      ...change,
      savedCards: [],
    });

  it('is cash and gift cards alone without a gateway', async () => {
    answerOptions({ online: false });
    await openPayment();
    await expect.element(page.getByText('Online payment is not set up here.')).toHaveLength(2);
    for (const one of [byCard, upi]) await expect.element(one).toBeDisabled();
    await expect.element(cash).toBeChecked();
    await expectAccessible();
  });

  it('is asked for again where saved cards cannot be loaded', async () => {
    server.failBefore<typeof getPaymentOptions>('GET', '/payment-options');
    await openPayment();
    await saved.click();
    await expectText('We could not load your saved cards.');
    await placeButton.click();
    await expectText('Please choose a saved card, or another way to pay');
    await expectAccessible();
    answerOptions({});
    await page.getByRole('button', { name: 'Try Again' }).click();
    // None left: the page returns to the preselected method.
    await expect.element(saved).not.toBeInTheDocument();
    await expect.element(cash).toBeChecked();
    await byCard.click();
    await expect.element(page.getByRole('checkbox', { name: 'Save this card securely' })).toBeDisabled();
    await expect
      .element(page.getByRole('link', { name: 'confirm your email address or mobile number' }))
      .toHaveAttribute('href', '/#/account');
  });

  it('is cash in whole rupees, and nothing else', async () => {
    answerOptions({ roundsCash: true });
    await openPayment();
    const summary = page.getByRole('region', { name: 'Order summary' });
    const expectRounded = async () => {
      for (const text of ['₹376.30', 'Round-off', '−₹0.30', 'To pay in cash', '₹376.00']) {
        await expect.element(summary.getByText(text, { exact: true }).first()).toBeVisible();
      }
    };
    await expectRounded();
    await expectAccessible();
    await upi.click();
    await expect.element(summary.getByText('Round-off')).not.toBeInTheDocument();
    await cash.click();
    await expectRounded();
  });
});
