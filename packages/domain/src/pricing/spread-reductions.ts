import { NO_PAISE, type Paise, prorate, subtractPaise } from '../money.ts';

/** What the goods of a line cost, and whether the coupon of their order is for them (COUPON-1). */
export type ReducibleLine = { readonly goods: Paise; readonly takesCoupon: boolean };

/** What is left to tax of each line, and what was taken off it; in paise, in the order of the lines. */
export type SpreadReductions = {
  readonly coupons: readonly Paise[];
  readonly coins: readonly Paise[];
  readonly taxables: readonly Paise[];
};

/**
 * Spreads a coupon over the lines that it is for, by what they cost, and then coins over all of them by what is left; the
 * parts add up to the whole (PRICING-9). A coupon takes off at most what its lines cost.
 */
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
