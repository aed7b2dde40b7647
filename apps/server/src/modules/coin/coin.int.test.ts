import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COIN_PACK, type CoinShop, openCoinShop } from '../../../testing/shoppers/coin-actions.ts';
import { deliverPlacedOrder, earnCoinsBy } from '../../../testing/shoppers/earn-coins.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import type { TestShopper } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { fulfilOrder } from '../../flows/fulfilment/fulfil-order.ts';

const DAY = 86_400_000;

let shop: CoinShop['shop'];
let clock: CoinShop['clock'];
let actions: CoinShop['actions'];
beforeAll(async () => {
  ({ shop, clock, actions } = await openCoinShop());
});
afterAll(() => shop.close());

/** Blocks on the shopper's row until all requests wait. */
const allAtOnce = async <Answer>(
  { userId }: TestShopper,
  send: () => Promise<Answer>[],
): Promise<Answer[]> => {
  const client = new pg.Client({ connectionString: shop.url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from users where id = $1 for update', [userId]);
    const answers = send();
    await expect
      .poll(
        async () => {
          // Own transaction: pg_stat_activity is a snapshot.
          const { rows } = await shop.db.$client.query<{ waiting: number }>(
            `select count(*)::int as waiting from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows[0]?.waiting;
        },
        { timeout: 15_000 },
      )
      .toBe(answers.length);
    await client.query('commit');
    return await Promise.all(answers);
  } finally {
    await client.end();
  }
};

describe('coins', () => {
  it('are earned when an order is delivered: one for every ₹20 paid for goods, once', async () => {
    const shopper = await shop.newShopper();
    expect((await shop.call('GET', '/coins', { token: shopper.token })).body).toMatchObject({
      success: true,
      balance: 0,
      expiringSoon: 0,
      nextExpiryAt: null,
      canSpend: false,
      entries: [],
    });
    const placed = await actions.order(shopper, 2, { couponCode: 'ILANEER10' });
    expect((await actions.coinsOf(shopper)).balance).toBe(0);
    const orderId = String(placed.body.orderId);
    await deliverPlacedOrder(shop, orderId);
    const again = await fulfilOrder(shop.deps, TEST_STAFF, { transition: 'deliver', orderNumber: orderId });
    expect(again).toMatchObject({ ok: false, error: { code: 'ORDER_MOVE_NOT_ALLOWED' } });
    // 570 − 57 = 513.
    expect(await actions.coinsOf(shopper)).toMatchObject({
      balance: 25,
      expiringSoon: 0,
      nextExpiryAt: '2027-11-21T10:00:00.000Z',
      entries: [{ kind: 'earned', coins: 25, orderId }],
    });
  });

  it('belong to the account that earned them', async () => {
    const { shopper } = await actions.shopperWithCoins();
    const other = await shop.newShopper();
    expect((await actions.coinsOf(other)).entries).toEqual([]);
    expect((await actions.order(other, 2, { coins: 1 })).body.code).toBe('COINS_INVALID');
    expect((await actions.coinsOf(shopper)).balance).toBe(57);
  });

  it('take ₹1 each off an order, before GST, after the coupon', async () => {
    const { shopper } = await actions.shopperWithCoins();
    const placed = await actions.order(shopper, 4, { coins: 50, couponCode: 'ILANEER10' });
    expect(placed).toMatchObject({
      status: 201,
      body: {
        order: {
          coins: 50,
          pricing: {
            couponSavings: 114,
            coinSavings: 50,
            subtotal: 976,
            gst: 175.68,
            deliveryCharge: 0,
            total: 1_151.68,
          },
        },
      },
    });
    expect(await actions.coinsOf(shopper)).toMatchObject({
      balance: 7,
      left: [7],
      entries: [{ kind: 'spent', coins: -50, orderId: placed.body.orderId }, { kind: 'earned' }],
    });
  });

  it('work for the cart alike, and the total that was shown is compared with them', async () => {
    const { shopper } = await actions.shopperWithCoins();
    await shop.call('POST', '/add-to-cart', { token: shopper.token, body: { ...COIN_PACK, quantity: 2 } });
    const body = {
      items: [{ ...COIN_PACK, quantity: 2 }],
      deliveryAddress: addressForm(),
      paymentMethod: 'cod',
      coins: 57,
    };
    const ask = (total: number) =>
      shop.call('POST', '/place-order', { token: shopper.token, body: { ...body, total } });
    expect(await ask(672.6)).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', data: { current: { total: 605.34, summary: { coinSavings: 57 } } } },
    });
    expect((await actions.coinsOf(shopper)).balance).toBe(57);
    expect((await ask(605.34)).status).toBe(201);
    expect((await actions.coinsOf(shopper)).balance).toBe(0);
  });

  it.each([
    [58, 2, 'You have only 57 coins'],
    [1e15, 2, 'You have only 57 coins'],
    [-1, 2, 'Coins must be a whole number, 0 or more'],
    [0.5, 2, 'Coins must be a whole number, 0 or more'],
    [57, 1, null],
  ])('%d of 57 on an order of %d: %s', async (coins, quantity, message) => {
    const { shopper } = await actions.shopperWithCoins();
    const { status, body } = await actions.order(shopper, quantity, { coins });
    if (message === null) expect(status).toBe(201);
    else {
      const fields = [{ field: 'coins', message }];
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { success: false, code: 'COINS_INVALID', message, error: message, fields },
      });
      expect((await actions.coinsOf(shopper)).left).toEqual([57]);
    }
  });

  it('pay for half of the goods at most', async () => {
    const { shopper } = await actions.shopperWithCoins(12);
    expect((await actions.coinsOf(shopper)).balance).toBe(171);
    expect((await actions.order(shopper, 1, { coins: 143 })).body).toMatchObject({
      code: 'COINS_INVALID',
      message: 'Coins can pay for half of the goods: at most 142 on this order',
    });
    expect((await actions.order(shopper, 1, { coins: 142 })).status).toBe(201);
  });

  it('are no text and no list', async () => {
    const { shopper } = await actions.shopperWithCoins();
    for (const coins of ['5', [5], { coins: 5 }, true]) {
      const fields = [{ field: 'coins', message: 'coins must be a number' }];
      expect(await actions.order(shopper, 2, { coins })).toMatchObject({ status: 400, body: { fields } });
    }
  });

  it('are used only once an email address or a mobile number is proven', async () => {
    const { shopper } = await actions.shopperWithCoins();
    const prove = (change: { emailVerified?: boolean; mobile?: string }) =>
      shop.db.update(users).set(change).where(eq(users.id, shopper.userId));
    await prove({ emailVerified: false });
    expect((await actions.order(shopper, 2, { coins: 1 })).body).toMatchObject({
      code: 'COINS_INVALID',
      message: 'Please confirm your email address or mobile number to use your coins',
    });
    const advice = await shop.call('GET', '/best-price?coins=57', { token: shopper.token });
    expect(advice.body.coins).toMatchObject({ balance: 57, usable: 0, problem: expect.any(String) });
    await prove({ mobile: '9847000001' });
    expect((await actions.order(shopper, 2, { coins: 1 })).status).toBe(201);
  });

  it('come back with a cancelled order, once', async () => {
    const { shopper } = await actions.shopperWithCoins();
    const placed = await actions.order(shopper, 2, { coins: 40 });
    await Promise.all(Array.from({ length: 5 }, () => actions.cancel(shopper, placed.body.orderId)));
    expect((await actions.cancel(shopper, placed.body.orderId)).status).toBe(400);
    expect(await actions.coinsOf(shopper)).toMatchObject({
      balance: 57,
      left: [57],
      entries: [{ kind: 'returned', coins: 40 }, { kind: 'spent', coins: -40 }, { kind: 'earned' }],
    });
  });

  it('are taken by earliest expiry, and go back to their origin', async () => {
    const { shopper } = await actions.shopperWithCoins();
    clock.at += DAY / 2;
    await earnCoinsBy(shop, shopper, { ...COIN_PACK, quantity: 2 });
    const placed = await actions.order(shopper, 4, { coins: 60 });
    expect((await actions.coinsOf(shopper)).left).toEqual([25]);
    expect((await actions.coinsOf(shopper)).entries[0]).toMatchObject({ kind: 'spent', coins: -60 });
    await actions.cancel(shopper, placed.body.orderId);
    expect((await actions.coinsOf(shopper)).left).toEqual([57, 28]);
  });

  it('are not used twice by orders that come at once', async () => {
    const { shopper } = await actions.shopperWithCoins();
    const answers = await allAtOnce(shopper, () =>
      Array.from({ length: 10 }, () => actions.order(shopper, 2, { coins: 50 })),
    );
    const outcomes = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`);
    expect(outcomes.filter((one) => one.startsWith('201'))).toHaveLength(1);
    expect(outcomes.filter((one) => one === '400 COINS_INVALID')).toHaveLength(9);
    expect(await actions.coinsOf(shopper)).toMatchObject({ balance: 7, left: [7] });
  });

  it('are used once by an order that is sent twice under one key', async () => {
    const { shopper } = await actions.shopperWithCoins();
    const send = (coins: number) =>
      shop.call('POST', '/single-product-place-order', {
        token: shopper.token,
        headers: { 'idempotency-key': 'one-key-of-coins' },
        body: { ...COIN_PACK, quantity: 2, deliveryAddress: addressForm(), paymentMethod: 'cod', coins },
      });
    const answers = await Promise.all([send(50), send(50)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await actions.coinsOf(shopper)).balance).toBe(7);
    expect((await send(5)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('are in the data export of an account, entry by entry', async () => {
    const { shopper } = await actions.shopperWithCoins();
    await actions.order(shopper, 2, { coins: 7 });
    const { pagination: _, ...coins } = (await shop.call('GET', '/coins', { token: shopper.token })).body;
    const { body } = await shop.call('GET', '/account/data', { token: shopper.token });
    expect({ success: true, ...Object(body.data).coins }).toEqual(coins);
    expect(coins).toMatchObject({ balance: 50, entries: [{ coins: -7 }, { coins: 57 }] });
  });

  it('stay where they were when the order fails for want of stock', async () => {
    const { shopper } = await actions.shopperWithCoins();
    await variantWithStock(shop, COIN_PACK.variantId, 1);
    expect((await actions.order(shopper, 2, { coins: 50 })).body.code).toBe('OUT_OF_STOCK');
    await variantWithStock(shop, COIN_PACK.variantId, 1_000);
    expect(await actions.coinsOf(shopper)).toMatchObject({ balance: 57, entries: [{ kind: 'earned' }] });
  });
});

describe('the best price', () => {
  it('counts with coins, and keeps those that would bring the delivery charge back', async () => {
    const { shopper } = await actions.shopperWithCoins(8);
    const { token } = shopper;
    await shop.call('POST', '/add-to-cart', { token, body: { ...COIN_PACK, quantity: 2 } });
    const ask = async (query: string) => (await shop.call('GET', `/best-price?${query}`, { token })).body;
    expect(await ask('coins=500')).toMatchObject({
      // 570 − 114 = 456; with GST and delivery 578.08.
      chosen: { coins: 114, summary: { coinSavings: 114, delivery: 40, total: 578.08 } },
      coins: { balance: 114, usable: 114, problem: null, bringDeliveryBack: true },
    });
    expect(await ask('coins=10&couponCode=ILANEER10')).toMatchObject({
      chosen: { coins: 10, coupon: { code: 'ILANEER10' }, summary: { couponSavings: 57, coinSavings: 10 } },
      // 570 − 57 − 114 = 399; with GST and delivery 510.82.
      best: { couponCode: 'ILANEER10', coins: 114, summary: { total: 510.82 } },
    });
    expect(await ask('')).toMatchObject({ chosen: { coins: 0, summary: { total: 672.6 } } });
    expect(await shop.call('GET', '/best-price?coins=-1', { token })).toMatchObject({ status: 400 });
  });
});
