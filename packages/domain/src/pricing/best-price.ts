import { COIN_VALUE, coinSavings, usableCoins } from '../coin/coin.ts';
import { NO_PAISE, type Paise, subtractPaise } from '../money.ts';
import type { DeliveryRules } from './delivery-rules.ts';
import { type CartSummary, goodsTotal, type PricedLine, priceCart } from './price-cart.ts';

export type UsableCoupon = {
  readonly code: string;
  readonly discount: Paise;
  readonly isFor: readonly boolean[];
  /** With the promotions that combine with a coupon; default: those without one. */
  readonly promoted?: Promoted | undefined;
};

export type Promoted = { readonly lines: readonly PricedLine[]; readonly rules: DeliveryRules };

export type BestPrice = {
  readonly couponCode: string | null;
  readonly coins: number;
  readonly lines: readonly PricedLine[];
  readonly summary: CartSummary;
};

/** Lowest total, on a tie fewest coins (PRICING-14). More coins can cost delivery (COIN-12). */
export function bestPrice(
  lines: readonly PricedLine[],
  {
    rules,
    coupons,
    balance,
  }: {
    readonly rules: DeliveryRules;
    readonly coupons: readonly UsableCoupon[];
    /** Coins. */
    readonly balance: number;
  },
): BestPrice {
  const choices = [null, ...coupons].flatMap((coupon) => {
    const promoted = coupon?.promoted ?? { lines, rules };
    const discount = coupon?.discount ?? NO_PAISE;
    const goods = subtractPaise(goodsTotal(promoted.lines), discount);
    const most = usableCoins(goods, balance);
    const reduced = promoted.lines.map((line, index) => ({ ...line, takesCoupon: coupon?.isFor[index] }));
    return coinCandidates(goods, most, promoted.rules).map((coins) => ({
      couponCode: coupon?.code ?? null,
      coins,
      lines: reduced,
      summary: priceCart(reduced, promoted.rules, { coupon: discount, coins: coinSavings(coins) }),
    }));
  });
  return choices.reduce((best, choice) => (isBetter(choice, best) ? choice : best));
}

export function coinsBringDeliveryBack(
  lines: readonly PricedLine[],
  rules: DeliveryRules,
  coupon: Paise,
  coins: number,
): boolean {
  const without = priceCart(lines, rules, { coupon, coins: NO_PAISE });
  return priceCart(lines, rules, { coupon, coins: coinSavings(coins) }).delivery > without.delivery;
}

// The total falls with each coin, except at the delivery threshold.
function coinCandidates(goods: Paise, most: number, { freeFrom }: DeliveryRules): readonly number[] {
  const keepsDeliveryFree = freeFrom === null ? 0 : Math.floor((goods - freeFrom) / COIN_VALUE);
  return [...new Set([0, Math.min(most, Math.max(0, keepsDeliveryFree)), most])];
}

function isBetter(one: BestPrice, other: BestPrice): boolean {
  return one.summary.total === other.summary.total
    ? one.coins < other.coins
    : one.summary.total < other.summary.total;
}
