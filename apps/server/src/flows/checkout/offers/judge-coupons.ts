import { couponRefusalText } from '@ilaneer/domain/coupon/coupon-refusal-text';
import { couponRefusal, judgeCoupon } from '@ilaneer/domain/coupon/judge-coupon';
import { NO_PAISE, type Paise } from '@ilaneer/domain/money';
import type { Database } from '../../../db/connect.ts';
import type { CartLine } from '../../../modules/cart/repository.ts';
import { toCoupon, toCouponLine } from '../../../modules/coupon/coupon-rules.ts';
import { type CouponRow, countUses, hasOrdered } from '../../../modules/coupon/repository.ts';

/** Who asks, and what for; null for somebody who is not logged in. */
export type Asking = { readonly userId: string; readonly lines: readonly CartLine[] } | null;

/** A coupon with what it does for a cart; `problem` is in words. */
export type JudgedCoupon = {
  readonly row: CouponRow;
  readonly timesUsed: number;
  /** Null when there is no cart to judge by and nothing else stands against it. */
  readonly isUsable: boolean | null;
  readonly discount: Paise;
  readonly problem: string | null;
  /** Nobody can use it any more, whatever they buy. */
  readonly isOver: boolean;
};

/** Judges coupons for a shopper's lines, or by their state alone when nobody is logged in. */
export async function judgeCoupons(
  db: Database,
  rows: readonly CouponRow[],
  asking: Asking,
  at: Date,
): Promise<JudgedCoupon[]> {
  const ids = rows.map(({ id }) => id);
  const uses = await countUses(db, ids, asking?.userId ?? null);
  const ordered = asking !== null && (await hasOrdered(db, asking.userId));
  const lines = asking?.lines.map(toCouponLine) ?? [];
  return rows.map((row) => {
    const coupon = toCoupon(row);
    const use = { inAll: 0, byShopper: 0, ...uses.get(row.id), hasOrdered: ordered };
    const standing = couponRefusal(coupon, use, at);
    const judged = judgeCoupon(coupon, lines, use, at);
    const refusal = asking === null || judged.ok ? standing : judged.error;
    const isJudged = asking !== null || refusal !== null;
    return {
      row,
      timesUsed: use.inAll,
      isUsable: isJudged ? refusal === null : null,
      discount: asking !== null && judged.ok ? judged.value : NO_PAISE,
      problem: refusal === null ? null : couponRefusalText(refusal),
      isOver: standing !== null && OVER.has(standing.reason),
    };
  });
}

// A coupon that has not started is not shown either: it is nobody's business yet.
const OVER: ReadonlySet<string> = new Set(['inactive', 'not-started', 'expired', 'used-up']);
