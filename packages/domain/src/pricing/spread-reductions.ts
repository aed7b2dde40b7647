import { type Paise, prorate, subtractPaise } from '../money.ts';

/** What is left to tax of each line, and what was taken off it; in paise, in the order of the lines. */
export type SpreadReductions = {
  readonly coupons: readonly Paise[];
  readonly coins: readonly Paise[];
  readonly taxables: readonly Paise[];
};

/** Spreads a coupon and then coins over lines by what they cost; the parts add up to the whole (PRICING-9). */
export function spreadReductions(
  goods: readonly Paise[],
  couponSavings: Paise,
  coinSavings: Paise,
): SpreadReductions {
  const coupons = prorate(couponSavings, goods);
  const afterCoupon = lessShares(goods, coupons);
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
