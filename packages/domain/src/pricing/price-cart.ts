import {
  basisPointsOf,
  floorAtZero,
  minPaise,
  NO_PAISE,
  type Paise,
  paise,
  subtractPaise,
  sumPaise,
  timesPaise,
} from '../money.ts';

/** GST on the amount after discounts: 18 % (part 2 section 9), in basis points. */
export const GST_BASIS_POINTS = 1_800;
/** Delivery costs ₹40 (part 2 section 9). */
export const DELIVERY_CHARGE = paise(4_000);
/** Delivery is free when the amount after discounts is ₹500 or more (part 2 section 9). */
export const FREE_DELIVERY_FROM = paise(50_000);

/** What pricing needs to know of a line; prices are per unit, before GST. */
export type PricedLine = {
  readonly price: Paise;
  /** The list price; when it is missing or below the price, the price counts as the list price. */
  readonly originalPrice: Paise | null;
  readonly quantity: number;
};

/** Reductions beside the product discount, in paise. */
export type Reductions = { readonly coupon: Paise; readonly coins: Paise };

/** The cart summary of part 2 section 3, in paise. */
export type CartSummary = {
  readonly totalMRP: Paise;
  readonly discount: Paise;
  readonly couponSavings: Paise;
  readonly coinSavings: Paise;
  /** The amount after all discounts, before GST and delivery: the taxable base. */
  readonly subtotal: Paise;
  readonly gst: Paise;
  readonly delivery: Paise;
  readonly total: Paise;
  readonly totalItems: number;
  readonly totalSavings: Paise;
};

/** No coupon and no coins. */
export const NO_REDUCTIONS: Reductions = { coupon: NO_PAISE, coins: NO_PAISE };

/** The list price of one unit of a line: the original price, never below the price. */
export function listPrice(line: PricedLine): Paise {
  return line.originalPrice !== null && line.originalPrice > line.price ? line.originalPrice : line.price;
}

/** What goods cost before any coupon and coins, in paise. */
export function goodsTotal(lines: readonly PricedLine[]): Paise {
  return sumPaise(...lines.map((line) => timesPaise(line.price, line.quantity)));
}

/**
 * Prices a cart (part 2 section 9): product discount, then coupon, then coins, then GST once on the whole,
 * then delivery. A coupon or coins larger than what is left count only up to that. An empty cart costs nothing.
 */
export function priceCart(lines: readonly PricedLine[], reductions: Reductions = NO_REDUCTIONS): CartSummary {
  const totalMRP = sumPaise(...lines.map((line) => timesPaise(listPrice(line), line.quantity)));
  const goods = goodsTotal(lines);
  const discount = subtractPaise(totalMRP, goods);
  const couponSavings = minPaise(floorAtZero(reductions.coupon), goods);
  const coinSavings = minPaise(floorAtZero(reductions.coins), subtractPaise(goods, couponSavings));
  const subtotal = subtractPaise(subtractPaise(goods, couponSavings), coinSavings);
  const gst = basisPointsOf(subtotal, GST_BASIS_POINTS);
  const isEmpty = lines.length === 0;
  const delivery = isEmpty || subtotal >= FREE_DELIVERY_FROM ? NO_PAISE : DELIVERY_CHARGE;
  const waivedDelivery = !isEmpty && delivery === 0 ? DELIVERY_CHARGE : NO_PAISE;
  return {
    totalMRP,
    discount,
    couponSavings,
    coinSavings,
    subtotal,
    gst,
    delivery,
    total: sumPaise(subtotal, gst, delivery),
    totalItems: lines.reduce((count, line) => count + line.quantity, 0),
    totalSavings: sumPaise(discount, couponSavings, coinSavings, waivedDelivery),
  };
}

/** What is missing for free delivery ('add ₹X more'); nothing when it is free already. */
export function missingForFreeDelivery(summary: CartSummary): Paise {
  return summary.delivery === 0 ? NO_PAISE : subtractPaise(FREE_DELIVERY_FROM, summary.subtotal);
}
