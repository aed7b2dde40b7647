import {
  basisPointsOf,
  formatRupees,
  minPaise,
  NO_PAISE,
  type Paise,
  subtractPaise,
  sumPaise,
  timesPaise,
} from '../money.ts';
import { err, ok, type Result } from '../result.ts';
import type { Coupon, CouponUse } from './coupon.ts';

/** `price` per unit in paise, before GST. */
export type CouponLine = {
  readonly price: Paise;
  readonly quantity: number;
  readonly categoryIds: readonly string[];
  /** Discount of promotions on the whole line. */
  readonly promotion?: Paise | undefined;
};

/** `missing` in paise; texts are in couponRefusalText. */
export type CouponRefusal =
  | {
      readonly reason:
        | 'inactive'
        | 'not-started'
        | 'expired'
        | 'used-up'
        | 'used-before'
        | 'first-order-only';
    }
  | { readonly reason: 'no-product' }
  | { readonly reason: 'minimum'; readonly missing: Paise };

/** Discount in paise, or the refusal (COUPON-1, COUPON-2). */
export function judgeCoupon(
  coupon: Coupon,
  lines: readonly CouponLine[],
  use: CouponUse,
  now: Date,
): Result<Paise, CouponRefusal> {
  const refusal = couponRefusal(coupon, use, now);
  if (refusal !== null) return err(refusal);
  const goods = goodsFor(coupon, lines);
  if (goods === NO_PAISE) return err({ reason: 'no-product' });
  if (coupon.minimum !== null && goods < coupon.minimum) {
    return err({ reason: 'minimum', missing: subtractPaise(coupon.minimum, goods) });
  }
  return ok(reductionOn(coupon, goods));
}

/** Refusals independent of the cart: state, dates, limits; else null. */
export function couponRefusal(coupon: Coupon, use: CouponUse, now: Date): CouponRefusal | null {
  if (!coupon.active) return { reason: 'inactive' };
  if (coupon.validFrom !== null && coupon.validFrom > now) return { reason: 'not-started' };
  if (coupon.validUntil !== null && coupon.validUntil <= now) return { reason: 'expired' };
  const limit = limitReached(coupon, use);
  if (limit !== null) return { reason: limit };
  return coupon.firstOrderOnly && use.hasOrdered ? { reason: 'first-order-only' } : null;
}

/** The exhausted limit, or null. */
export function limitReached(coupon: Coupon, use: CouponUse): 'used-up' | 'used-before' | null {
  if (coupon.totalLimit !== null && use.inAll >= coupon.totalLimit) return 'used-up';
  if (coupon.perShopperLimit !== null && use.byShopper >= coupon.perShopperLimit) return 'used-before';
  return null;
}

/** COUPON-8. */
export function couponRefusalText(refusal: CouponRefusal): string {
  switch (refusal.reason) {
    case 'inactive':
      return 'Coupon is not active';
    case 'not-started':
      return 'Coupon is not valid yet';
    case 'expired':
      return 'Coupon has expired';
    case 'used-up':
      return 'Coupon usage limit reached';
    case 'used-before':
      return 'You have used this coupon already';
    case 'first-order-only':
      return 'This coupon is only valid for your first order';
    case 'no-product':
      return 'Coupon not valid for any product in your cart';
    case 'minimum':
      return `Add ${formatRupees(refusal.missing)} more to use this coupon`;
  }
}

/** COUPON-2. */
export function isCouponFor(
  { categoryIds }: Pick<Coupon, 'categoryIds'>,
  line: Pick<CouponLine, 'categoryIds'>,
): boolean {
  return categoryIds.length === 0 || line.categoryIds.some((id) => categoryIds.includes(id));
}

/** Value of eligible lines in paise, after product discounts and promotions. */
export function goodsFor(coupon: Pick<Coupon, 'categoryIds'>, lines: readonly CouponLine[]): Paise {
  const fitting = lines.filter((line) => isCouponFor(coupon, line));
  return sumPaise(
    ...fitting.map(({ price, quantity, promotion = NO_PAISE }) =>
      subtractPaise(timesPaise(price, quantity), promotion),
    ),
  );
}

function reductionOn({ reduction }: Coupon, goods: Paise): Paise {
  if (reduction.kind === 'amount') return minPaise(reduction.amount, goods);
  const share = basisPointsOf(goods, reduction.basisPoints);
  return minPaise(reduction.cap === null ? share : minPaise(share, reduction.cap), goods);
}
