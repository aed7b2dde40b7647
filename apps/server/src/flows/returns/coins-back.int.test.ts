import { systemActor } from '@ilaneer/domain/actor/actor';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { COIN_PACK, type CoinShop, openCoinShop } from '../../../testing/shoppers/coin-actions.ts';
import {
  deliverTestOrder,
  refundGoods,
  returnsOf,
  runReturn,
} from '../../../testing/shoppers/returned-order.ts';
import { messagesTo } from '../../../testing/shoppers/verification.ts';
import type { TestShopper } from '../../../testing/test-shop.ts';
import { coinEntries, coinLots } from '../../db/schema/balance/coin.ts';
import { couponUses } from '../../db/schema/balance/coupon.ts';
import { returns } from '../../db/schema/order/return.ts';
import { expireCoins } from '../../modules/coin/expire-coins.ts';

const DAY = 86_400_000;

let shop: CoinShop['shop'];
let clock: CoinShop['clock'];
let actions: CoinShop['actions'];
beforeAll(async () => {
  ({ shop, clock, actions } = await openCoinShop());
});
afterAll(() => shop.close());

const delivered = (shopper: TestShopper, more: object) =>
  deliverTestOrder(shop, shopper, [{ ...COIN_PACK, quantity: 4 }], more);
const refund = (shopper: TestShopper, orderId: string, quantity: number) =>
  refundGoods(shop, shopper, orderId, [{ position: 1, quantity, reason: 'damaged' }], '--reference', 'UPI 1');
const refundedOf = (orderId: string) =>
  shop.db
    .select()
    .from(coinEntries)
    .where(eq(coinEntries.orderId, orderId))
    .then((entries) => entries.filter(({ kind }) => kind === 'refunded').map(({ coins }) => coins));
const leftOf = async (orderId: string) => {
  const [lot] = await shop.db.select().from(coinLots).where(eq(coinLots.orderId, orderId));
  if (lot === undefined) throw new Error('no lot');
  return lot;
};

const expectMail = ({ email }: TestShopper, words: string) =>
  vi.waitFor(
    async () => {
      const bodies = (await messagesTo(shop, email)).map(({ body }) => body);
      expect(bodies.join()).toContain(words);
    },
    { timeout: 20_000 },
  );

describe('coins that an order earned', () => {
  it('are announced on delivery', async () => {
    const shopper = await shop.newShopper();
    await delivered(shopper, {});
    await expectMail(shopper, 'You earned 57 coins with it: ₹57.00 off a later order.');
  });
});

describe('coins that were used on goods', () => {
  it('come back with them in proportion, return by return, to their own lot, in the figures and the mail', async () => {
    const { shopper, earnedBy } = await actions.shopperWithCoins();
    const id = await delivered(shopper, { coins: 30 });
    expect(await leftOf(earnedBy)).toMatchObject({ coins: 57, remaining: 27 });

    await refund(shopper, id, 1);
    expect(await returnsOf(shop, shopper, id)).toMatchObject([{ refund: { coins: 7 } }]);
    expect(await leftOf(earnedBy)).toMatchObject({ remaining: 34 });
    await refund(shopper, id, 2);
    await refund(shopper, id, 1);
    expect(await refundedOf(id)).toEqual([7, 15, 8]);
    expect((await returnsOf(shop, shopper, id)).map((one) => one.refund?.coins)).toEqual([7, 15, 8]);
    // Earned coins are reversed, used ones returned.
    expect(await actions.coinsOf(shopper)).toMatchObject({ balance: 57, left: [57] });
    expect((await actions.coinsOf(shopper)).entries[0]).toMatchObject({ kind: 'reversed' });
    await expectMail(
      shopper,
      'The 15 coins that you used for them are in your account again, to be used for 30 days or longer.',
    );
  });

  it('say in the ledger who moved them, like the return who refunded it (COIN-13, RETURN-14)', async () => {
    const { shopper, earnedBy } = await actions.shopperWithCoins();
    const id = await delivered(shopper, { coins: 30 });
    await refund(shopper, id, 4);
    const cancelled = await actions.order(shopper, 2, { coins: 10 });
    await actions.cancel(shopper, cancelled.body.orderId);
    const entries = await shop.db
      .select()
      .from(coinEntries)
      .where(eq(coinEntries.userId, shopper.userId))
      .orderBy(coinEntries.position);
    const self = `shopper ${shopper.userId}`;
    expect(entries.map(({ kind, actorKind, actorId }) => `${kind}: ${actorKind} ${actorId}`)).toEqual([
      'earned: staff Meera',
      `spent: ${self}`,
      'earned: staff Meera',
      'refunded: staff Meera',
      'reversed: staff Meera',
      `spent: ${self}`,
      `returned: ${self}`,
    ]);
    expect(earnedBy).toBe(entries[0]?.orderId);
    const refunded = await shop.db.select().from(returns).where(eq(returns.orderId, id));
    expect(refunded).toMatchObject([{ refundedByKind: 'staff', refundedById: 'Meera' }]);
  });

  it('come back once, also when two of the staff refund at the same moment', async () => {
    const { shopper } = await actions.shopperWithCoins();
    const id = await delivered(shopper, { coins: 20 });
    const both = await Promise.allSettled([refund(shopper, id, 4), refund(shopper, id, 4)]);
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await refundedOf(id)).toEqual([20]);
    expect((await actions.coinsOf(shopper)).balance).toBe(57);
  });

  it("are valid for 30 days after their lot's expiry; the lot's own rest stays expired", async () => {
    const { shopper, earnedBy } = await actions.shopperWithCoins();
    const id = await delivered(shopper, { coins: 40 });
    const over = new Date(clock.at);
    await shop.db.update(coinLots).set({ expiresAt: over }).where(eq(coinLots.orderId, earnedBy));
    await refund(shopper, id, 2);
    const lot = await leftOf(earnedBy);
    expect(lot).toMatchObject({ remaining: 20, expiresAt: new Date(clock.at + 30 * DAY) });
    const { entries } = await actions.coinsOf(shopper);
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'expired', coins: -17 }));
    await expireCoins(shop.deps, systemActor('clock'));
    expect(await leftOf(earnedBy)).toMatchObject({ remaining: 20 });
  });

  it('do not come back to an account that was deleted', async () => {
    const { shopper } = await actions.shopperWithCoins();
    const id = await delivered(shopper, { coins: 20 });
    const lines = [{ position: 1, quantity: 4, reason: 'damaged' }];
    await shop.call('POST', `/orders/${id}/returns`, { token: shopper.token, body: { lines } });
    const body = { password: 'karikku-2026' };
    expect(await shop.call('POST', '/delete-account', { token: shopper.token, body })).toMatchObject({
      status: 200,
    });
    for (const words of [['return-approve'], ['return-refunded', '--reference', 'UPI 2']]) {
      const [move = '', ...more] = words;
      expect(await runReturn(shop, [move, id, ...more])).toMatchObject({ ok: true });
    }
    expect(await refundedOf(id)).toEqual([]);
  });
});

describe('the coupon of an order', () => {
  const stateOf = async (orderId: string) => {
    const [use] = await shop.db.select().from(couponUses).where(eq(couponUses.orderId, orderId));
    return use?.state;
  };

  it('stays used when a part comes back, and may be used again when all came back because of us', async () => {
    const shopper = await shop.newShopper();
    const id = await delivered(shopper, { couponCode: 'ILANEER10' });
    await refund(shopper, id, 3);
    expect(await stateOf(id)).toBe('counted');
    await refund(shopper, id, 1);
    expect(await stateOf(id)).toBe('returned');
  });
});
