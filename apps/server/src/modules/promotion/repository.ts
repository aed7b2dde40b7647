import { paise } from '@ilaneer/domain/money';
import type { AppliedPromotion } from '@ilaneer/domain/promotion/apply-promotions';
import type { Promotion, PromotionTerms, PromotionUse } from '@ilaneer/domain/promotion/promotion';
import { and, eq, getTableColumns, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { promotions, promotionUses } from '../../db/schema/balance/promotion.ts';
import { prepared } from '../../db/statements.ts';

export type PromotionRow = typeof promotions.$inferSelect;
export type PromotionUseRow = typeof promotionUses.$inferSelect;

/** With the shopper's uses; uses in all only where they are limited, since that count is expensive. */
export type RunningPromotion = {
  readonly promotion: Promotion;
  readonly use: PromotionUse;
  readonly isFirstOrder: boolean;
};

const USES = sql.raw(`from promotion_uses where promotion_id = promotions.id and state <> 'returned'`);
const { totalLimit, perShopperLimit, budgetPaise, firstOrderOnly, validUntil } = promotions;
const isCounted = sql`${totalLimit} is not null or ${budgetPaise} is not null`;
const userId = sql.placeholder('userId');

const USE_COLUMNS = {
  inAll: sql<number>`case when ${isCounted} then (select count(*)::int ${USES}) else 0 end`,
  spent: sql<number>`case when ${budgetPaise} is not null
    then (select coalesce(sum(savings_paise), 0)::float8 ${USES}) else 0 end`,
  byShopper: sql<number>`case when ${perShopperLimit} is not null
    then (select count(*)::int ${USES} and user_id = ${userId}) else 0 end`,
};

const runningStatement = prepared((db) =>
  db
    .select({
      row: getTableColumns(promotions),
      ...USE_COLUMNS,
      hasOrdered: sql<boolean>`${firstOrderOnly}
        and exists(select from orders where user_id = ${userId} and status <> 'cancelled')`,
    })
    .from(promotions)
    .where(and(eq(promotions.active, true), or(isNull(validUntil), gt(validUntil, sql.placeholder('at')))))
    .prepare('promotions_running'),
);

const limitsStatement = prepared((db) =>
  db
    .select({ row: getTableColumns(promotions), ...USE_COLUMNS })
    .from(promotions)
    .where(eq(promotions.id, sql.placeholder('id')))
    .prepare('promotion_limits'),
);

export async function readLimits(
  tx: Database,
  id: string,
  shopper: string,
): Promise<Pick<RunningPromotion, 'promotion' | 'use'>> {
  const [found] = await limitsStatement(tx).execute({ id, userId: shopper });
  if (found === undefined) throw new Error(`promotion ${id} is gone`);
  const { row, spent, ...counts } = found;
  return { promotion: toPromotion(row), use: { ...counts, spent: paise(spent) } };
}

export async function listRunning(
  db: Database,
  asked: { readonly userId: string; readonly at: Date },
): Promise<RunningPromotion[]> {
  const rows = await runningStatement(db).execute(asked);
  return rows.map(({ row, inAll, byShopper, spent, hasOrdered }) => ({
    promotion: toPromotion(row),
    use: { inAll, byShopper, spent: paise(spent) },
    isFirstOrder: !hasOrdered,
  }));
}

/** Serialises the last uses, in the order of their ids. */
export async function lockPromotions(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: promotions.id })
    .from(promotions)
    .where(inArray(promotions.id, [...ids]))
    .orderBy(promotions.id)
    .for('no key update');
}

export function toPromotion(row: PromotionRow): Promotion {
  const { minimumTotalPaise, hoursFrom, hoursUntil, ...same } = row;
  return {
    ...termsOf({ ...same, minimumTotal: minimumTotalPaise === null ? null : paise(minimumTotalPaise) }),
    code: null,
    hint: row.hint,
    active: row.active,
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    weekdays: row.weekdays,
    hours: hoursFrom === null || hoursUntil === null ? null : { from: hoursFrom, until: hoursUntil },
    firstOrderOnly: row.firstOrderOnly,
    pinAreas: row.pinAreas,
    segmentId: row.segmentId,
    totalLimit: row.totalLimit,
    perShopperLimit: row.perShopperLimit,
    budget: row.budgetPaise === null ? null : paise(row.budgetPaise),
    combining: row.combining,
    withCoupon: row.withCoupon,
  };
}

function termsOf(terms: PromotionTerms): PromotionTerms {
  const { id, name, goods, benefit, minimumTotal, minimumQuantity, priority } = terms;
  return { id, name, goods, benefit, minimumTotal, minimumQuantity, priority };
}

type NewUses = {
  readonly orderId: string;
  readonly userId: string;
  readonly state: PromotionUseRow['state'];
  readonly at: Date;
};

export async function insertUses(
  tx: Database,
  { at, ...use }: NewUses,
  applied: readonly AppliedPromotion[],
): Promise<void> {
  if (applied.length === 0) return;
  const rows = applied.map(({ promotion, savings }) => ({
    ...use,
    savingsPaise: savings,
    createdAt: at,
    updatedAt: at,
    promotionId: promotion.id,
    terms: termsOf(promotion),
  }));
  await tx.insert(promotionUses).values(rows);
}

/** In the order of their ids: they are locked in it. */
export function listUses(db: Database, orderId: string): Promise<PromotionUseRow[]> {
  return db
    .select()
    .from(promotionUses)
    .where(eq(promotionUses.orderId, orderId))
    .orderBy(promotionUses.promotionId);
}

type UseState = PromotionUseRow['state'];

export async function changeUses(
  tx: Database,
  orderId: string,
  { from, to, at }: { readonly from: readonly UseState[]; readonly to: UseState; readonly at: Date },
): Promise<void> {
  await tx
    .update(promotionUses)
    .set({ state: to, updatedAt: at })
    .where(and(eq(promotionUses.orderId, orderId), inArray(promotionUses.state, [...from])));
}

/** After a change of the order's lines. */
export async function writeSavings(
  tx: Database,
  { orderId, promotionId }: Pick<PromotionUseRow, 'orderId' | 'promotionId'>,
  { savingsPaise, state }: Pick<PromotionUseRow, 'savingsPaise' | 'state'>,
  at: Date,
): Promise<void> {
  await tx
    .update(promotionUses)
    .set({ savingsPaise, state, updatedAt: at })
    .where(and(eq(promotionUses.orderId, orderId), eq(promotionUses.promotionId, promotionId)));
}
