import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import {
  type CouponLine,
  type CouponRefusal,
  couponRefusal,
  couponRefusalText,
  judgeCoupon,
} from '@ilaneer/domain/coupon/judge-coupon';
import { NO_PAISE, type Paise } from '@ilaneer/domain/money';
import type { Deps } from '../../deps/deps.ts';
import { type CouponRow, readUses, toCoupon } from './repository.ts';

/** What a coupon does for a cart; `problem` is in words. */
export type JudgedCoupon = {
  readonly row: CouponRow;
  readonly timesUsed: number;
  /** Null when there is no cart to judge by and nothing else stands against it. */
  readonly isUsable: boolean | null;
  readonly discount: Paise;
  readonly problem: string | null;
  /** Nobody can use it, whatever they buy. */
  readonly isOver: boolean;
};

type Asked = {
  readonly rows: readonly CouponRow[];
  readonly lines: readonly CouponLine[];
  /** Of these it is wanted how often they were used. */
  readonly counted?: readonly CouponRow[];
};

/** Judges coupons for a shopper's lines, or by their state alone when nobody is logged in. */
export async function judgeCoupons(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: ShopperActor | null,
  { rows, lines, counted = rows }: Asked,
): Promise<JudgedCoupon[]> {
  const at = now();
  const uses = await readUses(db, { rows, counted }, actor?.userId ?? null);
  return rows.map((row) => {
    const coupon = toCoupon(row);
    const use = uses(row);
    const ofItself = couponRefusal(coupon, use, at);
    const judged = judgeCoupon(coupon, lines, use, at);
    const refusal = actor === null || judged.ok ? ofItself : judged.error;
    const isJudged = actor !== null || refusal !== null;
    return {
      row,
      timesUsed: use.inAll,
      isUsable: isJudged ? refusal === null : null,
      discount: actor !== null && judged.ok ? judged.value : NO_PAISE,
      problem: refusal === null ? null : couponRefusalText(refusal),
      isOver: ofItself !== null && ENDS[ofItself.reason],
    };
  });
}

// A coupon that has not started is not shown either: it is nobody's business yet.
const ENDS = {
  inactive: true,
  'not-started': true,
  expired: true,
  'used-up': true,
  'used-before': false,
  'first-order-only': false,
  'no-product': false,
  minimum: false,
} as const satisfies Record<CouponRefusal['reason'], boolean>;
