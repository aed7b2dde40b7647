import { paise } from '@ilaneer/domain/money';
import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/account.ts';
import { transactAll } from '../../db/transact.ts';
import { deliverTestOrder, earnCoinsBy } from '../../testing/earn-coins.ts';
import { variantWithStock } from '../../testing/find-variant.ts';
import { placeTestOrder } from '../../testing/test-order.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../testing/test-shop.ts';
import { deliverOrder } from '../order/deliver-order.ts';
import { findOrderById } from '../order/repository.ts';
import { expireCoins } from './expire-coins.ts';
import { listLots } from './repository.ts';
import { reverseEarned } from './reverse-earned.ts';

const WATER = { productId: 'tender-coconut-water-pack', variantId: 'tender-coconut-water-pack_V01' };
const DAY = 86_400_000;

const clock = { at: new Date('2026-11-21T10:00:00Z').getTime() };
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(clock.at) });
  await variantWithStock(shop, WATER.variantId, 1_000);
});
afterAll(() => shop.close());

const coinsOf = async ({ userId, token }: TestShopper) => {
  // A session is over after a day, and tests wait for months.
  const { body } = await shop.call('GET', '/coins', { token });
  const left = (await listLots(shop.db, userId)).map(({ remaining }) => remaining);
  return { ...body, left } as { balance: number; left: number[]; entries: { kind: string; coins: number }[] };
};
/** ₹570 of goods for two, ₹1,140 for four, and so on. */
const order = ({ token }: TestShopper, quantity: number, change: object = {}) =>
  shop.call('POST', '/single-product-place-order', {
    token,
    body: { ...WATER, quantity, deliveryAddress: addressForm(), paymentMethod: 'cod', ...change },
  });
const cancel = ({ token }: TestShopper, orderId: unknown) =>
  shop.call('POST', `/orders/${orderId}/cancel`, { token, body: {} });
const shopperWithCoins = async (quantity = 4) => {
  const shopper = await shop.newShopper();
  const earnedBy = await earnCoinsBy(shop, shopper, { ...WATER, quantity });
  return { shopper, earnedBy };
};

/** Holds the shopper's row until every request waits for it, so that none is answered before the last has come. */
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
          // In a transaction of its own, because the activity stays as it was first read.
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
    const placed = await order(shopper, 2, { couponCode: 'ILANEER10' });
    expect((await coinsOf(shopper)).balance).toBe(0);
    const orderId = String(placed.body.orderId);
    await deliverTestOrder(shop, orderId);
    const again = await deliverOrder(shop.deps, orderId);
    expect(again).toMatchObject({ ok: false, error: { code: 'ORDER_MOVE_NOT_ALLOWED' } });
    // 570 less 57 is 513.
    expect(await coinsOf(shopper)).toMatchObject({
      balance: 25,
      expiringSoon: 0,
      nextExpiryAt: '2027-11-21T10:00:00.000Z',
      entries: [{ kind: 'earned', coins: 25, orderId }],
    });
  });

  it('belong to whoever earned them', async () => {
    const { shopper } = await shopperWithCoins();
    const other = await shop.newShopper();
    expect((await coinsOf(other)).entries).toEqual([]);
    expect((await order(other, 2, { coins: 1 })).body.code).toBe('COINS_INVALID');
    expect((await coinsOf(shopper)).balance).toBe(57);
  });

  it('take ₹1 each off an order, before GST, after the coupon', async () => {
    const { shopper } = await shopperWithCoins();
    const placed = await order(shopper, 4, { coins: 50, couponCode: 'ILANEER10' });
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
    expect(await coinsOf(shopper)).toMatchObject({
      balance: 7,
      left: [7],
      entries: [{ kind: 'spent', coins: -50, orderId: placed.body.orderId }, { kind: 'earned' }],
    });
  });

  it('work for the cart alike, and the total that was shown is compared with them', async () => {
    const { shopper } = await shopperWithCoins();
    await shop.call('POST', '/add-to-cart', { token: shopper.token, body: { ...WATER, quantity: 2 } });
    const body = {
      items: [{ ...WATER, quantity: 2 }],
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
    expect((await coinsOf(shopper)).balance).toBe(57);
    expect((await ask(605.34)).status).toBe(201);
    expect((await coinsOf(shopper)).balance).toBe(0);
  });

  it.each([
    [58, 2, 'You have only 57 coins'],
    [1e15, 2, 'You have only 57 coins'],
    [-1, 2, 'Coins must be a whole number, 0 or more'],
    [0.5, 2, 'Coins must be a whole number, 0 or more'],
    [57, 1, null],
  ])('%d of 57 on an order of %d: %s', async (coins, quantity, message) => {
    const { shopper } = await shopperWithCoins();
    const { status, body } = await order(shopper, quantity, { coins });
    if (message === null) expect(status).toBe(201);
    else {
      const fields = [{ field: 'coins', message }];
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { success: false, code: 'COINS_INVALID', message, error: message, fields },
      });
      expect((await coinsOf(shopper)).left).toEqual([57]);
    }
  });

  it('pay for half of the goods at most', async () => {
    const { shopper } = await shopperWithCoins(12);
    expect((await coinsOf(shopper)).balance).toBe(171);
    expect((await order(shopper, 1, { coins: 143 })).body).toMatchObject({
      code: 'COINS_INVALID',
      message: 'Coins can pay for half of the goods: at most 142 on this order',
    });
    expect((await order(shopper, 1, { coins: 142 })).status).toBe(201);
  });

  it('are no text and no list', async () => {
    const { shopper } = await shopperWithCoins();
    for (const coins of ['5', [5], { coins: 5 }, true]) {
      const fields = [{ field: 'coins', message: 'coins must be a number' }];
      expect(await order(shopper, 2, { coins })).toMatchObject({ status: 400, body: { fields } });
    }
  });

  it('are used only once an e-mail address or a mobile number is proven', async () => {
    const { shopper } = await shopperWithCoins();
    const prove = (change: { emailVerified?: boolean; mobile?: string }) =>
      shop.db.update(users).set(change).where(eq(users.id, shopper.userId));
    await prove({ emailVerified: false });
    expect((await order(shopper, 2, { coins: 1 })).body).toMatchObject({
      code: 'COINS_INVALID',
      message: 'Please confirm your e-mail address or mobile number to use your coins',
    });
    const advice = await shop.call('GET', '/best-price?coins=57', { token: shopper.token });
    expect(advice.body.coins).toMatchObject({ balance: 57, usable: 0, problem: expect.any(String) });
    await prove({ mobile: '9847000001' });
    expect((await order(shopper, 2, { coins: 1 })).status).toBe(201);
  });

  it('come back with a cancelled order, once', async () => {
    const { shopper } = await shopperWithCoins();
    const placed = await order(shopper, 2, { coins: 40 });
    await Promise.all(Array.from({ length: 5 }, () => cancel(shopper, placed.body.orderId)));
    expect((await cancel(shopper, placed.body.orderId)).status).toBe(200);
    expect(await coinsOf(shopper)).toMatchObject({
      balance: 57,
      left: [57],
      entries: [{ kind: 'returned', coins: 40 }, { kind: 'spent', coins: -40 }, { kind: 'earned' }],
    });
  });

  it('are taken from what expires first, and go back where they came from', async () => {
    const { shopper } = await shopperWithCoins();
    clock.at += DAY / 2;
    await earnCoinsBy(shop, shopper, { ...WATER, quantity: 2 });
    const placed = await order(shopper, 4, { coins: 60 });
    expect((await coinsOf(shopper)).left).toEqual([25]);
    expect((await coinsOf(shopper)).entries[0]).toMatchObject({ kind: 'spent', coins: -60 });
    await cancel(shopper, placed.body.orderId);
    expect((await coinsOf(shopper)).left).toEqual([57, 28]);
  });

  it('are not used twice by orders that come at once', async () => {
    const { shopper } = await shopperWithCoins();
    const answers = await allAtOnce(shopper, () =>
      Array.from({ length: 10 }, () => order(shopper, 2, { coins: 50 })),
    );
    const outcomes = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`);
    expect(outcomes.filter((one) => one.startsWith('201'))).toHaveLength(1);
    expect(outcomes.filter((one) => one === '400 COINS_INVALID')).toHaveLength(9);
    expect(await coinsOf(shopper)).toMatchObject({ balance: 7, left: [7] });
  });

  it('are used once by an order that is sent twice under one key', async () => {
    const { shopper } = await shopperWithCoins();
    const send = (coins: number) =>
      shop.call('POST', '/single-product-place-order', {
        token: shopper.token,
        headers: { 'idempotency-key': 'one-key-of-coins' },
        body: { ...WATER, quantity: 2, deliveryAddress: addressForm(), paymentMethod: 'cod', coins },
      });
    const answers = await Promise.all([send(50), send(50)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await coinsOf(shopper)).balance).toBe(7);
    expect((await send(5)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('are in what an account downloads, entry by entry', async () => {
    const { shopper } = await shopperWithCoins();
    await order(shopper, 2, { coins: 7 });
    const coins = (await shop.call('GET', '/coins', { token: shopper.token })).body;
    const { body } = await shop.call('GET', '/account/data', { token: shopper.token });
    expect({ success: true, ...Object(body.data).coins }).toEqual(coins);
    expect(coins).toMatchObject({ balance: 50, entries: [{ coins: -7 }, { coins: 57 }] });
  });

  it('stay where they were when the order fails for want of stock', async () => {
    const { shopper } = await shopperWithCoins();
    await variantWithStock(shop, WATER.variantId, 1);
    expect((await order(shopper, 2, { coins: 50 })).body.code).toBe('OUT_OF_STOCK');
    await variantWithStock(shop, WATER.variantId, 1_000);
    expect(await coinsOf(shopper)).toMatchObject({ balance: 57, entries: [{ kind: 'earned' }] });
  });
});

describe('coins over time', () => {
  it('expire after 12 months, are said to expire 30 days before, and go from the ledger once', async () => {
    const shopper = await shop.newShopper();
    const start = clock.at;
    await earnCoinsBy(shop, shopper, { ...WATER, quantity: 2 });
    const look = async (at: string) => {
      clock.at = new Date(at).getTime();
      const token = shop.app.jwt.sign({
        userId: shopper.userId,
        sid: (await sessionOf(shopper)) ?? '',
        email: null,
        customDocId: shopper.userId,
      });
      return coinsOf({ ...shopper, token });
    };
    expect(await look('2027-10-01T00:00:00Z')).toMatchObject({ balance: 28, expiringSoon: 0 });
    expect(await look('2027-11-01T00:00:00Z')).toMatchObject({ balance: 28, expiringSoon: 28 });
    expect(await look('2027-11-25T00:00:00Z')).toMatchObject({ balance: 0, expiringSoon: 0, left: [28] });
    const expire = expireCoins(shop.deps);
    await Promise.all([expire(), expire()]);
    await expire();
    expect(await look('2027-11-25T00:00:00Z')).toMatchObject({
      balance: 0,
      left: [],
      entries: [{ kind: 'expired', coins: -28, orderId: null, orderNumber: null }, { kind: 'earned' }],
    });
    clock.at = start;
  });

  it('that expired while an order had them come back expired', async () => {
    const { shopper } = await shopperWithCoins();
    const start = clock.at;
    const placed = await order(shopper, 2, { coins: 40 });
    const { userId } = shopper;
    clock.at += 400 * DAY;
    await expireCoins(shop.deps)();
    clock.at += 60_000;
    const sid = await sessionOf(shopper);
    const token = shop.app.jwt.sign({ userId, sid: sid ?? '', email: null, customDocId: userId });
    await cancel({ ...shopper, token }, placed.body.orderId);
    const { entries, ...coins } = await coinsOf({ ...shopper, token });
    expect(coins).toMatchObject({ balance: 0, left: [] });
    expect(entries.map(({ kind, coins: moved }) => `${kind} ${moved}`).sort()).toEqual([
      'earned 57',
      'expired -17',
      'expired -40',
      'returned 40',
      'spent -40',
    ]);
    clock.at = start;
  });

  /** A session that outlives the months that a test waits. */
  async function sessionOf({ userId }: TestShopper): Promise<string | undefined> {
    const { rows } = await shop.db.$client.query<{ id: string }>(
      `update sessions set expires_at = '2030-01-01' where user_id = $1 returning id`,
      [userId],
    );
    return rows[0]?.id;
  }
});

describe('coins of goods that come back', () => {
  const reverse = (orderId: string, keptRupees: number) =>
    transactAll(shop.db, async (tx) => {
      const found = await findOrderById(tx, orderId);
      if (found === null) throw new Error('no order');
      return reverseEarned(tx, found, { keptGoods: paise(keptRupees * 100), at: new Date(clock.at) });
    });

  it('are taken back, return by return, and once for each', async () => {
    const { shopper, earnedBy } = await shopperWithCoins();
    expect(await reverse(earnedBy, 855)).toEqual({ missing: 0 });
    expect((await coinsOf(shopper)).balance).toBe(42);
    expect(await reverse(earnedBy, 855)).toEqual({ missing: 0 });
    expect(await coinsOf(shopper)).toMatchObject({
      balance: 42,
      entries: [{ kind: 'reversed', coins: -15, orderId: earnedBy }, { kind: 'earned' }],
    });
    await Promise.all([reverse(earnedBy, 0), reverse(earnedBy, 0)]);
    expect(await coinsOf(shopper)).toMatchObject({ balance: 0, left: [] });
  });

  it('that were spent are taken from others, and what is missing is said once', async () => {
    const { shopper, earnedBy } = await shopperWithCoins();
    await order(shopper, 4, { coins: 57 });
    await earnCoinsBy(shop, shopper, { ...WATER, quantity: 2 });
    expect(await reverse(earnedBy, 0)).toEqual({ missing: 29 });
    expect(await reverse(earnedBy, 0)).toEqual({ missing: 0 });
    expect((await coinsOf(shopper)).balance).toBe(0);
  });

  it('of an order that earned none are none', async () => {
    const shopper = await shop.newShopper();
    const orderId = await placeTestOrder(shop, shopper, [{ ...WATER, quantity: 1 }]);
    expect(await reverse(orderId, 0)).toEqual({ missing: 0 });
  });
});

describe('the best price', () => {
  it('counts with coins, and keeps those that would bring the delivery charge back', async () => {
    const { shopper } = await shopperWithCoins(8);
    const { token } = shopper;
    await shop.call('POST', '/add-to-cart', { token, body: { ...WATER, quantity: 2 } });
    const ask = async (query: string) => (await shop.call('GET', `/best-price?${query}`, { token })).body;
    expect(await ask('coins=500')).toMatchObject({
      // 570 less 114 is 456: with GST and delivery 578.08.
      chosen: { coins: 114, summary: { coinSavings: 114, delivery: 40, total: 578.08 } },
      coins: { balance: 114, usable: 114, problem: null, bringDeliveryBack: true },
    });
    expect(await ask('coins=10&couponCode=ILANEER10')).toMatchObject({
      chosen: { coins: 10, coupon: { code: 'ILANEER10' }, summary: { couponSavings: 57, coinSavings: 10 } },
      // 570 less 57 less 114 is 399; with GST and delivery 510.82.
      best: { couponCode: 'ILANEER10', coins: 114, summary: { total: 510.82 } },
    });
    expect(await ask('')).toMatchObject({ chosen: { coins: 0, summary: { total: 672.6 } } });
    expect(await shop.call('GET', '/best-price?coins=-1', { token })).toMatchObject({ status: 400 });
  });
});
