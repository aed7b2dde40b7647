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

/** Unit prices; before GST unless the rate includes it. */
export type PricedLine = {
  readonly price: Paise;
  /** At least the price. With inclusive prices it is the MRP, the only one to strike through (PRICING-24). */
  readonly originalPrice: Paise | null;
  readonly quantity: number;
  readonly gstRate?: GstRate | undefined;
  /** Discount of promotions on the whole line (PROMOTION-12); at most its goods. */
  readonly promotion?: Paise | undefined;
  /** Eligible for the coupon (COUPON-1); default: yes. */
  readonly takesCoupon?: boolean | undefined;
};

export type Reductions = { readonly coupon: Paise; readonly coins: Paise };

/** Paise (PRICING-7). */
export type CartSummary = {
  readonly totalMRP: Paise;
  /** Off the list price, and by promotions. */
  readonly discount: Paise;
  /** The part of the discount that promotions give. */
  readonly promotionSavings: Paise;
  readonly couponSavings: Paise;
  readonly coinSavings: Paise;
  /** After discounts, before delivery; without GST unless inclusive. */
  readonly subtotal: Paise;
  readonly gst: Paise;
  /** With GST if inclusive, and with the surcharge. */
  readonly delivery: Paise;
  /** The part of delivery that is the fee of Cash on Delivery (PRICING-38). */
  readonly surcharge: Paise;
  readonly total: Paise;
  readonly totalItems: number;
  readonly totalSavings: Paise;
  /** GST is included in subtotal and delivery (PRICING-22). */
  readonly isInclusive: boolean;
  /** Number of taxes in the included GST. */
  readonly gstHeads: GstHeads;
};

export const NO_REDUCTIONS: Reductions = { coupon: NO_PAISE, coins: NO_PAISE };

/** At least the price (PRICING-1). */
export function listPrice(line: PricedLine): Paise {
  return line.originalPrice !== null && line.originalPrice > line.price ? line.originalPrice : line.price;
}

/** After promotions. */
export function goodsTotal(lines: readonly PricedLine[]): Paise {
  return sumPaise(...lines.map(lineGoods));
}

/** After promotions: coupon, coins and GST are reckoned on it. */
export function lineGoods({ price, quantity, promotion = NO_PAISE }: PricedLine): Paise {
  return subtractPaise(timesPaise(price, quantity), promotion);
}

export function reducibleLines(lines: readonly PricedLine[]): ReducibleLine[] {
  return lines.map((line) => ({ goods: lineGoods(line), takesCoupon: line.takesCoupon ?? true }));
}

/**
 * PRICING-2. Coupon and coins are capped by their goods; own rates by line, with delivery (PRICING-17).
 * Included GST is intra-state until the place of supply is known.
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
  const isFree = isEmpty || isDeliveryFree(subtotal, rules);
  const waivedDelivery = !isEmpty && isFree ? rules.charge : NO_PAISE;
  const surcharge = isEmpty ? NO_PAISE : (rules.surcharge ?? NO_PAISE);
  const delivery = sumPaise(isFree ? NO_PAISE : rules.charge, surcharge);
  const isInclusive = lines.some(({ gstRate }) => isIncluded(gstRate));
  const taxes = taxesOf(lines, { couponSavings, coinSavings, delivery, gstHeads });
  const gst =
    taxes === null
      ? basisPointsOf(subtotal, GST_BASIS_POINTS)
      : sumPaise(...taxes.lines.map((line) => line.gst), taxes.delivery.gst);
  return {
    totalMRP,
    discount,
    promotionSavings: sumPaise(...lines.map(({ promotion = NO_PAISE }) => promotion)),
    couponSavings,
    coinSavings,
    subtotal,
    gst,
    delivery,
    surcharge,
    total: sumPaise(subtotal, isInclusive ? NO_PAISE : gst, delivery),
    totalItems: lines.reduce((count, line) => count + line.quantity, 0),
    totalSavings: sumPaise(discount, couponSavings, coinSavings, waivedDelivery),
    isInclusive,
    gstHeads,
  };
}

type Charged = Pick<CartSummary, 'subtotal' | 'delivery'> & Partial<Pick<CartSummary, 'surcharge'>>;

/** Zero when delivery is already free or never is (PRICING-12). */
export function missingForFreeDelivery(
  { subtotal, delivery, surcharge = NO_PAISE }: Charged,
  { freeFrom }: DeliveryRules,
): Paise {
  if (delivery === surcharge || freeFrom === null) return NO_PAISE;
  return floorAtZero(subtractPaise(freeFrom, subtotal));
}

function isDeliveryFree(subtotal: Paise, { freeFrom }: DeliveryRules): boolean {
  return freeFrom !== null && subtotal >= freeFrom;
}

type Taxed = Pick<CartSummary, 'couponSavings' | 'coinSavings' | 'delivery' | 'gstHeads'>;

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

export function gstByRate(lines: readonly PricedLine[], summary: Taxed): RateAmount[] | null {
  const taxes = taxesOf(lines, summary);
  if (taxes === null) return null;
  return sumByRate([...taxes.lines, ...deliveryShares(taxes.delivery, summary.delivery)]);
}
