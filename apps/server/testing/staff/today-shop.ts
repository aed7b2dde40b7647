import type { ListCount } from '@ilaneer/contract/staff/list';
import type { CountsView, TodayView } from '@ilaneer/contract/staff/today';
import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { orders } from '../../src/db/schema/order/order.ts';
import { variantWithStock } from '../shoppers/find-variant.ts';
import { placeTestOrder } from '../shoppers/test-order.ts';
import { openTestShop } from '../test-shop.ts';
import { newTestStaff, type TestStaff } from './test-staff.ts';

/** Monday, 11:30 in India. */
export const DAY = '2026-11-30';
export const MORNING = new Date('2026-11-30T06:00:00Z');

const WATER = 'tender-coconut-water-pack_V01';

/** A shop on the morning of `DAY`, and its figures as staff read them. */
export async function openTodayShop() {
  const clock = { now: MORNING };
  const shop = await openTestShop({ now: () => clock.now });
  const owner = await newTestStaff(shop, PERMISSIONS);
  const shopper = await shop.newShopper();
  const water = await variantWithStock(shop, WATER, 1_000);
  return {
    clock,
    shop,
    owner,
    shopper,
    water,
    today: async (staff: TestStaff = owner): Promise<TodayView> => {
      const { status, body } = await staff.call('GET', '/today');
      expect(status, JSON.stringify(body)).toBe(200);
      return body.today as TodayView;
    },
    counts: async (staff: TestStaff = owner) =>
      (await staff.call('GET', '/counts')).body.counts as CountsView,
    countIn: async (address: `/${string}`, staff: TestStaff = owner) => {
      const { status, body } = await staff.call('GET', address);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.count as ListCount;
    },
    newOrder: () => placeTestOrder(shop, shopper, [{ ...water, quantity: 1 }]),
    change: (id: string, changes: Partial<typeof orders.$inferInsert>) =>
      shop.db.update(orders).set(changes).where(eq(orders.id, id)),
    totalOf: async (...ids: readonly string[]) => {
      const rows = await Promise.all(
        ids.map((id) => shop.db.select({ paise: orders.totalPaise }).from(orders).where(eq(orders.id, id))),
      );
      return rows.flat().reduce((sum, { paise }) => sum + paise, 0) / 100;
    },
  };
}
