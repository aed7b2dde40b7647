import {
  basisPointsOf,
  floorAtZero,
  minPaise,
  NO_PAISE,
  type Paise,
  subtractPaise,
  sumPaise,
  timesPaise,
} from '../money.ts';
import type { DeliveryRules } from './delivery-rules.ts';
import { FLAT_RATE, GST_BASIS_POINTS, type GstRate } from './gst-rate.ts';
import { isIncluded } from './price-mode.ts';
import type { GstHeads } from './split-gst.ts';
import { type ReducibleLine, shareAt, spreadReductions } from './spread-reductions.ts';
import { deliveryShares, type RateAmount, sumByRate, type TaxByRate, taxByRate } from './tax-by-rate.ts';

/** What pricing needs to know of a line; prices are per unit, before GST unless its rate says that it is inside. */
export type PricedLine = {
  readonly price: Paise;
  /**
   * The list price; when it is missing or below the price, the price counts as the list price. Where GST is inside it is
   * the MRP: no other price is struck through (PRICING-24).
   */
  readonly originalPrice: Paise | null;
  readonly quantity: number;
  /** The rate that its HSN code bears; left out at the flat 18 %. */
  readonly gstRate?: GstRate | undefined;
  /** Whether the coupon is for it (COUPON-1); left out where it is for all goods. */
  readonly takesCoupon?: boolean | undefined;
};

/** In paise; the product discount is in the lines. */
export type Reductions = { readonly coupon: Paise; readonly coins: Paise };

/** The cart summary in paise (PRICING-7). */
export type CartSummary = {
  readonly totalMRP: Paise;
  readonly discount: Paise;
  readonly couponSavings: Paise;
  readonly coinSavings: Paise;
  /** The amount after all discounts, before delivery, and before GST unless it is inside: then what goods cost. */
  readonly subtotal: Paise;
  readonly gst: Paise;
  /** With its GST where that is inside. */
  readonly delivery: Paise;
  readonly total: Paise;
  readonly totalItems: number;
  readonly totalSavings: Paise;
  /** GST is inside subtotal and delivery, not on top of them (PRICING-22). */
  readonly isInclusive: boolean;
  /** How many taxes the GST inside was worked back as. */
  readonly gstHeads: GstHeads;
};

export const NO_REDUCTIONS: Reductions = { coupon: NO_PAISE, coins: NO_PAISE };

/** The original price, never below the price (PRICING-1). */
export function listPrice(line: PricedLine): Paise {
  return line.originalPrice !== null && line.originalPrice > line.price ? line.originalPrice : line.price;
}

/** Before any coupon and coins, in paise. */
export function goodsTotal(lines: readonly PricedLine[]): Paise {
  return sumPaise(...lines.map((line) => timesPaise(line.price, line.quantity)));
}

/** The lines as a coupon and coins reduce them. */
export function reducibleLines(lines: readonly PricedLine[]): ReducibleLine[] {
  return lines.map(({ price, quantity, takesCoupon = true }) => ({
    goods: timesPaise(price, quantity),
    takesCoupon,
  }));
}

/**
 * Prices a cart (PRICING-2): product discount, then coupon, then coins, then GST once on the whole, then delivery. A
 * coupon larger than the goods that it is for, or coins larger than what is left, count only up to that. An empty cart
 * costs nothing. Lines with rates of their own are taxed by these, and delivery with them (PRICING-17). GST inside prices is
 * worked back as within the seller's state until the place of supply is known.
 */
export function priceCart(
  lines: readonly PricedLine[],
  rules: DeliveryRules,
  reductions: Reductions = NO_REDUCTIONS,
  gstHeads: GstHeads = 2,
): CartSummary {
  const totalMRP = sumPaise(...lines.map((line) => timesPaise(listPrice(line), line.quantity)));
  const goods = goodsTotal(lines);
  const discount = subtractPaise(totalMRP, goods);
  const couponGoods = goodsTotal(lines.filter(({ takesCoupon = true }) => takesCoupon));
  const couponSavings = minPaise(floorAtZero(reductions.coupon), couponGoods);
  const coinSavings = minPaise(floorAtZero(reductions.coins), subtractPaise(goods, couponSavings));
  const subtotal = subtractPaise(subtractPaise(goods, couponSavings), coinSavings);
  const isEmpty = lines.length === 0;
  const delivery = isEmpty || isDeliveryFree(subtotal, rules) ? NO_PAISE : rules.charge;
  const waivedDelivery = !isEmpty && delivery === 0 ? rules.charge : NO_PAISE;
  const isInclusive = lines.some(({ gstRate }) => isIncluded(gstRate));
  const taxes = taxesOf(lines, { couponSavings, coinSavings, delivery, gstHeads });
  const gst =
    taxes === null
      ? basisPointsOf(subtotal, GST_BASIS_POINTS)
      : sumPaise(...taxes.lines.map((line) => line.gst), taxes.delivery.gst);
  return {
    totalMRP,
    discount,
    couponSavings,
    coinSavings,
    subtotal,
    gst,
    delivery,
    total: sumPaise(subtotal, isInclusive ? NO_PAISE : gst, delivery),
    totalItems: lines.reduce((count, line) => count + line.quantity, 0),
    totalSavings: sumPaise(discount, couponSavings, coinSavings, waivedDelivery),
    isInclusive,
    gstHeads,
  };
}

/** Nothing when delivery is free already, and where it never is (PRICING-12). */
export function missingForFreeDelivery(
  { subtotal, delivery }: Pick<CartSummary, 'subtotal' | 'delivery'>,
  { freeFrom }: DeliveryRules,
): Paise {
  return delivery === 0 || freeFrom === null ? NO_PAISE : floorAtZero(subtractPaise(freeFrom, subtotal));
}

function isDeliveryFree(subtotal: Paise, { freeFrom }: DeliveryRules): boolean {
  return freeFrom !== null && subtotal >= freeFrom;
}

type Taxed = Pick<CartSummary, 'couponSavings' | 'coinSavings' | 'delivery' | 'gstHeads'>;

/** The taxes of lines that bear rates of their own; null at the flat 18 %, which is charged on the whole. */
export function taxesOf(lines: readonly PricedLine[], summary: Taxed): TaxByRate | null {
  if (!lines.some(({ gstRate }) => gstRate !== undefined)) return null;
  const reducible = reducibleLines(lines);
  const { taxables } = spreadReductions(reducible, summary.couponSavings, summary.coinSavings);
  const rated = lines.map(({ quantity, gstRate = FLAT_RATE }, index) => ({
    rate: gstRate,
    quantity,
    goods: reducible[index]?.goods ?? NO_PAISE,
    taxable: shareAt(taxables, index),
  }));
  return taxByRate(rated, summary.delivery, summary.gstHeads);
}

/** The summary's GST by rate, lowest first, that of the delivery charge with it; null at the flat 18 %. */
export function gstByRate(lines: readonly PricedLine[], summary: Taxed): RateAmount[] | null {
  const taxes = taxesOf(lines, summary);
  if (taxes === null) return null;
  return sumByRate([...taxes.lines, ...deliveryShares(taxes.delivery, summary.delivery)]);
}
