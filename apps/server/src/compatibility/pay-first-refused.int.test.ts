import { systemActor } from '@ilaneer/domain/actor/actor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openPayFirstShop,
  type PayFirstClient,
  type PayFirstShop,
  STOCK,
  TOTAL,
  TOTAL_PAISE,
} from '../../testing/shoppers/pay-first-client.ts';
import { pollPayments } from '../flows/settlement/poll-payments.ts';

describe('clients that pay first', () => {
  let at: PayFirstShop;
  let client: PayFirstClient;
  // Tokens are checked by the real clock.
  let clock = Date.now();
  beforeAll(async () => {
    at = await openPayFirstShop(() => new Date(clock));
  });
  beforeEach(async () => {
    client = await at.newClient();
  });
  afterAll(() => at.close());

  it('are told our figures when theirs are others, and that the cart is empty', async () => {
    expect(await client.create({ amount: 300 })).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', data: { previous: { total: 300 }, current: { total: TOTAL } } },
    });
    expect(await client.create({ amount: 'much' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'amount' }] },
    });
    await client.clearCart();
    expect(await client.create()).toMatchObject({ status: 400, body: { code: 'CART_EMPTY' } });
    expect(await client.orders()).toEqual([]);
    expect(await at.stock()).toBe(STOCK);
  });

  it('hold nothing for longer than a payment may take, and find their cart as it was', async () => {
    const later = async () => {
      clock += 16 * 60_000;
      await pollPayments(at.shop.deps, systemActor('clock'));
    };
    await later();
    client = await at.newClient();
    expect((await client.create()).status).toBe(200);
    expect(await at.stock()).toBe(STOCK - 1);
    await later();
    expect(await at.stock()).toBe(STOCK);
    expect(await client.cart()).toHaveLength(1);
    expect((await client.create()).status).toBe(200);
  });

  it('ask how a payment stands by the order of the gateway or of the shop, their own alone', async () => {
    const { body: opened } = await client.create();
    const orderId = String(opened.orderId);
    expect(await client.ask(orderId)).toMatchObject({
      status: 200,
      body: {
        success: true,
        payment: { status: 'created', amount: TOTAL_PAISE, currency: 'INR', created_at: expect.any(Number) },
        orderId: opened.shopOrderId,
      },
    });
    at.paid(orderId, 'pay_asked');
    await client.verify(orderId, 'pay_asked');
    for (const id of [orderId, opened.shopOrderId, opened.orderNumber]) {
      expect(await client.ask(id)).toMatchObject({
        body: { payment: { id: 'pay_asked', status: 'captured' } },
      });
    }
    const stranger = await at.newStranger();
    for (const id of [orderId, opened.shopOrderId, 'none']) {
      expect(await stranger.ask(id)).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } });
    }
  });

  it("do not get another shopper's order by naming their payment", async () => {
    const { body: opened } = await client.create();
    const orderId = String(opened.orderId);
    at.paid(orderId, 'pay_others');
    await client.verify(orderId, 'pay_others');
    const stranger = await at.newStranger();
    const taken = await stranger.place({
      paymentDetails: { razorpayOrderId: orderId, paymentId: 'pay_others' },
    });
    expect(taken).toMatchObject({ status: 400, body: { code: 'CART_EMPTY' } });
  });

  it('read of a wrong signature under both of their keys', async () => {
    const { body: opened } = await client.create();
    expect(await client.verify(String(opened.orderId), 'pay_x', 'not the secret')).toMatchObject({
      status: 400,
      body: { success: false, status: 'failure', message: 'Signature verification failed' },
    });
  });
});
