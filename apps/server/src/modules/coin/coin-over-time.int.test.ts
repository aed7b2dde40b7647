import { systemActor } from '@ilaneer/domain/actor/actor';
import { paise } from '@ilaneer/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COIN_PACK, type CoinShop, openCoinShop } from '../../../testing/shoppers/coin-actions.ts';
import { earnCoinsBy } from '../../../testing/shoppers/earn-coins.ts';
import { placeTestOrder, TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import type { TestShopper } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { transactAll } from '../../db/transact.ts';
import { findOrderById } from '../order/repository.ts';
import { reverseEarned } from './earn-coins.ts';
import { expireCoins } from './expire-coins.ts';
import { notifyCoinExpiry } from './notify-coin-expiry.ts';

const DAY = 86_400_000;

let shop: CoinShop['shop'];
let clock: CoinShop['clock'];
let actions: CoinShop['actions'];
beforeAll(async () => {
  ({ shop, clock, actions } = await openCoinShop());
});
afterAll(() => shop.close());

describe('coins over time', () => {
  it('expire after 12 months, are said to expire 30 days before, and go from the ledger once', async () => {
    const shopper = await shop.newShopper();
    const start = clock.at;
    await earnCoinsBy(shop, shopper, { ...COIN_PACK, quantity: 2 });
    const look = async (at: string) => {
      clock.at = new Date(at).getTime();
      return actions.coinsOf({ ...shopper, token: await lastingToken(shopper) });
    };
    expect(await look('2027-10-01T00:00:00Z')).toMatchObject({ balance: 28, expiringSoon: 0 });
    expect(await look('2027-11-01T00:00:00Z')).toMatchObject({ balance: 28, expiringSoon: 28 });
    expect(await look('2027-11-25T00:00:00Z')).toMatchObject({ balance: 0, expiringSoon: 0, left: [28] });
    const expire = () => expireCoins(shop.deps, systemActor('clock'));
    await Promise.all([expire(), expire()]);
    await expire();
    expect(await look('2027-11-25T00:00:00Z')).toMatchObject({
      balance: 0,
      left: [],
      entries: [{ kind: 'expired', coins: -28, orderId: null, orderNumber: null }, { kind: 'earned' }],
    });
    clock.at = start;
  });

  it('are announced by one mail within 30 days of their expiry, only while some are left, and to a proven address', async () => {
    const start = clock.at;
    const shopper = await shop.newShopper();
    const spender = await shop.newShopper();
    const unproven = await shop.newShopper();
    for (const one of [shopper, spender, unproven])
      await earnCoinsBy(shop, one, { ...COIN_PACK, quantity: 2 });
    await shop.db.update(users).set({ emailVerified: false }).where(eq(users.id, unproven.userId));
    await actions.order(spender, 2, { coins: 28 });
    const notifyAt = async (at: string) => {
      clock.at = new Date(at).getTime();
      // Two processes at once.
      await Promise.all([notifyCoinExpiry(shop.deps), notifyCoinExpiry(shop.deps)]);
    };
    await notifyAt('2027-10-01T00:00:00Z');
    expect(await expiryMailsTo(shopper)).toEqual([]);
    await notifyAt('2027-11-01T00:00:00Z');
    await notifyAt('2027-11-02T00:00:00Z');
    expect(await expiryMailsTo(shopper)).toEqual(['28 coins of yours: use them by 21 Nov 2027']);
    expect(await expiryMailsTo(spender)).toEqual([]);
    expect(await expiryMailsTo(unproven)).toEqual([]);
    clock.at = start;
  });

  it('that expired while an order had them come back expired', async () => {
    const { shopper } = await actions.shopperWithCoins();
    const start = clock.at;
    const placed = await actions.order(shopper, 2, { coins: 40 });
    clock.at += 400 * DAY;
    await expireCoins(shop.deps, systemActor('clock'));
    clock.at += 60_000;
    const token = await lastingToken(shopper);
    await actions.cancel({ ...shopper, token }, placed.body.orderId);
    const { entries, ...coins } = await actions.coinsOf({ ...shopper, token });
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

  async function expiryMailsTo({ userId }: TestShopper): Promise<string[]> {
    const { rows } = await shop.db.$client.query<{ subject: string }>(
      `select data ->> 'subject' as subject from pgboss.job, users
       where job.name = 'send-mail' and data ->> 'kind' = 'coins-expire' and users.id = $1 and data ->> 'to' = users.email`,
      [userId],
    );
    return rows.map(({ subject }) => subject);
  }

  /** Outlives the test's months. */
  async function lastingToken({ userId }: TestShopper): Promise<string> {
    const { rows } = await shop.db.$client.query<{ id: string }>(
      `update sessions set expires_at = '2030-01-01' where user_id = $1 returning id`,
      [userId],
    );
    const exp = Date.parse('2030-01-01') / 1_000;
    return shop.app.jwt.sign({ userId, sid: rows[0]?.id ?? '', email: null, customDocId: userId, exp });
  }
});

describe('coins of goods that come back', () => {
  const reverse = (orderId: string, keptRupees: number) =>
    transactAll(shop.db, async (tx) => {
      const found = await findOrderById(tx, orderId);
      if (found === null) throw new Error('no order');
      return reverseEarned(tx, TEST_STAFF, found, {
        keptGoods: paise(keptRupees * 100),
        at: new Date(clock.at),
      });
    });

  it('are taken back, return by return, and once for each', async () => {
    const { shopper, earnedBy } = await actions.shopperWithCoins();
    expect(await reverse(earnedBy, 855)).toEqual({ missing: 0 });
    expect((await actions.coinsOf(shopper)).balance).toBe(42);
    expect(await reverse(earnedBy, 855)).toEqual({ missing: 0 });
    expect(await actions.coinsOf(shopper)).toMatchObject({
      balance: 42,
      entries: [{ kind: 'reversed', coins: -15, orderId: earnedBy }, { kind: 'earned' }],
    });
    await Promise.all([reverse(earnedBy, 0), reverse(earnedBy, 0)]);
    expect(await actions.coinsOf(shopper)).toMatchObject({ balance: 0, left: [] });
  });

  it('that were spent are taken from others, and the shortfall is reported once', async () => {
    const { shopper, earnedBy } = await actions.shopperWithCoins();
    await actions.order(shopper, 4, { coins: 57 });
    await earnCoinsBy(shop, shopper, { ...COIN_PACK, quantity: 2 });
    expect(await reverse(earnedBy, 0)).toEqual({ missing: 29 });
    expect(await reverse(earnedBy, 0)).toEqual({ missing: 0 });
    expect((await actions.coinsOf(shopper)).balance).toBe(0);
  });

  it('of an order that earned none are none', async () => {
    const shopper = await shop.newShopper();
    const orderId = await placeTestOrder(shop, shopper, [{ ...COIN_PACK, quantity: 1 }]);
    expect(await reverse(orderId, 0)).toEqual({ missing: 0 });
  });
});
