import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { couponBatches, coupons, couponUses } from '../../../db/schema/balance/coupon.ts';
import { orders } from '../../../db/schema/order/order.ts';
import { type CouponRow, couponColumns, type DescribedCoupon } from '../repository.ts';

type CouponBatchRow = typeof couponBatches.$inferSelect;

/** Of held and counted uses. */
export type CouponFigures = {
  readonly uses: number;
  readonly costPaise: number;
  readonly salesPaise: number;
};

export const NO_FIGURES: CouponFigures = { uses: 0, costPaise: 0, salesPaise: 0 };

export type CouponWithFigures = { readonly row: CouponRow; readonly figures: CouponFigures };

/** `sample` is one of its coupons, which share their terms. */
export type CouponBatch = {
  readonly row: CouponBatchRow;
  readonly sample: CouponRow;
  readonly figures: CouponFigures;
};

const FIGURES = {
  uses: sql<number>`count(*)::int`.as('uses'),
  costPaise: sql<number>`coalesce(sum(${orders.couponSavingsPaise}), 0)::float8`.as('cost_paise'),
  salesPaise: sql<number>`coalesce(sum(${orders.totalPaise}), 0)::float8`.as('sales_paise'),
};
const isUsed = ne(couponUses.state, 'returned');

/** Active ones first, then the newest. */
export function listSingleCoupons(db: Database): Promise<CouponWithFigures[]> {
  return selectCoupons(db, isNull(coupons.batchId));
}

/** Not one of a batch, whose terms stay alike. */
export async function findSingleCoupon(db: Database, id: string): Promise<CouponWithFigures | null> {
  const [found] = await selectCoupons(db, and(eq(coupons.id, id), isNull(coupons.batchId)));
  return found ?? null;
}

async function selectCoupons(db: Database, where: SQL | undefined): Promise<CouponWithFigures[]> {
  const figures = db
    .select(FIGURES)
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(and(eq(couponUses.couponId, coupons.id), isUsed))
    .as('figures');
  const { uses, costPaise, salesPaise } = figures;
  const rows = await db
    .select({ row: coupons, uses, costPaise, salesPaise })
    .from(coupons)
    .crossJoinLateral(figures)
    .where(where)
    .orderBy(desc(coupons.active), desc(coupons.createdAt), asc(coupons.code));
  return rows.map(({ row, ...found }) => ({ row, figures: found }));
}

export async function lockSingleCoupon(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.id, id), isNull(coupons.batchId)))
    .for('no key update');
  return rows.length > 0;
}

export async function updateCoupon(
  tx: Database,
  id: string,
  coupon: DescribedCoupon,
  at: Date,
): Promise<CouponRow> {
  const values = { ...couponColumns(coupon), updatedAt: at };
  const [row] = await tx.update(coupons).set(values).where(eq(coupons.id, id)).returning();
  if (row === undefined) throw new Error(`coupon ${id} is gone while it is locked`);
  return row;
}

/** The newest first. */
export function listBatches(db: Database): Promise<CouponBatch[]> {
  return selectBatches(db, undefined);
}

export async function findBatch(db: Database, id: string): Promise<CouponBatch | null> {
  const [found] = await selectBatches(db, eq(couponBatches.id, id));
  return found ?? null;
}

async function selectBatches(db: Database, where: SQL | undefined): Promise<CouponBatch[]> {
  const sample = db
    .select()
    .from(coupons)
    .where(eq(coupons.batchId, couponBatches.id))
    .orderBy(coupons.code)
    .limit(1)
    .as('sample');
  const figures = db
    .select(FIGURES)
    .from(coupons)
    .innerJoin(couponUses, eq(couponUses.couponId, coupons.id))
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(and(eq(coupons.batchId, couponBatches.id), isUsed))
    .as('figures');
  const { uses, costPaise, salesPaise } = figures;
  const rows = await db
    .select({ row: couponBatches, sample: sample._.selectedFields, uses, costPaise, salesPaise })
    .from(couponBatches)
    .crossJoinLateral(sample)
    .crossJoinLateral(figures)
    .where(where)
    .orderBy(desc(couponBatches.createdAt), asc(couponBatches.id));
  return rows.map(({ row, sample: one, ...found }) => ({ row, sample: one, figures: found }));
}

const AT_ONCE = 1_000;

export async function insertBatch(
  tx: Database,
  batch: Omit<CouponBatchRow, 'version'>,
  made: readonly { readonly id: string; readonly coupon: DescribedCoupon }[],
): Promise<void> {
  const { id: batchId, createdAt, updatedAt } = batch;
  await tx.insert(couponBatches).values(batch);
  for (let from = 0; from < made.length; from += AT_ONCE) {
    const rows = made
      .slice(from, from + AT_ONCE)
      .map(({ id, coupon }) => ({ ...couponColumns(coupon), id, batchId, createdAt, updatedAt }));
    await tx.insert(coupons).values(rows);
  }
}

export async function lockBatch(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: couponBatches.id })
    .from(couponBatches)
    .where(eq(couponBatches.id, id))
    .for('update');
  return rows.length > 0;
}

export async function switchBatch(tx: Database, id: string, active: boolean, at: Date): Promise<void> {
  await tx.update(couponBatches).set({ active, updatedAt: at }).where(eq(couponBatches.id, id));
  await tx.update(coupons).set({ active, updatedAt: at }).where(eq(coupons.batchId, id));
}

type CodeState = {
  readonly code: string;
  readonly state: string | null;
  readonly order: string | null;
};

/** By code, with its order while it is held or counted. */
export function listCodes(db: Database, batchId: string): Promise<CodeState[]> {
  return db
    .select({ code: coupons.code, state: couponUses.state, order: orders.number })
    .from(coupons)
    .leftJoin(couponUses, and(eq(couponUses.couponId, coupons.id), isUsed))
    .leftJoin(orders, eq(orders.id, couponUses.orderId))
    .where(eq(coupons.batchId, batchId))
    .orderBy(coupons.code);
}
