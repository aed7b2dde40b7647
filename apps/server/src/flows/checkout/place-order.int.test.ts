import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stockOf, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { orders } from '../../db/schema/order/order.ts';

const PACK = 'tender-coconut-water-pack_V01';

describe('placing an order', () => {
  let shop: TestShop;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop();
    pack = await variantWithStock(shop, PACK, 1_000);
  });
  afterAll(() => shop.close());

  const fill = (shopper: TestShopper, quantity: number) =>
    shop.call('POST', '/add-to-cart', { token: shopper.token, body: { ...pack, quantity } });
  const request = (quantity: number, more: object = {}) => ({
    items: [
      { productId: pack.productId, quantity, price: pack.pricePaise / 100, variant: { variantId: PACK } },
    ],
    deliveryAddress: { ...addressForm(), zipCode: undefined, zipcode: '682001' },
    paymentMethod: 'cod',
    paymentDetails: { paymentGateway: 'cod', method: 'cod' },
    deliveryCharge: 40,
    discountAmount: 0,
    couponCode: null,
    ...more,
  });
  const place = (shopper: TestShopper, body: object, key?: string) =>
    shop.call('POST', '/place-order', {
      token: shopper.token,
      body,
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });

  it.each([
    ['cod', {}],
    ['prepaid', {}],
    ['cod', { couponCode: 'ILANEER10' }],
  ])('replies with the very order that is read afterwards: %s %j', async (paymentMethod, more) => {
    const { token } = await shop.newShopper();
    for (const item of [pack, await variantWithStock(shop, 'tender-coconut-water-pack_V02', 1_000)]) {
      await shop.call('POST', '/add-to-cart', { token, body: { ...item, quantity: 2 } });
    }
    const { body: cart } = await shop.call('GET', '/get-cart', { token });
    const lines = cart.cart as { productId: string; variantId: string }[];
    const items = lines.map(({ productId, variantId }) => ({ productId, variantId, quantity: 2 }));
    const body = { ...request(2), ...more, items, paymentMethod };
    const { payload: placed } = await shop.app.inject({
      method: 'POST',
      url: '/api/place-order',
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    });
    const { order } = JSON.parse(placed) as { order: { id: string } };
    expect(order, placed).toBeDefined();
    const { payload: read } = await shop.app.inject({
      url: `/api/orders/${order.id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(JSON.stringify(order)).toBe(JSON.stringify((JSON.parse(read) as { order: object }).order));
  });

  it('writes the order, takes the stock, empties the cart and sends the confirmation', async () => {
    const shopper = await shop.newShopper();
    await fill(shopper, 2);
    const before = await stockOf(shop, PACK);
    const { status, body } = await place(shopper, request(2));
    expect(status).toBe(201);
    // 2 × ₹285.00, 18 % GST, free delivery from ₹500.
    expect(body).toMatchObject({
      success: true,
      message: 'Order placed successfully!',
      total: 672.6,
      order: {
        status: 'placed',
        totalAmount: 672.6,
        pricing: { subtotal: 570, gst: 102.6, cgst: 51.3, sgst: 51.3, igst: 0, deliveryCharge: 0 },
        deliveryAddress: { pincode: '682001', state: 'Kerala' },
        payment: { paymentMethod: 'cod', status: 'pending' },
      },
    });
    expect(await stockOf(shop, PACK)).toBe((before ?? 0) - 2);
    const cart = await shop.call('GET', '/get-cart', { token: shopper.token });
    expect(cart.body).toMatchObject({ cart: [] });
    await vi.waitFor(
      async () => {
        const outbox = await shop.call('GET', '/sandbox/outbox');
        expect(JSON.stringify(outbox.body)).toContain(shopper.email);
      },
      { timeout: 20_000 },
    );
  });

  it('charges IGST outside Kerala', async () => {
    const shopper = await shop.newShopper();
    await fill(shopper, 1);
    const deliveryAddress = { ...addressForm(), state: 'Tamil Nadu', zipCode: '600001' };
    const { body } = await place(shopper, request(1, { deliveryAddress }));
    expect(body).toMatchObject({ order: { pricing: { igst: 51.3, cgst: 0, sgst: 0, deliveryCharge: 40 } } });
  });

  it('refuses a PIN code of another state, for any tax', async () => {
    const shopper = await shop.newShopper();
    await fill(shopper, 1);
    const deliveryAddress = { ...addressForm(), zipCode: '560001' };
    const refused = await place(shopper, request(1, { deliveryAddress }));
    const message =
      'PIN code 560001 is in Karnataka, not in Kerala. Please correct the PIN code or the state.';
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'ADDRESS_INVALID', message, error: message, fields: [{ field: 'state', message }] },
    });
    expect((await shop.call('GET', '/orders', { token: shopper.token })).body).toMatchObject({ orders: [] });
  });

  it('takes the word of the shopper for the state, keeps it with the order, and taxes for that state', async () => {
    const shopper = await shop.newShopper();
    await fill(shopper, 1);
    const deliveryAddress = { ...addressForm(), zipCode: '560001', stateConfirmed: true };
    const { body } = await place(shopper, request(1, { deliveryAddress }));
    expect(body).toMatchObject({
      order: {
        pricing: { igst: 0, cgst: 25.65, sgst: 25.65 },
        deliveryAddress: { pincode: '560001', state: 'Kerala', stateConfirmed: true },
      },
    });
    const [kept] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, String(body.orderId)));
    expect(kept?.deliveryAddress).toMatchObject({ stateConfirmed: true });
  });

  it('keeps names and prices as they were', async () => {
    const shopper = await shop.newShopper();
    await fill(shopper, 1);
    const { body } = await place(shopper, request(1));
    await shop.db.update(productVariants).set({ pricePaise: 10_000 }).where(eq(productVariants.id, PACK));
    const kept = await shop.call('GET', `/orders/${body.orderId}`, { token: shopper.token });
    expect(kept.body).toMatchObject({ order: { totalAmount: body.total } });
    await shop.db
      .update(productVariants)
      .set({ pricePaise: pack.pricePaise })
      .where(eq(productVariants.id, PACK));
  });

  it.each([
    ['a price of its own', (r: object) => ({ ...r, items: [{ ...pack, quantity: 1, price: 1 }] })],
    ['another quantity', (r: object) => ({ ...r, items: [{ ...pack, quantity: 3 }] })],
    ['another total', (r: object) => ({ ...r, total: 1 })],
  ])('answers PRICE_CHANGED to %s, with the figures of now, and orders nothing', async (_, change) => {
    const shopper = await shop.newShopper();
    await fill(shopper, 1);
    const { status, body } = await place(shopper, change(request(1)));
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'PRICE_CHANGED', data: { current: { total: 376.3 } } });
    expect((await shop.call('GET', '/orders', { token: shopper.token })).body).toMatchObject({ orders: [] });
  });

  it('returns the first order to a repeat, and refuses its key to another request', async () => {
    const shopper = await shop.newShopper();
    await fill(shopper, 1);
    const first = await place(shopper, request(1), 'key-of-a-repeat');
    const second = await place(shopper, request(1), 'key-of-a-repeat');
    expect(second.status).toBe(201);
    expect(second.body.orderId).toBe(first.body.orderId);
    const other = await place(shopper, request(2), 'key-of-a-repeat');
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  it.each([
    [{ items: [] }, 'VALIDATION_FAILED', 'Cart is empty'],
    [{ deliveryAddress: undefined }, 'VALIDATION_FAILED', 'No delivery address selected.'],
    [
      { deliveryAddress: { fullName: 'A' } },
      'ADDRESS_INVALID',
      'Delivery address is missing required fields.',
    ],
    [
      { paymentMethod: 'barter' },
      'VALIDATION_FAILED',
      'Valid payment method is required (prepaid, cod, or online)',
    ],
    [{ couponCode: 'FREE100' }, 'COUPON_INVALID', undefined],
    [
      { items: [{ productId: 'x', quantity: -1 }] },
      'VALIDATION_FAILED',
      'Quantity must be a positive number',
    ],
    [
      { items: [{ productId: 'x', quantity: 1.5 }] },
      'VALIDATION_FAILED',
      'Quantity must be a positive number',
    ],
  ])('refuses %j with %s and changes nothing', async (change, code, message) => {
    const shopper = await shop.newShopper();
    await fill(shopper, 1);
    const { status, body } = await place(shopper, { ...request(1), ...change });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      code,
      ...(message === undefined ? {} : { message, error: message }),
    });
    const cart = await shop.call('GET', '/get-cart', { token: shopper.token });
    expect(cart.body).toMatchObject({ cartItemCount: 1 });
  });

  it('says that an address without its state is incomplete (CHECKOUT-15)', async () => {
    const shopper = await shop.newShopper();
    await fill(shopper, 1);
    const order = request(1);
    const deliveryAddress = { ...order.deliveryAddress, state: '' };
    const { status, body } = await place(shopper, { ...order, deliveryAddress });
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: 'Delivery address is missing required fields.',
    });
  });

  it("says 'Cart is empty' when there is nothing to order", async () => {
    const { status, body } = await place(await shop.newShopper(), request(1));
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 400,
      code: 'CART_EMPTY',
      message: 'Cart is empty',
    });
  });

  it('hides an order from other shoppers, and refuses their cancellation', async () => {
    const shopper = await shop.newShopper();
    const stranger = await shop.newShopper();
    await fill(shopper, 1);
    const { body } = await place(shopper, request(1));
    for (const [method, path] of [
      ['GET', `/orders/${body.orderId}`],
      ['POST', `/orders/${body.orderId}/cancel`],
    ] as const) {
      const answer = await shop.call(method, path, { token: stranger.token });
      expect(answer).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } });
    }
  });

  it('puts the units back once when an order is cancelled, and never after it was shipped', async () => {
    const shopper = await shop.newShopper();
    await fill(shopper, 3);
    const { body } = await place(shopper, request(3));
    const before = (await stockOf(shop, PACK)) ?? 0;
    const cancel = () => shop.call('POST', `/orders/${body.orderId}/cancel`, { token: shopper.token });
    expect(await cancel()).toMatchObject({ status: 200, body: { order: { status: 'cancelled' } } });
    expect(await cancel()).toMatchObject({ status: 400, body: { message: 'Order is already cancelled' } });
    expect(await stockOf(shop, PACK)).toBe(before + 3);

    await fill(shopper, 1);
    const shipped = await place(shopper, request(1));
    const id = String(shipped.body.orderId);
    await shop.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, id));
    const refused = await shop.call('POST', `/orders/${id}/cancel`, { token: shopper.token });
    expect(refused).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_CANCELLABLE' } });
  });
});
