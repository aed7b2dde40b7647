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

export type JudgedCoupon = {
  readonly row: CouponRow;
  readonly timesUsed: number;
  readonly isUsable: boolean | null;
  readonly discount: Paise;
  readonly problem: string | null;
  readonly isOver: boolean;
};

type Asked = {
  readonly rows: readonly CouponRow[];
  readonly lines: readonly CouponLine[];
  /** Coupons whose use counts are needed. */
  readonly counted?: readonly CouponRow[];
};

/** Against lines, or by state only without a login. */
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

// Future coupons are hidden too.
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
