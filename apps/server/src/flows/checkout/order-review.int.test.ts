import { addressForm } from '@ilaneer/testing/address-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';

const WATER = { productId: 'tender-coconut-water-pack', variantId: 'tender-coconut-water-pack_V01' };
const BAG = { productId: 'beach-drawstring-bag', variantId: 'beach-drawstring-bag_V01' };

describe('an order of which not all can be had (CHECKOUT-28)', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await variantWithStock(shop, WATER.variantId, 1_000);
    await variantWithStock(shop, BAG.variantId, 1_000);
  });
  afterAll(() => shop.close());

  const call = (shopper: TestShopper, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    shop.call(method, path, { token: shopper.token, ...(body && { body }) });
  const shopperWith = async (...items: readonly object[]): Promise<TestShopper> => {
    const shopper = await shop.newShopper();
    for (const item of items) await call(shopper, 'POST', '/add-to-cart', item);
    return shopper;
  };
  const order = (shopper: TestShopper, items: readonly object[], more: object = {}) =>
    call(shopper, 'POST', '/place-order', {
      items,
      deliveryAddress: addressForm(),
      paymentMethod: 'cod',
      ...more,
    });

  it("lists the available rest with its total and the coupon's new effect", async () => {
    const shopper = await shopperWith({ ...WATER, quantity: 2 }, { ...BAG, quantity: 2 });
    await variantWithStock(shop, BAG.variantId, 0);
    const refused = await order(
      shopper,
      [
        { ...WATER, quantity: 2 },
        { ...BAG, quantity: 2 },
      ],
      { couponCode: 'ILANEER10' },
    );
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'OUT_OF_STOCK',
        data: {
          review: {
            couponCode: 'ILANEER10',
            coins: 0,
            current: {
              total: 605.34,
              summary: { couponSavings: 57, totalItems: 2 },
              items: [{ ...WATER, quantity: 2, price: 285 }],
            },
          },
        },
      },
    });
    await call(shopper, 'POST', '/remove-from-cart', BAG);
    const agreed = await order(shopper, [{ ...WATER, quantity: 2 }], {
      couponCode: 'ILANEER10',
      total: 605.34,
    });
    expect(agreed.status).toBe(201);
    await variantWithStock(shop, BAG.variantId, 1_000);
  });

  it('says so of a part of a line, and of a coupon that falls away', async () => {
    const shopper = await shopperWith({ ...WATER, quantity: 5 });
    await variantWithStock(shop, WATER.variantId, 3);
    const short = await order(shopper, [{ ...WATER, quantity: 5 }]);
    expect(short.body.data).toMatchObject({ review: { current: { items: [{ quantity: 3 }] } } });
    await variantWithStock(shop, WATER.variantId, 1_000);
    const lost = await order(shopper, [{ ...WATER, quantity: 5 }], { couponCode: 'ONAM2026', total: 1_000 });
    expect(lost.body).toMatchObject({
      code: 'COUPON_INVALID',
      message: 'Coupon has expired',
      data: {
        review: { previous: { total: 1_000 }, couponCode: null, current: { total: 1_681.5 } },
      },
    });
  });

  it('is not counted by cart and best price while it is sold out (CART-25)', async () => {
    const shopper = await shopperWith({ ...WATER, quantity: 1 }, { ...BAG, quantity: 2 });
    await variantWithStock(shop, BAG.variantId, 0);
    const { body } = await call(shopper, 'GET', '/get-cart');
    expect(body).toMatchObject({
      cartItemCount: 2,
      summary: { totalMRP: 300, subtotal: 285, totalItems: 1, total: 376.3 },
    });
    const advice = await call(shopper, 'GET', '/best-price');
    expect(advice.body).toMatchObject({ chosen: { summary: { totalItems: 1, total: 376.3 } } });
    await variantWithStock(shop, BAG.variantId, 1_000);
  });

  it('is told to be empty before its coupon is judged', async () => {
    const shopper = await shop.newShopper();
    const refused = await order(shopper, [{ ...WATER, quantity: 1 }], { couponCode: 'ILANEER10' });
    expect(refused.body).toMatchObject({ code: 'CART_EMPTY', message: 'Cart is empty' });
  });
});
