import { coupons } from '../../src/db/schema/balance/coupon.ts';
import type { TestShop } from '../test-shop.ts';

export async function addCoupon(
  { db }: Pick<TestShop, 'db'>,
  coupon: Partial<typeof coupons.$inferInsert> & { readonly code: string; readonly amountPaise: number },
): Promise<void> {
  const at = new Date('2026-01-01T10:00:00Z');
  await db.insert(coupons).values({
    id: coupon.code,
    description: coupon.code,
    kind: 'amount',
    categoryIds: [],
    firstOrderOnly: false,
    active: true,
    hidden: false,
    createdAt: at,
    updatedAt: at,
    ...coupon,
  });
}
