import { systemActor } from '@ilaneer/domain/actor/actor';
import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productVariants } from '../db/schema/catalogue/catalogue.ts';
import { pollPayments } from '../flows/settlement/poll-payments.ts';
import { razorpayGateway } from '../modules/payment/gateways/razorpay-gateway.ts';
import { sign } from '../modules/payment/gateways/signature.ts';
import { type RazorpayServer, startRazorpayServer } from '../testing/servers/razorpay-server.ts';
import { variantWithStock } from '../testing/shoppers/find-variant.ts';
import { openTestShop, type TestShop, type TestShopper } from '../testing/test-shop.ts';

const keys = { keyId: 'rzp_test_key', keySecret: 'key secret', webhookSecret: 'webhook secret' };
const TOTAL = 376.3;
const TOTAL_PAISE = 37_630;
const STOCK = 1_000;

/** The sequence of later clients: create-order, the gateway's window, verify-payment, place-order, clear-cart. */
describe('clients that pay first and order afterwards', () => {
  let server: RazorpayServer;
  let shop: TestShop;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  let shopper: TestShopper;
  // Tokens are judged by the real clock, so that this one starts there.
  let clock = Date.now();
  beforeAll(async () => {
    server = await startRazorpayServer();
    const gateway = razorpayGateway({ ...keys, apiUrl: server.url });
    shop = await openTestShop({ gateway, now: () => new Date(clock) });
  });
  beforeEach(async () => {
    pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', STOCK);
    shopper = await shop.newShopper();
    const { token } = shopper;
    await shop.call('POST', '/add-address', { token, body: addressForm() });
    await shop.call('POST', '/add-to-cart', { token, body: { ...pack, quantity: 1 } });
  });
  afterAll(async () => {
    await shop.close();
    await server.close();
  });

  const create = (body: object = { amount: TOTAL, currency: 'INR' }, { token } = shopper) =>
    shop.call('POST', '/create-order', { token, body });
  const paid = (orderId: string, paymentId: string) =>
    server.payments.set(orderId, [
      {
        id: paymentId,
        entity: 'payment',
        order_id: orderId,
        amount: TOTAL_PAISE,
        currency: 'INR',
        status: 'captured',
        error_description: null,
        card: null,
      },
    ]);
  const verify = (orderId: string, paymentId: string, secret = keys.keySecret) =>
    shop.call('POST', '/verify-payment', {
      token: shopper.token,
      body: {
        razorpay_order_id: orderId,
        razorpay_payment_id: paymentId,
        razorpay_signature: sign(`${orderId}|${paymentId}`, secret),
      },
    });
  const place = (more: object = {}, headers: Record<string, string> = {}) =>
    shop.call('POST', '/place-order', {
      token: shopper.token,
      headers,
      body: {
        items: [
          { productId: pack.productId, quantity: 1, price: 285, variant: { variantId: pack.variantId } },
        ],
        deliveryAddress: addressForm(),
        paymentMethod: 'online',
        ...more,
      },
    });
  const cart = async () => (await shop.call('GET', '/get-cart', { token: shopper.token })).body.cart;
  const orders = async () =>
    (await shop.call('GET', '/orders', { token: shopper.token })).body.orders as {
      id: string;
      status: string;
      deliveryAddress: { state: string; city: string };
      pricing: { igst: number; cgst: number; sgst: number; gst: number; total: number };
    }[];
  const stock = async () => {
    const [row] = await shop.db
      .select({ stock: productVariants.stock })
      .from(productVariants)
      .where(eq(productVariants.id, pack.variantId));
    return row?.stock;
  };

  it('get the gateway order of their cart, pay, and are given that one order by place-order', async () => {
    const opened = await create();
    expect(opened).toMatchObject({
      status: 200,
      body: { success: true, amount: TOTAL_PAISE, currency: 'INR', keyId: 'rzp_test_key' },
    });
    const orderId = String(opened.body.orderId);
    expect(orderId).toMatch(/^order_/);
    expect(await cart()).toHaveLength(1);
    expect(await stock()).toBe(STOCK - 1);

    paid(orderId, 'pay_first');
    expect(await verify(orderId, 'pay_first')).toMatchObject({ status: 200, body: { status: 'success' } });
    expect(await cart()).toEqual([]);

    const details = { razorpayOrderId: orderId, razorpayPaymentId: 'pay_first', status: 'completed' };
    const placed = await place({ paymentDetails: details });
    expect(placed).toMatchObject({
      status: 201,
      body: {
        message: 'Order placed successfully!',
        orderId: opened.body.shopOrderId,
        total: TOTAL,
        order: { status: 'placed', paymentStatus: 'completed', payment: { transactionId: 'pay_first' } },
      },
    });
    expect(await place({ paymentDetails: details })).toMatchObject({
      status: 201,
      body: { orderId: opened.body.shopOrderId },
    });
    expect(await shop.call('POST', '/clear-cart', { token: shopper.token, body: {} })).toMatchObject({
      status: 200,
    });
    expect(await orders()).toHaveLength(1);
    expect(await stock()).toBe(STOCK - 1);
  });

  it('are given it also when they leave out what was paid, once, and under their key again', async () => {
    const { body: opened } = await create();
    const orderId = String(opened.orderId);
    paid(orderId, 'pay_unnamed');
    await verify(orderId, 'pay_unnamed');
    const key = { 'idempotency-key': 'pay-first-unnamed' };
    for (const _twice of [1, 2]) {
      expect(await place({}, key)).toMatchObject({ status: 201, body: { orderId: opened.shopOrderId } });
    }
    expect(await place()).toMatchObject({ status: 400, body: { code: 'CART_EMPTY' } });
    expect(await orders()).toHaveLength(1);
  });

  it('keep what they put into the cart while they pay (CART-24)', async () => {
    const { body: opened } = await create();
    await shop.call('POST', '/add-to-cart', { token: shopper.token, body: { ...pack, quantity: 2 } });
    paid(String(opened.orderId), 'pay_meanwhile');
    await verify(String(opened.orderId), 'pay_meanwhile');
    expect(await cart()).toMatchObject([{ quantity: 2 }]);
    const details = {
      razorpayOrderId: opened.orderId,
      razorpayPaymentId: 'pay_meanwhile',
      status: 'completed',
    };
    expect(await place({ paymentDetails: details })).toMatchObject({ body: { orderId: opened.shopOrderId } });
    expect(await cart()).toMatchObject([{ quantity: 2 }]);
  });

  it('keep it as well when they place what they have not paid yet (CART-24)', async () => {
    const { body: opened } = await create();
    await shop.call('POST', '/add-to-cart', { token: shopper.token, body: { ...pack, quantity: 2 } });
    expect(await place()).toMatchObject({ status: 201, body: { orderId: opened.shopOrderId } });
    expect(await cart()).toMatchObject([{ quantity: 2 }]);
    paid(String(opened.orderId), 'pay_placed_first');
    await verify(String(opened.orderId), 'pay_placed_first');
    expect(await cart()).toMatchObject([{ quantity: 2 }]);
  });

  it('buy the same again as another order, though they never placed what they paid', async () => {
    const { body: opened } = await create();
    paid(String(opened.orderId), 'pay_and_gone');
    await verify(String(opened.orderId), 'pay_and_gone');
    await shop.call('POST', '/add-to-cart', { token: shopper.token, body: { ...pack, quantity: 1 } });
    const again = await place();
    expect(again).toMatchObject({ status: 201, body: { order: { status: 'pending' } } });
    expect(again.body.orderId).not.toBe(opened.shopOrderId);
    expect(await orders()).toHaveLength(2);
  });

  it('say with place-order where it goes, which decides what its GST is made of', async () => {
    const { body: opened } = await create();
    const orderId = String(opened.orderId);
    paid(orderId, 'pay_elsewhere');
    await verify(orderId, 'pay_elsewhere');
    const [before] = await orders();
    expect(before?.pricing.igst).toBe(0);
    const deliveryAddress = { ...addressForm(), city: 'Bengaluru', state: 'Karnataka', zipCode: '560001' };
    const bad = await place({ deliveryAddress: { ...deliveryAddress, phone: '12' } });
    expect(bad).toMatchObject({
      status: 400,
      body: { code: 'ADDRESS_INVALID', fields: [{ field: 'phone' }] },
    });
    expect((await place({ deliveryAddress })).status).toBe(201);
    const [after] = await orders();
    expect(after).toMatchObject({
      deliveryAddress: { city: 'Bengaluru', state: 'Karnataka' },
      pricing: { cgst: 0, sgst: 0, igst: before?.pricing.gst, total: TOTAL },
    });
  });

  it('get the same gateway order again while the cart is the same, also all at once', async () => {
    const answers = await Promise.all([create(), create(), create(), create({ amount: 376 })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.shopOrderId)).size).toBe(1);
    expect((await create()).body.orderId).toBe((await create()).body.orderId);
    expect(await stock()).toBe(STOCK - 1);
    expect(await orders()).toHaveLength(1);
  });

  it('are told our figures when theirs are others, and what is missing', async () => {
    expect(await create({ amount: 300 })).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', data: { previous: { total: 300 }, current: { total: TOTAL } } },
    });
    expect(await create({ amount: 'much' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'amount' }] },
    });
    const stranger = await shop.newShopper();
    expect(await create({ amount: 1 }, stranger)).toMatchObject({
      status: 400,
      body: { code: 'ADDRESS_INVALID', fields: [{ field: 'deliveryAddress' }] },
    });
    await shop.call('POST', '/clear-cart', { token: shopper.token });
    expect(await create()).toMatchObject({ status: 400, body: { code: 'CART_EMPTY' } });
    expect(await orders()).toEqual([]);
    expect(await stock()).toBe(STOCK);
  });

  it('may close the window and pay on delivery: what was held goes back, and late money too', async () => {
    const { body: opened } = await create();
    const orderId = String(opened.orderId);
    const placed = await place({ paymentMethod: 'cod' });
    expect(placed).toMatchObject({
      status: 201,
      body: { order: { status: 'placed', paymentMethod: 'cod' } },
    });
    expect(placed.body.orderId).not.toBe(opened.shopOrderId);
    expect(await stock()).toBe(STOCK - 1);
    paid(orderId, 'pay_late');
    await verify(orderId, 'pay_late');
    const given = (await orders()).find(({ id }) => id === opened.shopOrderId);
    expect(given).toMatchObject({ status: 'cancelled', cancellation: { refundAmount: TOTAL } });
    expect(await place({ paymentDetails: { razorpayOrderId: orderId } })).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_NOT_DUE' },
    });
  });

  it('may change the cart before they pay: another order takes the place of the first', async () => {
    const { body: first } = await create();
    await shop.call('POST', '/add-to-cart', { token: shopper.token, body: { ...pack, quantity: 1 } });
    const { body: cartNow } = await shop.call('GET', '/get-cart', { token: shopper.token });
    const { total } = cartNow.summary as { total: number };
    const { status, body: second } = await create({ amount: total });
    expect(status).toBe(200);
    expect(second.shopOrderId).not.toBe(first.shopOrderId);
    expect(second.amount).toBe(Math.round(total * 100));
    expect(await stock()).toBe(STOCK - 2);
  });

  it('hold nothing for longer than a payment may take, and find their cart as it was', async () => {
    const later = async () => {
      clock += 16 * 60_000;
      await pollPayments(shop.deps, systemActor('clock'));
    };
    await later();
    await variantWithStock(shop, pack.variantId, STOCK);
    expect((await create()).status).toBe(200);
    expect(await stock()).toBe(STOCK - 1);
    await later();
    expect(await stock()).toBe(STOCK);
    expect(await cart()).toHaveLength(1);
    expect((await create()).status).toBe(200);
  });

  it('ask how a payment stands by the order of the gateway or of the shop, their own alone', async () => {
    const { body: opened } = await create();
    const orderId = String(opened.orderId);
    const ask = (id: unknown, { token } = shopper) => shop.call('GET', `/payment-status/${id}`, { token });
    expect(await ask(orderId)).toMatchObject({
      status: 200,
      body: {
        success: true,
        payment: { status: 'created', amount: TOTAL_PAISE, currency: 'INR', created_at: expect.any(Number) },
        orderId: opened.shopOrderId,
      },
    });
    paid(orderId, 'pay_asked');
    await verify(orderId, 'pay_asked');
    for (const id of [orderId, opened.shopOrderId, opened.orderNumber]) {
      expect(await ask(id)).toMatchObject({ body: { payment: { id: 'pay_asked', status: 'captured' } } });
    }
    const stranger = await shop.newShopper();
    for (const id of [orderId, opened.shopOrderId, 'none']) {
      expect(await ask(id, stranger)).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } });
    }
  });

  it("do not get another shopper's order by naming their payment", async () => {
    const { body: opened } = await create();
    const orderId = String(opened.orderId);
    paid(orderId, 'pay_others');
    await verify(orderId, 'pay_others');
    shopper = await shop.newShopper();
    const taken = await place({ paymentDetails: { razorpayOrderId: orderId, paymentId: 'pay_others' } });
    expect(taken).toMatchObject({ status: 400, body: { code: 'CART_EMPTY' } });
  });

  it('read of a wrong signature under both of their keys', async () => {
    const { body: opened } = await create();
    expect(await verify(String(opened.orderId), 'pay_x', 'not the secret')).toMatchObject({
      status: 400,
      body: { success: false, status: 'failure', message: 'Signature verification failed' },
    });
  });
});
