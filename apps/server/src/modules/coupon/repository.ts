import type { Coupon, CouponReduction } from '@ilaneer/domain/coupon/coupon';
import { paise } from '@ilaneer/domain/money';
import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { coupons, couponUses } from '../../db/schema/balance/coupon.ts';
import { orders } from '../../db/schema/order/order.ts';
import { prepared } from '../../db/statements.ts';

export type CouponRow = typeof coupons.$inferSelect;
export type CouponUseRow = typeof couponUses.$inferSelect;
/** How often a coupon is used: by orders whose use was not returned. */
export type UseCount = { readonly inAll: number; readonly byShopper: number };

const shownStatement = prepared((db) =>
  db
    .select()
    .from(coupons)
    .where(and(eq(coupons.active, true), eq(coupons.hidden, false)))
    .orderBy(desc(coupons.createdAt), coupons.code)
    .prepare('coupons_shown'),
);

/** The active coupons that are shown, newest first. */
export function listShownCoupons(db: Database): Promise<CouponRow[]> {
  return shownStatement(db).execute();
}

/** The coupon with a code in normal form. */
export async function findCoupon(db: Database, code: string): Promise<CouponRow | null> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row ?? null;
}

/** Locks a coupon until the transaction ends, so that of its last uses each order sees the others'. */
export async function lockCoupon(tx: Database, id: string): Promise<CouponRow | null> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('no key update');
  return row ?? null;
}

const usesStatement = prepared((db) =>
  db
    .select({
      couponId: couponUses.couponId,
      inAll: count(),
      byShopper:
        sql<number>`count(*) filter (where ${couponUses.userId} = ${sql.placeholder('userId')})`.mapWith(
          Number,
        ),
    })
    .from(couponUses)
    .where(
      and(
        sql`${couponUses.couponId} = any(${sql.placeholder('couponIds')})`,
        ne(couponUses.state, 'returned'),
      ),
    )
    .groupBy(couponUses.couponId)
    .prepare('coupon_uses_count'),
);

/** How often coupons are used, by anybody and by a shopper. */
export async function countUses(
  db: Database,
  couponIds: readonly string[],
  userId: string | null,
): Promise<ReadonlyMap<string, UseCount>> {
  if (couponIds.length === 0) return new Map();
  const rows = await usesStatement(db).execute({ couponIds: [...couponIds], userId });
  return new Map(rows.map(({ couponId, ...use }) => [couponId, use]));
}

const orderedStatement = prepared((db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, sql.placeholder('userId')), ne(orders.status, 'cancelled')))
    .limit(1)
    .prepare('user_has_ordered'),
);

/** Whether a shopper has an order that was not cancelled. */
export async function hasOrdered(db: Database, userId: string): Promise<boolean> {
  const [row] = await orderedStatement(db).execute({ userId });
  return row !== undefined;
}

export async function insertCouponUse(tx: Database, use: CouponUseRow): Promise<void> {
  await tx.insert(couponUses).values(use);
}

export async function findCouponUse(tx: Database, orderId: string): Promise<CouponUseRow | null> {
  const [row] = await tx.select().from(couponUses).where(eq(couponUses.orderId, orderId));
  return row ?? null;
}

/** The use counts for good. */
export async function confirmCouponUse(tx: Database, orderId: string, at: Date): Promise<void> {
  await changeUse(tx, orderId, { from: ['held'], to: 'counted', at });
}

/** The use never was: the coupon is there for others again. */
export async function returnCouponUse(tx: Database, orderId: string, at: Date): Promise<void> {
  await changeUse(tx, orderId, { from: ['held', 'counted'], to: 'returned', at });
}

/** An order holds its coupon again. */
export async function holdCouponUse(tx: Database, orderId: string, at: Date): Promise<void> {
  await changeUse(tx, orderId, { from: ['returned'], to: 'held', at });
}

type UseState = CouponUseRow['state'];
type UseChange = { readonly from: readonly UseState[]; readonly to: UseState; readonly at: Date };

async function changeUse(tx: Database, orderId: string, { from, to, at }: UseChange): Promise<void> {
  await tx
    .update(couponUses)
    .set({ state: to, updatedAt: at })
    .where(and(eq(couponUses.orderId, orderId), inArray(couponUses.state, [...from])));
}

/** A stored coupon as the rules read it. */
export function toCoupon(row: CouponRow): Coupon {
  return {
    code: row.code,
    reduction: toReduction(row),
    minimum: row.minimumPaise === null ? null : paise(row.minimumPaise),
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    categoryIds: row.categoryIds,
    totalLimit: row.totalLimit,
    perShopperLimit: row.perShopperLimit,
    firstOrderOnly: row.firstOrderOnly,
    active: row.active,
  };
}

function toReduction({ kind, basisPoints, amountPaise, capPaise }: CouponRow): CouponReduction {
  switch (kind) {
    case 'amount':
      return { kind, amount: paise(amountPaise ?? 0) };
    case 'percent':
      return { kind, basisPoints: basisPoints ?? 0, cap: capPaise === null ? null : paise(capPaise) };
  }
}
