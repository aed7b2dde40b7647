import { addressForm } from '@ilaneer/testing/address-form';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openPayFirstShop,
  type PayFirstClient,
  type PayFirstShop,
  STOCK,
  TOTAL,
  TOTAL_PAISE,
} from '../../testing/shoppers/pay-first-client.ts';

/** Later clients' sequence: create-order, payment, verify-payment, place-order, clear-cart. */
describe('clients that pay first and order afterwards', () => {
  let at: PayFirstShop;
  let client: PayFirstClient;
  beforeAll(async () => {
    at = await openPayFirstShop();
  });
  beforeEach(async () => {
    client = await at.newClient();
  });
  afterAll(() => at.close());

  it('get the gateway order of their cart, pay, and are given that one order by place-order', async () => {
    const opened = await client.create();
    expect(opened).toMatchObject({
      status: 200,
      body: { success: true, amount: TOTAL_PAISE, currency: 'INR', keyId: 'rzp_test_key' },
    });
    const orderId = String(opened.body.orderId);
    expect(orderId).toMatch(/^order_/);
    expect(await client.cart()).toHaveLength(1);
    expect(await at.stock()).toBe(STOCK - 1);

    at.paid(orderId, 'pay_first');
    expect(await client.verify(orderId, 'pay_first')).toMatchObject({
      status: 200,
      body: { status: 'success' },
    });
    expect(await client.cart()).toEqual([]);

    const details = { razorpayOrderId: orderId, razorpayPaymentId: 'pay_first', status: 'completed' };
    const placed = await client.place({ paymentDetails: details });
    expect(placed).toMatchObject({
      status: 201,
      body: {
        message: 'Order placed successfully!',
        orderId: opened.body.shopOrderId,
        total: TOTAL,
        order: { status: 'placed', paymentStatus: 'completed', payment: { transactionId: 'pay_first' } },
      },
    });
    expect(await client.place({ paymentDetails: details })).toMatchObject({
      status: 201,
      body: { orderId: opened.body.shopOrderId },
    });
    expect(await client.clearCart()).toMatchObject({
      status: 200,
    });
    expect(await client.orders()).toHaveLength(1);
    expect(await at.stock()).toBe(STOCK - 1);
  });

  it('get their order also without payment details, once, and again under their key', async () => {
    const { body: opened } = await client.create();
    const orderId = String(opened.orderId);
    at.paid(orderId, 'pay_unnamed');
    await client.verify(orderId, 'pay_unnamed');
    const key = { 'idempotency-key': 'pay-first-unnamed' };
    for (const _twice of [1, 2]) {
      expect(await client.place({}, key)).toMatchObject({
        status: 201,
        body: { orderId: opened.shopOrderId },
      });
    }
    expect(await client.place()).toMatchObject({ status: 400, body: { code: 'CART_EMPTY' } });
    expect(await client.orders()).toHaveLength(1);
  });

  it('keep what they put into the cart while they pay (CART-24)', async () => {
    const { body: opened } = await client.create();
    await client.add(2);
    at.paid(String(opened.orderId), 'pay_meanwhile');
    await client.verify(String(opened.orderId), 'pay_meanwhile');
    expect(await client.cart()).toMatchObject([{ quantity: 2 }]);
    const details = {
      razorpayOrderId: opened.orderId,
      razorpayPaymentId: 'pay_meanwhile',
      status: 'completed',
    };
    expect(await client.place({ paymentDetails: details })).toMatchObject({
      body: { orderId: opened.shopOrderId },
    });
    expect(await client.cart()).toMatchObject([{ quantity: 2 }]);
  });

  it('keep it as well when they place what they have not paid yet (CART-24)', async () => {
    const { body: opened } = await client.create();
    await client.add(2);
    expect(await client.place()).toMatchObject({ status: 201, body: { orderId: opened.shopOrderId } });
    expect(await client.cart()).toMatchObject([{ quantity: 2 }]);
    at.paid(String(opened.orderId), 'pay_placed_first');
    await client.verify(String(opened.orderId), 'pay_placed_first');
    expect(await client.cart()).toMatchObject([{ quantity: 2 }]);
  });

  it('buy the same again as another order, though they never placed what they paid', async () => {
    const { body: opened } = await client.create();
    at.paid(String(opened.orderId), 'pay_and_gone');
    await client.verify(String(opened.orderId), 'pay_and_gone');
    await client.add(1);
    const again = await client.place();
    expect(again).toMatchObject({ status: 201, body: { order: { status: 'pending' } } });
    expect(again.body.orderId).not.toBe(opened.shopOrderId);
    expect(await client.orders()).toHaveLength(2);
  });

  it('say with place-order where it goes, which decides what its GST is made of', async () => {
    const { body: opened } = await client.create();
    const orderId = String(opened.orderId);
    at.paid(orderId, 'pay_elsewhere');
    await client.verify(orderId, 'pay_elsewhere');
    const [before] = await client.orders();
    expect(before?.pricing.igst).toBe(0);
    const deliveryAddress = { ...addressForm(), city: 'Bengaluru', state: 'Karnataka', zipCode: '560001' };
    const bad = await client.place({ deliveryAddress: { ...deliveryAddress, phone: '12' } });
    expect(bad).toMatchObject({
      status: 400,
      body: { code: 'ADDRESS_INVALID', fields: [{ field: 'phone' }] },
    });
    expect((await client.place({ deliveryAddress })).status).toBe(201);
    const [after] = await client.orders();
    expect(after).toMatchObject({
      deliveryAddress: { city: 'Bengaluru', state: 'Karnataka' },
      pricing: { cgst: 0, sgst: 0, igst: before?.pricing.gst, total: TOTAL },
    });
  });

  it('get the same gateway order again while the cart is the same, also all at once', async () => {
    const answers = await Promise.all([
      client.create(),
      client.create(),
      client.create(),
      client.create({ amount: 376 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.shopOrderId)).size).toBe(1);
    expect((await client.create()).body.orderId).toBe((await client.create()).body.orderId);
    expect(await at.stock()).toBe(STOCK - 1);
    expect(await client.orders()).toHaveLength(1);
  });

  it('may close the window and pay on delivery: reservations return, and so does late money', async () => {
    const { body: opened } = await client.create();
    const orderId = String(opened.orderId);
    const placed = await client.place({ paymentMethod: 'cod' });
    expect(placed).toMatchObject({
      status: 201,
      body: { order: { status: 'placed', paymentMethod: 'cod' } },
    });
    expect(placed.body.orderId).not.toBe(opened.shopOrderId);
    expect(await at.stock()).toBe(STOCK - 1);
    at.paid(orderId, 'pay_late');
    await client.verify(orderId, 'pay_late');
    const given = (await client.orders()).find(({ id }) => id === opened.shopOrderId);
    expect(given).toMatchObject({ status: 'cancelled', cancellation: { refundAmount: TOTAL } });
    expect(await client.place({ paymentDetails: { razorpayOrderId: orderId } })).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_NOT_DUE' },
    });
  });

  it('may change the cart before they pay: another order takes the place of the first', async () => {
    const { body: first } = await client.create();
    await client.add(1);
    const { body: cartNow } = await at.shop.call('GET', '/get-cart', { token: client.token });
    const { total } = cartNow.summary as { total: number };
    const { status, body: second } = await client.create({ amount: total });
    expect(status).toBe(200);
    expect(second.shopOrderId).not.toBe(first.shopOrderId);
    expect(second.amount).toBe(Math.round(total * 100));
    expect(await at.stock()).toBe(STOCK - 2);
  });
});
