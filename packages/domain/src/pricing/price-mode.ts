import { type Paise, paise, subtractPaise, sumPaise } from '../money.ts';
import { basisPointsFor, type GstRate } from './gst-rate.ts';
import type { HsnRates } from './hsn-rates.ts';

/** `exclusive`: GST comes on top of prices. `inclusive`: a price is what is paid, its GST inside (PRICING-22). */
export const PRICE_MODES = ['exclusive', 'inclusive'] as const;
export type PriceMode = (typeof PRICE_MODES)[number];

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

/** What of an amount is taxed when its GST is inside: amount x 100 / (100 + rate), rounded half up (CGST Rule 35). */
export function taxableWithin(amount: Paise, basisPoints: number): Paise {
  const whole = 10_000 + basisPoints;
  return paise(Math.floor((amount * 20_000 + whole) / (2 * whole)));
}

/** The GST inside an amount as two equal halves together, so that it needs no round-off of its own. */
export function evenTaxWithin(amount: Paise, basisPoints: number): Paise {
  const whole = 2 * (10_000 + basisPoints);
  return paise(2 * Math.floor((2 * amount * basisPoints + whole) / (2 * whole)));
}

/** What a piece of a price comes to with all taxes: the price itself where its GST is inside. */
export function paidFor(price: Paise, rate: GstRate): Paise {
  if (isIncluded(rate)) return price;
  return sumPaise(price, gstOn(price, basisPointsFor(rate, price, 1)));
}

/** The GST of one piece at a price, inside it or on top of it. */
export function gstOfPiece(price: Paise, rate: GstRate): Paise {
  const basisPoints = basisPointsFor(rate, price, 1);
  if (!isIncluded(rate)) return gstOn(price, basisPoints);
  return subtractPaise(price, taxableWithin(price, basisPoints));
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
