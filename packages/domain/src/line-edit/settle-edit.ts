import { coinSavings, usableCoins } from '../coin/coin.ts';
import type { Coupon } from '../coupon/coupon.ts';
import { type CouponLine, goodsFor, judgeCoupon } from '../coupon/judge-coupon.ts';
import { floorAtZero, minPaise, NO_PAISE, type Paise, subtractPaise } from '../money.ts';
import { figuresOf, type OrderFigures, type Place } from '../order/place-order.ts';
import type { DeliveryRules } from '../pricing/delivery-rules.ts';
import { goodsTotal, type PricedLine } from '../pricing/price-cart.ts';

/** Null drops the coupon (ineligible or below minimum). Dates and limits were judged at placing. */
export function couponOfEdit(coupon: Coupon, lines: readonly CouponLine[], now: Date): Paise | null {
  const judged = judgeCoupon(
    { ...coupon, active: true, validFrom: null, validUntil: null, totalLimit: null, perShopperLimit: null },
    lines,
    { inAll: 0, byShopper: 0, hasOrdered: false },
    now,
  );
  return judged.ok && goodsFor(coupon, lines) > 0 ? judged.value : null;
}

/** Totals after an edit; used coins are kept up to the limit (COIN-3). */
export function figuresOfEdit(
  lines: readonly PricedLine[],
  place: Place,
  rules: DeliveryRules,
  used: { readonly coupon: Paise; readonly coins: number },
): { readonly figures: OrderFigures; readonly coins: number } {
  const goods = floorAtZero(subtractPaise(goodsTotal(lines), used.coupon));
  const coins = usableCoins(goods, used.coins);
  const figures = figuresOf(lines, place, rules, { coupon: used.coupon, coins: coinSavings(coins) });
  return { figures, coins };
}

export type EditedMoney = {
  readonly totalBefore: Paise;
  readonly totalAfter: Paise;
  readonly giftCard: Paise;
  readonly isPaid: boolean;
  readonly kept: Paise;
};

/** At most one of the three is positive. */
export type SettledEdit = {
  readonly refund: Paise;
  /** To the gift card of a cash order, when it exceeds the total. */
  readonly toGiftCard: Paise;
  /** Requested before the edit applies. */
  readonly ask: Paise;
};

const NOTHING: SettledEdit = { refund: NO_PAISE, toGiftCard: NO_PAISE, ask: NO_PAISE };

/** ORDER-36. */
export function settleEdit(money: EditedMoney): SettledEdit {
  const { totalBefore, totalAfter, giftCard, isPaid, kept } = money;
  if (!isPaid) return { ...NOTHING, toGiftCard: floorAtZero(subtractPaise(giftCard, totalAfter)) };
  if (totalAfter > totalBefore) return { ...NOTHING, ask: subtractPaise(totalAfter, totalBefore) };
  return { ...NOTHING, refund: minPaise(subtractPaise(totalBefore, totalAfter), kept) };
}
