import { type Paise, paise, sumPaise } from '../money.ts';
import { basisPointsFor, type GstRate } from './gst-rate.ts';
import type { HsnRates } from './hsn-rates.ts';
import type { GstHeads } from './split-gst.ts';

/** `exclusive`: GST is added. `inclusive`: prices include it (PRICING-22). */
export const PRICE_MODES = ['exclusive', 'inclusive'] as const;
export type PriceMode = (typeof PRICE_MODES)[number];

/** Per line and head (PRICING-29), or once per rate in older orders. An order keeps its method. */
export const GST_INSIDE = ['by line', 'by rate'] as const;
export type GstInside = (typeof GST_INSIDE)[number];

export function isIncluded(rate: GstRate | undefined): boolean {
  return rate?.isIncluded === true;
}

export function modeOf(rate: GstRate | undefined): PriceMode {
  return isIncluded(rate) ? 'inclusive' : 'exclusive';
}

export function rateIn<Rate extends GstRate>(mode: PriceMode, { isIncluded: _, ...rate }: Rate): Rate {
  // Re-adds or omits the optional field.
  return (mode === 'inclusive' ? { ...rate, isIncluded: true } : rate) as Rate;
}

/** One rate for all HSN codes. */
export function oneRateForAll(rate: GstRate): HsnRates {
  return [{ ...rate, hsn: '', from: '2017-07-01' }];
}

/** Amount without its GST: amount × 100 / (100 + rate), rounded half up. */
export function taxableWithin(amount: Paise, basisPoints: number): Paise {
  const whole = 10_000 + basisPoints;
  return paise(Math.floor((amount * 20_000 + whole) / (2 * whole)));
}

/** Per head amount × its rate / (100 + total rate), half up (CGST Rule 35). The rest is the taxable value. */
export function taxWithin(amount: Paise, basisPoints: number, heads: GstHeads): Paise {
  const whole = heads * (10_000 + basisPoints);
  return paise(heads * Math.floor((2 * amount * basisPoints + whole) / (2 * whole)));
}

/** Unit price with all taxes. */
export function paidFor(price: Paise, rate: GstRate): Paise {
  if (isIncluded(rate)) return price;
  return sumPaise(price, gstOn(price, basisPointsFor(rate, price, 1)));
}

/** Converts a current price to another order's mode, keeping the price with GST (PRICING-27). */
export function priceIn(mode: PriceMode, price: Paise, rate: GstRate): Paise {
  if (modeOf(rate) === mode) return price;
  if (mode === 'inclusive') return paidFor(price, rate);
  return taxableWithin(price, basisPointsFor(rate, price, 1));
}

function gstOn(amount: Paise, basisPoints: number): Paise {
  return paise(Math.floor((amount * basisPoints + 5_000) / 10_000));
}
