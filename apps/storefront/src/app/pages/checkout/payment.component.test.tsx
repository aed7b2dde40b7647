import type { confirmMobileNumber, requestMobileNumber } from '@ilaneer/contract/account/mobile-number';
import type { getBusiness } from '@ilaneer/contract/address/business';
import type { getCart } from '@ilaneer/contract/cart/cart';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import type { getCashOnDelivery } from '@ilaneer/contract/order/cash-on-delivery';
import type { placeOrder } from '@ilaneer/contract/order/order';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAlert } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf, PACK, plainPriceOf } from '../../../../testing/replies/cart.ts';
import { answerCheckout, HOME } from '../../../../testing/replies/checkout.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';

// ₹13,452.00 with GST, and delivery is free.
const FORTY = { ...PACK, quantity: 40 };

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  answerCheckout(server);
  server.answer<typeof getBusiness>('GET', '/account/business', { success: true, business: null });
});

const panel = page.getByRole('region', { name: 'Confirm your mobile number to pay on delivery' });

async function openPayment(line: typeof PACK): Promise<void> {
  server.answer<typeof getCart>('GET', '/get-cart', cartOf(line));
  server.answer<typeof getBestPrice>('GET', '/best-price', plainPriceOf(line));
  await renderShop('/address', { shopper: SHOPPER });
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

describe('an order on delivery beyond the limit of an unproven number (CHECKOUT-26)', () => {
  beforeEach(() => openPayment(FORTY));

  it('says why beside Cash on Delivery, and that it can be paid online', async () => {
    await expect.element(panel).toBeVisible();
    for (const text of ['₹10,000.00', '₹50,000.00', 'You can also pay online, without an OTP.']) {
      await expect.element(panel.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expectAccessible();
  });

  it('may be placed once an OTP has proven the number in place', async () => {
    await panel.getByLabelText('Password', { exact: false }).first().fill('Pachcha-Karikku-7');
    server.answer<typeof requestMobileNumber>('POST', '/account/mobile-number', {
      success: true,
      message: 'OTP sent',
      channel: 'sms',
      identifier: HOME.phone,
      resendAfterSeconds: 30,
      expiresInSeconds: 300,
    });
    await panel.getByRole('button', { name: 'Send OTP' }).click();
    await panel.getByLabelText('Digit 1 of 4').fill('4071');
    server.act<typeof confirmMobileNumber>('POST', '/account/mobile-number/confirm', () => {
      server.answer<typeof getCashOnDelivery>('GET', '/cash-on-delivery', {
        success: true,
        held: { cash: 0, units: 0 },
        most: { cash: 50_000, units: 500 },
        ifProven: null,
      });
      const user = { ...SHOPPER, mobileNumber: HOME.phone, phoneVerified: true };
      return { success: true, message: 'Mobile number confirmed', user };
    });
    await panel.getByRole('button', { name: 'Verify number' }).click();
    await expectAlert('Your mobile number is confirmed. You can pay on delivery now.');
    await expect.element(panel).not.toBeInTheDocument();
  });
});

describe('an order to a number to which other accounts order too (CHECKOUT-26)', () => {
  it('may be placed once an OTP has proven the number; why shows when it is refused', async () => {
    await openPayment(PACK);
    await expect.element(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
    server.refuse<typeof placeOrder>('POST', '/place-order', {
      status: 409,
      message: 'Other open orders go to the same number.',
      code: 'CASH_LIMIT',
    });
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect.poll(() => panel.query()?.textContent).toContain('Other open orders go to the same number.');
    await expect.element(panel.getByRole('heading')).toHaveFocus();
    await expectAccessible();
  });
});
