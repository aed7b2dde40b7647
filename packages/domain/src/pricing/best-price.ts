import { COIN_VALUE, coinSavings, usableCoins } from '../coin/coin.ts';
import { NO_PAISE, type Paise, subtractPaise } from '../money.ts';
import type { DeliveryRules } from './delivery-rules.ts';
import { type CartSummary, goodsTotal, type PricedLine, priceCart } from './price-cart.ts';

/** A coupon that may be used, with what it takes off in paise; `isFor` says of each line whether it is for that. */
export type UsableCoupon = {
  readonly code: string;
  readonly discount: Paise;
  readonly isFor: readonly boolean[];
};

export type BestPrice = {
  readonly couponCode: string | null;
  readonly coins: number;
  /** As this coupon reduces them. */
  readonly lines: readonly PricedLine[];
  readonly summary: CartSummary;
};

/**
 * The coupon (or none) and number of coins with the lowest total; of equals the one that keeps most coins
 * (PRICING-14). More coins are not always better: below the limit the delivery charge comes back (COIN-12).
 */
export function bestPrice(
  lines: readonly PricedLine[],
  {
    rules,
    coupons,
    balance,
  }: {
    readonly rules: DeliveryRules;
    readonly coupons: readonly UsableCoupon[];
    /** In coins. */
    readonly balance: number;
  },
): BestPrice {
  const goods = goodsTotal(lines);
  const choices = [null, ...coupons].flatMap((coupon) => {
    const discount = coupon?.discount ?? NO_PAISE;
    const most = usableCoins(subtractPaise(goods, discount), balance);
    const reduced = lines.map((line, index) => ({ ...line, takesCoupon: coupon?.isFor[index] }));
    return coinCandidates(subtractPaise(goods, discount), most, rules).map((coins) => ({
      couponCode: coupon?.code ?? null,
      coins,
      lines: reduced,
      summary: priceCart(reduced, rules, { coupon: discount, coins: coinSavings(coins) }),
    }));
  });
  return choices.reduce((best, choice) => (isBetter(choice, best) ? choice : best));
}

/** Whether coins bring the delivery charge back that the same order is free of without them. */
export function coinsBringDeliveryBack(
  lines: readonly PricedLine[],
  rules: DeliveryRules,
  coupon: Paise,
  coins: number,
): boolean {
  const without = priceCart(lines, rules, { coupon, coins: NO_PAISE });
  return (
    without.delivery === 0 && priceCart(lines, rules, { coupon, coins: coinSavings(coins) }).delivery > 0
  );
}

// The total falls with every coin but for the step where delivery is charged again.
function coinCandidates(goods: Paise, most: number, { freeFrom }: DeliveryRules): readonly number[] {
  const keepsDeliveryFree = freeFrom === null ? 0 : Math.floor((goods - freeFrom) / COIN_VALUE);
  return [...new Set([0, Math.min(most, Math.max(0, keepsDeliveryFree)), most])];
}

function isBetter(one: BestPrice, other: BestPrice): boolean {
  return one.summary.total === other.summary.total
    ? one.coins < other.coins
    : one.summary.total < other.summary.total;
}
