import type { getDeliveryMethods } from '@ilaneer/contract/address/arrival';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import type { placeOrder } from '@ilaneer/contract/order/order';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAlert, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { answerPayment } from '../../../../testing/open-payment.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { PACK, plainPriceOf } from '../../../../testing/replies/cart.ts';
import { SHOPPER } from '../../../../testing/replies/shop.ts';

const SHOP = { delivery: { charge: 4_000, freeFrom: 50_000, hasMethods: true } };
const USUAL = { id: null, name: 'Standard delivery', charge: 40, freeFrom: 500, arrivesOn: '2036-12-02' };
const EXPRESS = { id: 'express', name: 'Express', charge: 99, freeFrom: null, arrivesOn: '2036-12-01' };

const summary = page.getByRole('region', { name: 'Order summary' });
const express = page.getByRole('radio', { name: /^Express/ });
const goOn = page.getByRole('button', { name: 'Continue', exact: true });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerPayment(server);
  const { chosen, ...plain } = plainPriceOf(PACK);
  server.act<typeof getBestPrice>('GET', '/best-price', (_, query) => ({
    ...plain,
    chosen:
      query.get('deliveryMethod') === 'express'
        ? { ...chosen, summary: { ...chosen.summary, delivery: 99, total: 435.3 } }
        : chosen,
  }));
});

const answerMethods = (...methods: readonly (typeof USUAL | typeof EXPRESS)[]) =>
  server.answer<typeof getDeliveryMethods>('GET', '/delivery-methods/:pin', {
    ...{ success: true, pinCode: '682001' },
    methods: [...methods],
  });
const sent = () => server.sent<typeof placeOrder>('POST', '/place-order');

describe('the delivery method at the address step (DELIVERY-13)', () => {
  it('is not asked for where the shop has one only', async () => {
    await renderShop('/address', { shopper: SHOPPER });
    await expect.element(goOn).toBeVisible();
    await expect.element(page.getByText('Delivery method')).not.toBeInTheDocument();
  });

  it('is not shown where only the usual one is offered', async () => {
    answerMethods(USUAL);
    await renderShop('/address', { shopper: SHOPPER, shop: SHOP });
    await expectText('Arrives Tue, 2 Dec to 682001.');
    await expect.element(page.getByText('Delivery method')).not.toBeInTheDocument();
  });

  it('is the usual one first, and the chosen one is priced, sent and remembered', async () => {
    answerMethods(USUAL, EXPRESS);
    await renderShop('/address', { shopper: SHOPPER, shop: SHOP });
    await expectNamed('heading', 'Delivery method');
    await expect.element(page.getByRole('radio', { name: /^Standard delivery/ })).toBeChecked();
    await expect.element(summary.getByText('₹376.30')).toBeVisible();
    await express.click();
    await expect.element(summary.getByText('₹435.30')).toBeVisible();
    await expectAccessible();
    expect(localStorage.getItem('deliveryMethod')).toBe('express');
    await goOn.click();
    await expectNamed('heading', 'Payment method');
    await expectText('Express', 'Arrives Mon, 1 Dec');
    await expect.element(summary.getByText('₹435.30')).toBeVisible();
    server.hang<typeof placeOrder>('POST', '/place-order');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect.poll(sent).toMatchObject([{ deliveryMethod: 'express', deliveryCharge: 99, total: 435.3 }]);
  });

  it('is chosen again where it is not offered any more', async () => {
    answerMethods(USUAL, EXPRESS);
    await renderShop('/address', { shopper: SHOPPER, shop: SHOP });
    await express.click();
    await expect.element(summary.getByText('₹435.30')).toBeVisible();
    await goOn.click();
    await expectNamed('heading', 'Payment method');
    await expect.element(summary.getByText('₹435.30')).toBeVisible();
    const message = 'This delivery method is not offered for your order any more. Please choose again.';
    server.refuse<typeof placeOrder>('POST', '/place-order', {
      status: 400,
      code: 'VALIDATION_FAILED',
      message,
      fields: [{ field: 'deliveryMethod', message }],
    });
    answerMethods(USUAL);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expectAlert(message);
    await expectNamed('heading', 'Select Delivery Address');
    await expect.element(summary.getByText('₹376.30')).toBeVisible();
  });
});
