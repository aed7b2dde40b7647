import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../../testing/shoppers/find-variant.ts';
import { addCoupon } from '../../../../testing/shoppers/test-coupon.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../../testing/test-shop.ts';
import { couponUses } from '../../../db/schema/balance/coupon.ts';

const WATER = { productId: 'tender-coconut-water-pack', variantId: 'tender-coconut-water-pack_V01' };
const ITEM = { ...WATER, quantity: 2 };

describe('coupons', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await variantWithStock(shop, WATER.variantId, 1_000);
  });
  afterAll(() => shop.close());

  const shopperWith = async (quantity: number): Promise<TestShopper> => {
    const shopper = await shop.newShopper();
    await shop.call('POST', '/add-to-cart', { token: shopper.token, body: { ...WATER, quantity } });
    return shopper;
  };
  const order = ({ token }: Pick<TestShopper, 'token'>, change: object) =>
    shop.call('POST', '/place-order', {
      token,
      body: { items: [ITEM], deliveryAddress: addressForm(), paymentMethod: 'cod', ...change },
    });
  const stateOf = async (orderId: unknown) => {
    const [use] = await shop.db
      .select()
      .from(couponUses)
      .where(eq(couponUses.orderId, String(orderId)));
    return use?.state;
  };

  it('lists to everybody those that are shown and good, with the products that they are for', async () => {
    const { status, body } = await shop.call('GET', '/coupons');
    expect(status).toBe(200);
    const list = body.coupons as { code: string; usable: null; productIds: string[] }[];
    expect(list.map(({ code }) => code).sort()).toEqual(['FIRST100', 'GROVE250', 'ILANEER10', 'OIL15']);
    expect(new Set(list.map(({ usable }) => usable))).toEqual(new Set([null]));
    expect(list.find(({ code }) => code === 'OIL15')?.productIds).toContain('virgin-coconut-oil-bottle');
    const forWater = await shop.call('GET', `/coupons?productId=${WATER.productId},grove-ruled-notebook`);
    expect(forWater.body.totalCoupons).toBe(3);
    expect((await shop.call('GET', '/coupons?productType=ALL')).body.totalCoupons).toBe(4);
  });

  it('judges them for the cart: those that can be used first, and says what the others lack', async () => {
    const { token } = await shopperWith(2);
    const { body } = await shop.call('GET', '/coupons', { token });
    expect(body.coupons).toMatchObject([
      { code: 'ILANEER10', usable: true, discount: 57, reason: null },
      { code: 'FIRST100', usable: false, discount: 0, reason: 'Add ₹229.00 more to use this coupon' },
      { code: 'GROVE250', usable: false, reason: 'Add ₹1,930.00 more to use this coupon' },
      { code: 'OIL15', usable: false, reason: 'Coupon not valid for any product in your cart' },
    ]);
    const single = new URLSearchParams({ ...WATER, quantity: '4' });
    const forOne = await shop.call('GET', `/coupons?${single}`, { token });
    expect(forOne.body.coupons).toMatchObject([
      { code: 'ILANEER10', usable: true, discount: 114 },
      { code: 'FIRST100', usable: true, discount: 100 },
      { code: 'GROVE250', usable: false },
    ]);
  });

  it.each([
    ['ilaneer 10', 200, 'Coupon is valid'],
    ['KARIKKU50', 200, 'Coupon is valid'],
    ['NOPE', 404, 'Coupon not found'],
    ['ONAM2026', 400, 'Coupon has expired'],
    ['GROVE250', 400, 'Add ₹1,930.00 more to use this coupon'],
    [' ', 400, 'Coupon code is required'],
  ])('verifies %j: %i %s', async (code, status, message) => {
    const { token } = await shopperWith(2);
    const verified = await shop.call('GET', `/coupons/verify/${encodeURIComponent(code)}`, { token });
    expect(verified).toMatchObject({ status, body: { message } });
  });

  it('verifies for products and types as earlier clients ask, without a token', async () => {
    const verify = (search: string) => shop.call('GET', `/coupons/verify/OIL15?${search}`);
    expect(await verify('productId=virgin-coconut-oil-bottle')).toMatchObject({
      status: 200,
      body: { coupon: { usable: null, productType: 'SPECIFIC' } },
    });
    expect((await verify('productId=market-tote')).body.message).toBe(
      'This coupon is only valid for specific products',
    );
    expect((await verify('productIds=market-tote,gift-box')).body).toMatchObject({
      message: 'Coupon not valid for any product in your cart',
      data: { coupon: { code: 'OIL15' } },
    });
    expect((await verify('productType=OTHER')).body.message).toBe('Coupon not valid for this product type');
    const forged = await shop.call('GET', '/coupons/verify/OIL15', { token: 'forged' });
    expect(forged).toMatchObject({ status: 401, body: { code: 'TOKEN_INVALID' } });
  });

  it('is limited in how often codes can be tried', async () => {
    const limited = await openTestShop({ rateLimits: true });
    const statuses: number[] = [];
    for (let tried = 0; tried < 31; tried += 1) {
      statuses.push((await limited.call('GET', `/coupons/verify/TRY${tried}`)).status);
    }
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([404]));
    expect(statuses.at(-1)).toBe(429);
    await limited.close();
  });

  it('finds the best price, with its summary and that of the chosen one', async () => {
    await addCoupon(shop, { code: 'SECRET90', amountPaise: 9_000, hidden: true });
    const { token } = await shopperWith(2);
    const ask = async (couponCode: string) =>
      (await shop.call('GET', `/best-price?couponCode=${couponCode}`, { token })).body;
    // 570 − 57 = 513, plus 18 %.
    const best = { couponCode: 'ILANEER10', summary: { couponSavings: 57, delivery: 0, total: 605.34 } };
    expect(await ask('')).toMatchObject({ chosen: { coupon: null, summary: { total: 672.6 } }, best });
    // 90 off would lose free delivery: 480, GST and 40 exceed the best.
    expect(await ask('SECRET90')).toMatchObject({
      chosen: { coupon: { discount: 90 }, couponProblem: null, summary: { delivery: 40, total: 606.4 } },
      best,
    });
    expect(await ask('GROVE250')).toMatchObject({
      chosen: { couponProblem: 'Add ₹1,930.00 more to use this coupon', summary: { couponSavings: 0 } },
    });
    expect(await ask('NOPE')).toMatchObject({ chosen: { coupon: null, couponProblem: 'Coupon not found' } });
  });

  it("takes its amount off an order, before GST, regardless of the client's figures", async () => {
    const shopper = await shopperWith(2);
    const wrong = await order(shopper, { couponCode: 'ILANEER10', total: 1 });
    expect(wrong).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', data: { current: { total: 605.34 } } },
    });
    const placed = await order(shopper, {
      couponCode: ' ilaneer10',
      discountAmount: 500,
      total: 605.34,
    });
    expect(placed).toMatchObject({
      status: 201,
      body: {
        order: {
          couponCode: 'ILANEER10',
          pricing: { couponSavings: 57, subtotal: 513, gst: 92.34, deliveryCharge: 0, total: 605.34 },
        },
      },
    });
    expect(await stateOf(placed.body.orderId)).toBe('counted');
  });

  it('works for Buy Now alike', async () => {
    const { token } = await shop.newShopper();
    const placed = await shop.call('POST', '/single-product-place-order', {
      token,
      body: {
        ...ITEM,
        deliveryAddress: addressForm(),
        paymentMethod: 'cod',
        couponCode: 'ILANEER10',
        total: 605.34,
      },
    });
    expect(placed).toMatchObject({ status: 201, body: { order: { pricing: { couponSavings: 57 } } } });
  });

  it.each([
    ['NOPE', 'Coupon not found'],
    ['ONAM2026', 'Coupon has expired'],
    ['OIL15', 'Coupon not valid for any product in your cart'],
    ['GROVE250', 'Add ₹1,930.00 more to use this coupon'],
    ["' or 1=1 --", 'Coupon not found'],
  ])('refuses an order with %s: %s', async (couponCode, message) => {
    const shopper = await shopperWith(2);
    expect(await order(shopper, { couponCode })).toMatchObject({
      status: 400,
      body: { code: 'COUPON_INVALID', message },
    });
  });

  it('comes back with a cancelled order, once, and is good for another then', async () => {
    await addCoupon(shop, { code: 'ONCE', amountPaise: 5_000, perShopperLimit: 1, firstOrderOnly: true });
    const shopper = await shopperWith(2);
    const first = await order(shopper, { couponCode: 'ONCE' });
    expect(first.status).toBe(201);
    const again = async () => {
      await shop.call('POST', '/add-to-cart', { token: shopper.token, body: ITEM });
      return order(shopper, { couponCode: 'ONCE' });
    };
    expect((await again()).body.message).toBe('You have used this coupon already');
    for (const status of [200, 400]) {
      const path = `/orders/${first.body.orderId}/cancel`;
      expect((await shop.call('POST', path, { token: shopper.token, body: {} })).status).toBe(status);
      expect(await stateOf(first.body.orderId)).toBe('returned');
    }
    await shop.call('POST', '/clear-cart', { token: shopper.token, body: {} });
    expect((await again()).status).toBe(201);
  });

  it('a first-order coupon is refused for a second order', async () => {
    const shopper = await shopperWith(3);
    const three = { items: [{ ...WATER, quantity: 3 }] };
    expect((await order(shopper, { ...three, couponCode: 'FIRST100' })).status).toBe(201);
    await shop.call('POST', '/add-to-cart', { token: shopper.token, body: { ...WATER, quantity: 3 } });
    expect((await order(shopper, { ...three, couponCode: 'FIRST100' })).body.message).toBe(
      'You have used this coupon already',
    );
  });

  it('the last use goes to one of 20 shoppers who order at once', async () => {
    await addCoupon(shop, { code: 'LASTONE', amountPaise: 5_000, totalLimit: 1 });
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => shopperWith(2)));
    const answers = await Promise.all(shoppers.map((one) => order(one, { couponCode: 'LASTONE' })));
    const outcomes = answers.map(({ status, body }) => `${status} ${body.message}`);
    expect(outcomes.filter((one) => one.startsWith('201'))).toHaveLength(1);
    expect(outcomes.filter((one) => one === '400 Coupon usage limit reached')).toHaveLength(19);
  });

  it('two orders of one shopper at once use it once where once is the limit', async () => {
    await addCoupon(shop, { code: 'MINE', amountPaise: 5_000, perShopperLimit: 1 });
    const { token } = await shop.newShopper();
    const single = () =>
      shop.call('POST', '/single-product-place-order', {
        token,
        body: { ...ITEM, deliveryAddress: addressForm(), paymentMethod: 'cod', couponCode: 'MINE' },
      });
    const statuses = (await Promise.all([single(), single()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 400]);
  });
});
