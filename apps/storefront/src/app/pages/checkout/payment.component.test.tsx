import type { confirmMobileNumber, requestMobileNumber } from '@ilaneer/contract/account/mobile-number';
import type { signInOptions } from '@ilaneer/contract/account/social-login';
import type { getCart } from '@ilaneer/contract/cart/cart';
import type { homeBanners } from '@ilaneer/contract/catalogue/catalogue';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import type { galleryPosts } from '@ilaneer/contract/gallery';
import type { getCashOnDelivery } from '@ilaneer/contract/order/cash-on-delivery';
import type { placeOrder } from '@ilaneer/contract/order/order';
import type { getPaymentOptions } from '@ilaneer/contract/payment/payment';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAlert, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { settled } from '../../../../testing/faults.ts';
import { answerPayment, openPayment } from '../../../../testing/open-payment.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { answerNoCoupons, cartOf, PACK, plainPriceOf } from '../../../../testing/replies/cart.ts';
import { answerProduct, TOTE } from '../../../../testing/replies/catalogue.ts';
import { HOME } from '../../../../testing/replies/checkout.ts';
import { SHOPPER } from '../../../../testing/replies/shop.ts';
import { queryClient } from '../../../lib/query-client.ts';

// ₹13,452.00 with GST, and delivery is free.
const FORTY = { ...PACK, quantity: 40 };

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerPayment(server);
});

const panel = page.getByRole('region', { name: 'Confirm your mobile number to pay on delivery' });

const cash = page.getByRole('radio', { name: /^Cash on Delivery/ });
const placeButton = page.getByRole('button', { name: 'Place Order' });

describe('the payment step (CHECKOUT-14, CHECKOUT-16 to CHECKOUT-18)', () => {
  it('leads back to the address step without an address', async () => {
    await renderShop('/payment', { shopper: SHOPPER });
    await expectNamed('heading', 'Select Delivery Address');
    await expect.poll(() => location.hash).toBe('#/address');
  });

  it('opens with Cash on Delivery, and opens the coupons', async () => {
    answerNoCoupons(server);
    await openPayment();
    await expect.element(cash).toBeChecked();
    await expectText('100% secure payments');
    await expectNamed('button', 'Place Order');
    await expectAccessible();
    await page.getByRole('button', { name: /^Apply coupons/ }).click();
    await expectNamed('dialog', 'Apply coupons');
  });

  it('says that the cart can not be had, and shows it by another try', async () => {
    await openPayment();
    await expectNamed('heading', 'Payment method');
    await settled();
    server.refuse<typeof getCart>('GET', '/get-cart', { status: 500, message: 'asleep' });
    // As after a reload without a stored copy.
    localStorage.removeItem('cart');
    await queryClient.resetQueries({ queryKey: ['cart'] });
    await expectText('Error loading cart data: asleep');
    await expectAccessible();
    server.answer<typeof getCart>('GET', '/get-cart', cartOf(PACK));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectNamed('button', 'Place Order');
  });

  it('waits for an order with all inputs disabled', async () => {
    await openPayment();
    server.hang<typeof placeOrder>('POST', '/place-order');
    await placeButton.click();
    await expectText('Processing Your Order...', "Please don't refresh or go back");
    await expect.element(cash).toBeDisabled();
    await expectAccessible();
  });

  it('leads to the login without a token', async () => {
    // The login opens over the home page.
    answerProduct(server, TOTE);
    server.answer<typeof homeBanners>('GET', '/home-banners', {
      success: true,
      count: 0,
      banners: [],
      changesAt: null,
    });
    server.answer<typeof galleryPosts>('GET', '/gallery-posts', { success: true, posts: [] });
    server.answer<typeof signInOptions>('GET', '/sign-in-options', {
      success: true,
      google: false,
      facebook: false,
      sms: false,
    });
    await openPayment();
    await expectNamed('button', 'Place Order');
    localStorage.removeItem('authToken');
    await placeButton.click();
    await expectAlert('Please login to continue');
    await expectNamed('dialog', 'Log in or sign up');
    expect(location.hash).toBe('#/login');
  });
});

describe('the fee of Cash on Delivery (PRICING-38)', () => {
  const summary = page.getByRole('region', { name: 'Order summary' });
  const sent = () => server.sent<typeof placeOrder>('POST', '/place-order');

  beforeEach(async () => {
    const { chosen, ...plain } = plainPriceOf(PACK);
    server.answer<typeof getPaymentOptions>('GET', '/payment-options', {
      ...{ success: true, online: true, canSaveCard: false, asksForCard: false, roundsCash: false },
      ...{ cashFee: 30, savedCards: [] },
    });
    server.act<typeof getBestPrice>('GET', '/best-price', (_, query) => ({
      ...plain,
      chosen:
        query.get('paysCash') === 'true'
          ? { ...chosen, summary: { ...chosen.summary, cashFee: 30, total: 406.3 } }
          : chosen,
    }));
    server.hang<typeof placeOrder>('POST', '/place-order');
    await openPayment();
  });

  it('is named at the method, a row of its own, and part of the total that is sent', async () => {
    await expectText('Pay the delivery partner when your order arrives, ₹30.00 more');
    await expect.element(summary.getByText('Cash on Delivery fee')).toBeVisible();
    await expect.element(summary.getByText('₹406.30')).toBeVisible();
    await expectAccessible();
    await placeButton.click();
    await expect.poll(sent).toMatchObject([{ paymentMethod: 'cod', deliveryCharge: 40, total: 406.3 }]);
  });

  it('has a row of its own where changes are reviewed', async () => {
    await expect.element(summary.getByText('₹406.30')).toBeVisible();
    const { chosen } = plainPriceOf(PACK);
    const now = { ...chosen.summary, cashFee: 50, total: 426.3 };
    server.refuse<typeof placeOrder>('POST', '/place-order', {
      ...{ status: 409, code: 'PRICE_CHANGED', message: 'Prices have changed.' },
      data: { previous: { total: 406.3 }, current: { total: 426.3, summary: now, items: [PACK] } },
    });
    await placeButton.click();
    const review = page.getByRole('dialog', { name: 'Review changes' });
    await expect.element(review.getByText('of which Cash on Delivery fee')).toBeVisible();
    await expect.element(review.getByText('₹50.00')).toBeVisible();
  });

  it('is gone with another method', async () => {
    await expect.element(summary.getByText('₹406.30')).toBeVisible();
    await page.getByRole('radio', { name: 'UPI' }).click();
    await expect.element(summary.getByText('₹376.30')).toBeVisible();
    await expect.element(summary.getByText('Cash on Delivery fee')).not.toBeInTheDocument();
    await placeButton.click();
    await expect.poll(sent).toMatchObject([{ paymentMethod: 'online', total: 376.3 }]);
  });
});

describe('an order on delivery beyond the limit of an unproven number (CHECKOUT-26)', () => {
  beforeEach(() => {
    answerPayment(server, FORTY);
    return openPayment();
  });

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
        confirmFrom: null,
        record: null,
      });
      const user = { ...SHOPPER, mobileNumber: HOME.phone, phoneVerified: true };
      return { success: true, message: 'Mobile number confirmed', user };
    });
    await panel.getByRole('button', { name: 'Verify number' }).click();
    await expectAlert('Your mobile number is confirmed. You can pay on delivery now.');
    await expect.element(panel).not.toBeInTheDocument();
  });
});

describe('an order on delivery with a poor record of deliveries (CHECKOUT-30)', () => {
  it.each([
    [
      500,
      'Too much for Cash on Delivery',
      'So Cash on Delivery is for up to',
      'Please pay online, or order less.',
    ],
    [0, 'Cash on Delivery is not available to you for now', 'Each order that arrives', 'Please pay online.'],
  ])('at most ₹%d: says why, and the way out', async (cash, title, text, wayOut) => {
    answerPayment(server, FORTY);
    server.answer<typeof getCashOnDelivery>('GET', '/cash-on-delivery', {
      ...{ success: true, held: { cash: 0, units: 0 }, most: { cash, units: 100 } },
      ...{ ifProven: { cash, units: 500 }, record: { delivered: 1, refused: 2 } },
      confirmFrom: null,
    });
    await openPayment();
    const poor = page.getByRole('region', { name: title });
    await expect.element(poor).toBeVisible();
    await expect.element(poor).toMatchTextContent(/2 of the last 3 orders came back undelivered/);
    await expect.element(poor).toMatchTextContent(new RegExp(text));
    await expect.element(poor.getByText(wayOut, { exact: true })).toBeVisible();
    await expectAccessible();
  });
});

describe('an order to a number to which other accounts order too (CHECKOUT-26)', () => {
  it('may be placed once an OTP has proven the number; why shows when it is refused', async () => {
    await openPayment();
    await expect.element(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
    server.refuse<typeof placeOrder>('POST', '/place-order', {
      status: 409,
      message: 'Other open orders go to the same number.',
      code: 'CASH_LIMIT',
    });
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect.poll(() => panel.query()?.textContent).toContain('Other orders go to the same number.');
    await expect.element(panel.getByRole('heading')).toHaveFocus();
    await expectAccessible();
  });
});
