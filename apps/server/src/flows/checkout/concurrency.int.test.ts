import { newAddress } from '@ilaneer/testing/address-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hold } from '../../../testing/money/held-rows.ts';
import { stockOf, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { sessions, users } from '../../db/schema/account/account.ts';
import { cartLines } from '../../db/schema/cart/cart.ts';

const HOT = 'tender-coconut-water-pack_V01';
const OTHER = 'tender-coconut-water-pack_V02';
const at = new Date();
let groups = 0;

describe('many shoppers at once', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const shoppersWith = async (
    count: number,
    prefix: string,
    variantIds: readonly string[],
  ): Promise<string[]> => {
    // Unique on retries too.
    groups += 1;
    const ids = Array.from({ length: count }, (_, index) => `${prefix}-${groups}-${index}`);
    const written = { createdAt: at, updatedAt: at };
    await shop.db
      .insert(users)
      .values(ids.map((id) => ({ id, name: id, email: `${id}@example.in`, ...written })));
    const expiresAt = new Date(at.getTime() + 3_600_000);
    await shop.db.insert(sessions).values(ids.map((id) => ({ id, userId: id, createdAt: at, expiresAt })));
    const lines = ids.flatMap((userId) =>
      variantIds.map((variantId) => ({ userId, variantId, quantity: 1, ...written })),
    );
    if (lines.length > 0) await shop.db.insert(cartLines).values(lines);
    const exp = Math.floor(expiresAt.getTime() / 1_000);
    return ids.map((id) => shop.app.jwt.sign({ userId: id, sid: id, email: null, customDocId: id, exp }));
  };
  const addresses = new Map<string, object>();
  const addressOf = (token: string) => {
    const address = addresses.get(token) ?? newAddress();
    addresses.set(token, address);
    return address;
  };
  const order = (
    token: string,
    variantIds: readonly string[],
    headers: Record<string, string> = {},
    more: object = {},
  ) =>
    shop.call('POST', '/place-order', {
      token,
      headers,
      body: {
        items: variantIds.map((variantId) => ({
          productId: 'tender-coconut-water-pack',
          variantId,
          quantity: 1,
        })),
        deliveryAddress: addressOf(token),
        paymentMethod: 'cod',
        ...more,
      },
    });

  /** A shop without a free connection asks for another try (503). */
  const orderInTheEnd = async (token: string, variantIds: readonly string[]): ReturnType<typeof order> => {
    const headers = { 'idempotency-key': `once-${token.slice(-40)}` };
    const answer = await order(token, variantIds, headers);
    return answer.status === 503 ? orderInTheEnd(token, variantIds) : answer;
  };

  it('200 orders for 50 units are exactly 50 orders, stock 0, and OUT_OF_STOCK for the others', async () => {
    await variantWithStock(shop, HOT, 50);
    const tokens = await shoppersWith(200, 'hot', [HOT]);
    const answers = await Promise.all(tokens.map((token) => orderInTheEnd(token, [HOT])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    const others = answers.filter(({ status }) => status !== 201);
    expect(new Set(others.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 OUT_OF_STOCK']),
    );
    expect(await stockOf(shop, HOT)).toBe(0);
  });

  it('the same idempotency key fired 20 times is one order and 20 equal answers', async () => {
    await variantWithStock(shop, HOT, 50);
    const [token = ''] = await shoppersWith(1, 'key', [HOT]);
    const headers = { 'idempotency-key': 'fired-twenty-times' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(token, [HOT], headers)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.orderId}`)).size).toBe(1);
    expect(await stockOf(shop, HOT)).toBe(49);
  });

  it('a double click without a key is one order', async () => {
    await variantWithStock(shop, HOT, 50);
    const [token = ''] = await shoppersWith(1, 'double', [HOT]);
    const answers = await Promise.all([order(token, [HOT]), order(token, [HOT])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await stockOf(shop, HOT)).toBe(49);
  });

  it('units added during placing stay in the cart (CART-24)', async () => {
    await variantWithStock(shop, HOT, 50);
    await variantWithStock(shop, OTHER, 50);
    const [token = ''] = await shoppersWith(1, 'meanwhile', [HOT]);
    const add = (variantId: string) =>
      shop.call('POST', '/add-to-cart', {
        token,
        body: { productId: 'tender-coconut-water-pack', variantId, quantity: 1 },
      });
    // The cart is read, the coupon requested.
    const coupon = await hold(shop.url, 'lock table coupons');
    const placed = order(token, [HOT], {}, { couponCode: 'KARIKKU50' });
    await coupon.untilReached();
    expect(await Promise.all([add(OTHER), add(HOT)])).toMatchObject([{ status: 200 }, { status: 200 }]);
    await coupon.release();
    expect(await placed).toMatchObject({ status: 201, body: { order: { items: [{ quantity: 1 }] } } });
    const { body } = await shop.call('GET', '/get-cart', { token });
    expect(body.cart).toHaveLength(2);
    expect(body.cart).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ variantId: HOT, quantity: 1 }),
        expect.objectContaining({ variantId: OTHER, quantity: 1 }),
      ]),
    );
  });

  it('orders of the same two variants never wait for each other for ever', async () => {
    await variantWithStock(shop, HOT, 1_000);
    await variantWithStock(shop, OTHER, 1_000);
    const tokens = await shoppersWith(60, 'pair', [HOT, OTHER]);
    const answers = await Promise.all(
      tokens.map((token, index) => order(token, index % 2 === 0 ? [HOT, OTHER] : [OTHER, HOT])),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await stockOf(shop, HOT)).toBe(940);
  });

  it('orders and cancellations of one variant never wait for each other for ever', async () => {
    await variantWithStock(shop, HOT, 1_000);
    const tokens = await shoppersWith(6, 'again', []);
    const lives = tokens.map(async (token) => {
      const answers: number[] = [];
      const productId = 'tender-coconut-water-pack';
      for (let round = 0; round < 12; round += 1) {
        await shop.call('POST', '/add-to-cart', { token, body: { productId, variantId: HOT, quantity: 1 } });
        const placed = await order(token, [HOT]);
        const path = `/orders/${String(placed.body.orderId)}/cancel`;
        answers.push(placed.status, (await shop.call('POST', path, { token, body: {} })).status);
      }
      return answers;
    });
    expect(new Set((await Promise.all(lives)).flat())).toEqual(new Set([201, 200]));
    expect(await stockOf(shop, HOT)).toBe(1_000);
  });

  it('adding to the cart many times at once never passes the stock', async () => {
    await variantWithStock(shop, HOT, 5);
    const [token = ''] = await shoppersWith(1, 'adder', []);
    const body = { productId: 'tender-coconut-water-pack', variantId: HOT, quantity: 1 };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.call('POST', '/add-to-cart', { token, body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const cart = await shop.call('GET', '/get-cart', { token });
    expect(cart.body).toMatchObject({ cart: [{ quantity: 5 }] });
  });
});
