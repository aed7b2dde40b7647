import { NO_PAISE, type Paise, prorate, subtractPaise } from '../money.ts';

/** Value of a line's goods, and coupon eligibility (COUPON-1). */
export type ReducibleLine = { readonly goods: Paise; readonly takesCoupon: boolean };

/** Taxable value and discount per line, paise, in line order. */
export type SpreadReductions = {
  readonly coupons: readonly Paise[];
  readonly coins: readonly Paise[];
  readonly taxables: readonly Paise[];
};

/** The coupon by value, then coins by the rest, without loss (PRICING-9). Capped by the eligible value. */
export function spreadReductions(
  lines: readonly ReducibleLine[],
  couponSavings: Paise,
  coinSavings: Paise,
): SpreadReductions {
  const coupons = prorate(
    couponSavings,
    lines.map(({ goods, takesCoupon }) => (takesCoupon ? goods : NO_PAISE)),
  );
  const afterCoupon = lessShares(
    lines.map(({ goods }) => goods),
    coupons,
  );
  const coins = prorate(coinSavings, afterCoupon);
  return { coupons, coins, taxables: lessShares(afterCoupon, coins) };
}

export function shareAt(shares: readonly Paise[], index: number): Paise {
  const share = shares[index];
  if (share === undefined) throw new RangeError(`no share at ${index}`);
  return share;
}

function lessShares(amounts: readonly Paise[], shares: readonly Paise[]): Paise[] {
  return amounts.map((amount, index) => subtractPaise(amount, shareAt(shares, index)));
}
