import type { Coupon, CouponReduction, CouponUse } from '@ilaneer/domain/coupon/coupon';
import { paise } from '@ilaneer/domain/money';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { coupons, couponUses } from '../../db/schema/balance/coupon.ts';
import { categories } from '../../db/schema/catalogue/catalogue.ts';
import { prepared } from '../../db/statements.ts';

export type CouponRow = typeof coupons.$inferSelect;
export type CouponUseRow = typeof couponUses.$inferSelect;

const shownStatement = prepared((db) =>
  db
    .select()
    .from(coupons)
    // As in the index `coupons_shown`.
    .where(sql`${coupons.active} and not ${coupons.hidden}`)
    .orderBy(desc(coupons.createdAt), coupons.code)
    .prepare('coupons_shown'),
);

export function listShownCoupons(db: Database): Promise<CouponRow[]> {
  return shownStatement(db).execute();
}

export async function findCoupon(db: Database, code: string): Promise<CouponRow | null> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row ?? null;
}

/** Serialises the last uses. */
export async function lockCoupon(tx: Database, id: string): Promise<CouponRow | null> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('no key update');
  return row ?? null;
}

// JSON ids: with arrays PostgreSQL re-plans for each length.
const USES = {
  name: 'coupon_uses_count',
  text: `select coupon.id as "couponId", shopper."hasOrdered",
      (select count(*)::int from coupon_uses
        where coupon_id = coupon.id and user_id = $3 and state <> 'returned') as "byShopper",
      case when coupon.id = any($2) then
        (select count(*)::int from coupon_uses where coupon_id = coupon.id and state <> 'returned') else 0 end as "inAll"
    from json_array_elements_text($1::json) coupon(id)
    cross join (select exists(select from orders where user_id = $3 and status <> 'cancelled') as "hasOrdered") shopper`,
};

/** Uses by the shopper, and overall for limited or `counted` coupons, since that count is expensive. */
export async function readUses(
  db: Database,
  { rows, counted = [] }: { readonly rows: readonly CouponRow[]; readonly counted?: readonly CouponRow[] },
  userId: string | null,
): Promise<(row: CouponRow) => CouponUse> {
  if (rows.length === 0) return () => UNUSED;
  const ofAnybody = rows.filter((row) => row.totalLimit !== null || counted.includes(row));
  const values = [JSON.stringify(rows.map(({ id }) => id)), ofAnybody.map(({ id }) => id), userId];
  const found = await db.$client.query<CouponUse & { couponId: string }>({ ...USES, values });
  const uses = new Map(found.rows.map(({ couponId, ...use }) => [couponId, use]));
  return ({ id }) => uses.get(id) ?? UNUSED;
}

const UNUSED: CouponUse = { inAll: 0, byShopper: 0, hasOrdered: false };

export async function unknownCategories(
  db: Database,
  categoryIds: readonly string[],
): Promise<readonly string[]> {
  if (categoryIds.length === 0) return [];
  const known = await db
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, [...categoryIds]));
  return categoryIds.filter((id) => !known.some((one) => one.id === id));
}

export type DescribedCoupon = Coupon & { readonly description: string; readonly hidden: boolean };

/** Null: another one has the code. */
export async function insertCoupon(
  tx: Database,
  id: string,
  coupon: DescribedCoupon,
  at: Date,
): Promise<CouponRow | null> {
  const row = { ...couponColumns(coupon), id, createdAt: at, updatedAt: at };
  const [stored] = await tx
    .insert(coupons)
    .values(row)
    .onConflictDoNothing({ target: coupons.code })
    .returning();
  return stored ?? null;
}

export function couponColumns({ reduction, minimum, categoryIds, ...rest }: DescribedCoupon) {
  const isPercent = reduction.kind === 'percent';
  return {
    ...rest,
    kind: reduction.kind,
    basisPoints: isPercent ? reduction.basisPoints : null,
    amountPaise: isPercent ? null : reduction.amount,
    capPaise: isPercent ? reduction.cap : null,
    minimumPaise: minimum,
    categoryIds: [...categoryIds],
  };
}

export async function insertCouponUse(tx: Database, use: CouponUseRow): Promise<void> {
  await tx.insert(couponUses).values(use);
}

export async function findCouponUse(tx: Database, orderId: string): Promise<CouponUseRow | null> {
  const [row] = await tx.select().from(couponUses).where(eq(couponUses.orderId, orderId));
  return row ?? null;
}

export async function confirmCouponUse(tx: Database, orderId: string, at: Date): Promise<void> {
  await changeUse(tx, orderId, { from: ['held'], to: 'counted', at });
}

export async function returnCouponUse(tx: Database, orderId: string, at: Date): Promise<void> {
  await changeUse(tx, orderId, { from: ['held', 'counted'], to: 'returned', at });
}

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
