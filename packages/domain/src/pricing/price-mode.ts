import { type Paise, paise, sumPaise } from '../money.ts';
import { basisPointsFor, type GstRate } from './gst-rate.ts';
import type { HsnRates } from './hsn-rates.ts';
import type { GstHeads } from './split-gst.ts';

/** `exclusive`: GST comes on top of prices. `inclusive`: a price is what is paid, its GST inside (PRICING-22). */
export const PRICE_MODES = ['exclusive', 'inclusive'] as const;
export type PriceMode = (typeof PRICE_MODES)[number];

/**
 * How an order's GST inside its prices was worked back: each line by itself, head by head (PRICING-29), or, as it was
 * before that, once on everything of a rate. An order keeps to one, as its documents and the books do.
 */
export const GST_INSIDE = ['by line', 'by rate'] as const;
export type GstInside = (typeof GST_INSIDE)[number];

export function isIncluded(rate: GstRate | undefined): boolean {
  return rate?.isIncluded === true;
}

export function modeOf(rate: GstRate | undefined): PriceMode {
  return isIncluded(rate) ? 'inclusive' : 'exclusive';
}

/** The same rate of goods whose price has its GST inside, or not. */
export function rateIn<Rate extends GstRate>(mode: PriceMode, { isIncluded: _, ...rate }: Rate): Rate {
  // What was taken off is put back or was optional.
  return (mode === 'inclusive' ? { ...rate, isIncluded: true } : rate) as Rate;
}

/** One rate for goods of every HSN code, as a table of rates. */
export function oneRateForAll(rate: GstRate): HsnRates {
  return [{ ...rate, hsn: '', from: '2017-07-01' }];
}

/** What an amount with GST is without it: amount x 100 / (100 + rate), rounded half up. */
export function taxableWithin(amount: Paise, basisPoints: number): Paise {
  const whole = 10_000 + basisPoints;
  return paise(Math.floor((amount * 20_000 + whole) / (2 * whole)));
}

/**
 * The GST inside an amount: each head is amount x its part of the rate / (100 + rate), rounded half up (CGST Rule 35). The
 * rest of the amount is its taxable value, and nothing is rounded off.
 */
export function taxWithin(amount: Paise, basisPoints: number, heads: GstHeads): Paise {
  const whole = heads * (10_000 + basisPoints);
  return paise(heads * Math.floor((2 * amount * basisPoints + whole) / (2 * whole)));
}

/** What a piece of a price comes to with all taxes: the price itself where its GST is inside. */
export function paidFor(price: Paise, rate: GstRate): Paise {
  if (isIncluded(rate)) return price;
  return sumPaise(price, gstOn(price, basisPointsFor(rate, price, 1)));
}

/** A price of today as an order of another mode counts it, so that a piece costs the same with its GST (PRICING-27). */
export function priceIn(mode: PriceMode, price: Paise, rate: GstRate): Paise {
  if (modeOf(rate) === mode) return price;
  if (mode === 'inclusive') return paidFor(price, rate);
  return taxableWithin(price, basisPointsFor(rate, price, 1));
}

function gstOn(amount: Paise, basisPoints: number): Paise {
  return paise(Math.floor((amount * basisPoints + 5_000) / 10_000));
}
