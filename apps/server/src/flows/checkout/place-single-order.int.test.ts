import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockOf, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { products, productVariants } from '../../db/schema/catalogue/catalogue.ts';

const PACK = 'tender-coconut-water-pack_V01';

describe('ordering one item without the cart', () => {
  let shop: TestShop;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop();
    pack = await variantWithStock(shop, PACK, 1_000);
  });
  afterAll(() => shop.close());

  const item = (more: object = {}) => ({
    productId: pack.productId,
    variant: { variantId: PACK, variantName: '6 packs' },
    quantity: 2,
    price: pack.pricePaise / 100,
    deliveryAddress: { ...addressForm(), zipCode: undefined, pincode: '682001' },
    paymentMethod: 'cod',
    paymentDetails: { paymentGateway: 'cod' },
    deliveryCharge: 0,
    ...more,
  });
  const order = ({ token }: TestShopper, body: unknown, key?: string) =>
    shop.call('POST', '/single-product-place-order', {
      token,
      body,
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  const ordersOf = async ({ token }: TestShopper) =>
    (await shop.call('GET', '/orders', { token })).body.orders as unknown[];

  it('takes the stock, leaves the cart alone and answers like a cart order', async () => {
    const shopper = await shop.newShopper();
    const { token } = shopper;
    await shop.call('POST', '/add-to-cart', { token, body: { ...pack, quantity: 3 } });
    const giftNote = 'For Anu';
    await shop.call('PUT', '/update-cart-quantity', { token, body: { ...pack, newQuantity: 3, giftNote } });
    const cart = await shop.call('GET', '/get-cart', { token });
    const before = (await stockOf(shop, PACK)) ?? 0;
    const { status, body } = await order(shopper, item());
    expect(status).toBe(201);
    // 2 × ₹285.00, 18 % GST, free delivery from ₹500.
    expect(body).toMatchObject({
      success: true,
      message: 'Order placed successfully!',
      documentId: body.orderId,
      total: 672.6,
      order: {
        status: 'placed',
        statusCode: 0,
        totalAmount: 672.6,
        paymentMethod: 'cod',
        paymentStatus: 'pending',
        estimatedDelivery: '3-5 business days',
        items: [{ variantId: PACK, quantity: 2 }],
      },
    });
    expect(await stockOf(shop, PACK)).toBe(before - 2);
    const after = await shop.call('GET', '/get-cart', { token });
    expect(after.body).toMatchObject({ summary: cart.body.summary, cart: [{ quantity: 3, giftNote }] });
    // The note belongs to the units in the cart (CART-26).
    expect(Object(body.order).items[0]).not.toHaveProperty('giftNote');
  });

  it('orders one unit when no quantity is sent', async () => {
    const { body } = await order(await shop.newShopper(), item({ quantity: undefined }));
    expect(body).toMatchObject({ order: { items: [{ quantity: 1 }] } });
  });

  it('returns the first order to a repeat, and refuses its key to another request', async () => {
    const shopper = await shop.newShopper();
    const answers = await Promise.all(
      [1, 2, 3].map(() => order(shopper, item({ total: 672.6 }), 'one-and-the-same')),
    );
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    expect(await ordersOf(shopper)).toHaveLength(1);
    const other = await order(shopper, item({ quantity: 1 }), 'one-and-the-same');
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  it('never takes the key of a cart order for its own', async () => {
    const shopper = await shop.newShopper();
    const { token } = shopper;
    const headers = { 'idempotency-key': 'key-of-two-calls' };
    await shop.call('POST', '/add-to-cart', { token, body: { ...pack, quantity: 2 } });
    const { productId, variant, quantity, price, ...agreement } = item();
    const items = [{ productId, variant, quantity, price }];
    const ofCart = await shop.call('POST', '/place-order', { token, headers, body: { items, ...agreement } });
    expect(ofCart.status).toBe(201);
    expect(await order(shopper, item(), 'key-of-two-calls')).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it.each([
    ['a price of its own', { price: 1 }],
    ['another total', { total: 1 }],
  ])('answers PRICE_CHANGED to %s, with the figures of now, and orders nothing', async (_, more) => {
    const shopper = await shop.newShopper();
    expect(await order(shopper, item(more))).toMatchObject({
      status: 409,
      body: {
        code: 'PRICE_CHANGED',
        data: { current: { total: 672.6, items: [{ variantId: PACK, quantity: 2, price: 285 }] } },
      },
    });
    expect(await ordersOf(shopper)).toEqual([]);
  });

  it.each([0, 51, 1.5, 'two'])('refuses a quantity of %j', async (quantity) => {
    expect(await order(await shop.newShopper(), item({ quantity }))).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_FAILED',
        fields: [{ field: 'quantity', message: 'Quantity must be between 1 and 50' }],
      },
    });
  });

  it('says how many there are when there are fewer, and takes none', async () => {
    const few = await variantWithStock(shop, 'tender-coconut-water-pack_V02', 3);
    const shopper = await shop.newShopper();
    const answer = await order(
      shopper,
      item({ variant: { variantId: few.variantId }, price: undefined, quantity: 4 }),
    );
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'OUT_OF_STOCK', data: { available: 3, items: [{ requested: 4, available: 3 }] } },
    });
    expect(answer.body.message).toContain('Available: 3, Requested: 4');
    expect(await stockOf(shop, few.variantId)).toBe(3);
    expect(await ordersOf(shopper)).toEqual([]);
  });

  it('sells the last units to as many shoppers as there are units', async () => {
    const last = await variantWithStock(shop, 'tender-coconut-water-pack_V03', 3);
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => shop.newShopper()));
    const wanted = item({ variant: { variantId: last.variantId }, price: undefined, quantity: 1 });
    const answers = await Promise.all(shoppers.map((shopper) => order(shopper, wanted)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    expect(await stockOf(shop, last.variantId)).toBe(0);
  });

  it.each([
    [{ productId: 'no-product' }, 404, 'PRODUCT_NOT_FOUND'],
    [{ variant: null, price: undefined }, 400, 'VARIANT_REQUIRED'],
    [{ variant: { variantId: 'no-variant' } }, 400, 'VARIANT_INVALID'],
    [{ deliveryAddress: { fullName: 'A' } }, 400, 'ADDRESS_INVALID'],
    [{ couponCode: 'FREE100' }, 400, 'COUPON_INVALID'],
    [{ productId: undefined }, 400, 'VALIDATION_FAILED'],
    [{ deliveryAddress: undefined }, 400, 'VALIDATION_FAILED'],
  ])('refuses %j', async (change, status, code) => {
    expect(await order(await shop.newShopper(), item(change))).toMatchObject({
      status,
      body: { success: false, code },
    });
  });

  it.each(['product', 'variant'])('sells no %s that was taken off the shelf', async (what) => {
    const setActive = (active: boolean) =>
      what === 'product'
        ? shop.db.update(products).set({ active }).where(eq(products.id, pack.productId))
        : shop.db.update(productVariants).set({ active }).where(eq(productVariants.id, PACK));
    await setActive(false);
    const answer = await order(await shop.newShopper(), item());
    await setActive(true);
    expect(answer).toMatchObject({ status: 404, body: { code: 'PRODUCT_NOT_FOUND' } });
  });
});
