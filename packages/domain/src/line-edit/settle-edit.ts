import { coinSavings, usableCoins } from '../coin/coin.ts';
import type { Coupon } from '../coupon/coupon.ts';
import { type CouponLine, goodsFor, judgeCoupon } from '../coupon/judge-coupon.ts';
import { floorAtZero, minPaise, NO_PAISE, type Paise, subtractPaise } from '../money.ts';
import { figuresOf, type OrderFigures, type Place } from '../order/place-order.ts';
import type { DeliveryRules } from '../pricing/delivery-rules.ts';
import { goodsTotal, type PricedLine } from '../pricing/price-cart.ts';

/**
 * What a coupon takes off changed lines; null when it is for none of them or asks for more goods, so that the order
 * loses it. Its dates and limits were judged when the order was placed, and its use is the order's already.
 */
export function couponOfEdit(coupon: Coupon, lines: readonly CouponLine[], now: Date): Paise | null {
  const judged = judgeCoupon(
    { ...coupon, active: true, validFrom: null, validUntil: null, totalLimit: null, perShopperLimit: null },
    lines,
    { inAll: 0, byShopper: 0, hasOrdered: false },
    now,
  );
  return judged.ok && goodsFor(coupon, lines) > 0 ? judged.value : null;
}

/** The figures of changed lines: of the coins that were used as many as still may be (COIN-3), never more. */
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

/** The money of an order before its change; in paise. */
export type EditedMoney = {
  readonly totalBefore: Paise;
  readonly totalAfter: Paise;
  readonly giftCard: Paise;
  /** Whether its money is here: else it is paid on delivery. */
  readonly isPaid: boolean;
  /** What the shop still has of it and can send back. */
  readonly kept: Paise;
};

/** What becomes of the difference: at most one of the three is more than nothing. */
export type SettledEdit = {
  /** Goes back the way it was paid. */
  readonly refund: Paise;
  /** Goes back to the gift card of an order that is paid on delivery: the card pays no more than the total. */
  readonly toGiftCard: Paise;
  /** Is asked for before the change counts. */
  readonly ask: Paise;
};

const NOTHING: SettledEdit = { refund: NO_PAISE, toGiftCard: NO_PAISE, ask: NO_PAISE };

/** What a change of an order's total does to its money (ORDER-36). Never gives back more than is there. */
export function settleEdit(money: EditedMoney): SettledEdit {
  const { totalBefore, totalAfter, giftCard, isPaid, kept } = money;
  if (!isPaid) return { ...NOTHING, toGiftCard: floorAtZero(subtractPaise(giftCard, totalAfter)) };
  if (totalAfter > totalBefore) return { ...NOTHING, ask: subtractPaise(totalAfter, totalBefore) };
  return { ...NOTHING, refund: minPaise(subtractPaise(totalBefore, totalAfter), kept) };
}
