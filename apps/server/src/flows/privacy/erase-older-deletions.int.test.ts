import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { regularShopper } from '../../../testing/shoppers/regular-shopper.ts';
import { testClock } from '../../../testing/shoppers/verification.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { orders } from '../../db/schema/order/order.ts';
import { findWithheld } from '../../modules/data-protection/data-protection.ts';
import { tidyAccounts } from './tidy-accounts.ts';

const DAY_MS = 86_400_000;

describe('an account that an earlier release deleted (PRIVACY-14)', () => {
  const clock = testClock();
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ now: clock.now });
  });
  afterAll(() => shop.close());

  async function deletedEarlier(daysAgo: number) {
    const me = await regularShopper(shop);
    const at = new Date(clock.now().getTime() - daysAgo * DAY_MS);
    await shop.db.execute(sql`
      update users set name = 'Deleted account', email = null, email_verified = false, mobile = null,
        claimed_mobile = null, password_hash = null, deactivated_at = ${at.toISOString()}::timestamptz,
        deleted_at = ${at.toISOString()}::timestamptz, erasure_level = null where id = ${me.userId}`);
    await shop.db
      .update(orders)
      .set({ status: 'delivered', deliveredAt: at })
      .where(eq(orders.id, me.orderId));
    return { ...me, at };
  }
  const tidy = () => tidyAccounts({ ...shop.deps, now: clock.now })();
  const leftOf = async (userId: string) => {
    const { rows } = await shop.db.execute<{ left: number }>(sql`
      select (select count(*) from addresses where user_id = ${userId})::int
        + (select count(*) from tickets where user_id = ${userId} and name <> 'Deleted account')::int
        + (select count(*) from saved_cards where user_id = ${userId})::int
        + (select count(*) from nominees where user_id = ${userId})::int
        + (select count(*) from sessions where user_id = ${userId})::int
        + (select count(*) from cart_lines where user_id = ${userId})::int
        + (select count(*) from wishlist_entries where user_id = ${userId})::int as left`);
    return rows[0]?.left;
  };

  it('is gone through once more: what it left is erased, its day stays', async () => {
    const me = await deletedEarlier(30);
    expect(await leftOf(me.userId)).toBeGreaterThan(3);
    await tidy();
    expect(await leftOf(me.userId)).toBe(0);
    const [user] = await shop.db.select().from(users).where(eq(users.id, me.userId));
    expect(user).toMatchObject({ name: 'Deleted account', deletedAt: me.at, erasureLevel: 1 });
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, me.orderId));
    expect(order?.deliveryAddress.fullName).toBe('Deleted account');
  });

  it('leaves what the law wants held locked away until a year after its deletion, as others do', async () => {
    const me = await deletedEarlier(30);
    await tidy();
    expect(await findWithheld(shop.db, me.userId)).toMatchObject({ deletedAt: me.at });
    const old = await deletedEarlier(400);
    await tidy();
    expect(await leftOf(old.userId)).toBe(0);
    expect(await findWithheld(shop.db, old.userId)).toBeNull();
  });

  it('is left alone from then on', async () => {
    const me = await deletedEarlier(30);
    await tidy();
    const stateOf = () => shop.db.select().from(users).where(eq(users.id, me.userId));
    const before = await stateOf();
    clock.pass(3_600);
    await tidy();
    expect(await stateOf()).toEqual(before);
  });
});
