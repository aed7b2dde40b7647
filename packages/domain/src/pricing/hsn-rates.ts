import type { GstRate } from './gst-rate.ts';

/** The rate of the goods whose HSN code begins so, from a day on (an ISO day, India's). */
export type HsnRate = GstRate & { readonly hsn: string; readonly from: string };

export type HsnRates = readonly HsnRate[];

/**
 * What goods of an HSN code bear on a day, or null when nothing is known of them: the longest code in force that
 * theirs begins with decides, and of several of that length the newest (PRICING-18).
 */
export function hsnRate(rates: HsnRates, hsnCode: string, day: string): HsnRate | null {
  const inForce = rates.filter(({ hsn, from }) => hsnCode.startsWith(hsn) && from <= day);
  return inForce.reduce<HsnRate | null>((best, one) => (isCloser(one, best) ? one : best), null);
}

/** The first rate that is there twice, for one code from one day on, or null. */
export function doubleRate(rates: HsnRates): HsnRate | null {
  const isDouble = (one: HsnRate, index: number) =>
    rates.findIndex(({ hsn, from }) => hsn === one.hsn && from === one.from) < index;
  return rates.find(isDouble) ?? null;
}

function isCloser(one: HsnRate, other: HsnRate | null): boolean {
  if (other === null) return true;
  return one.hsn.length === other.hsn.length ? one.from > other.from : one.hsn.length > other.hsn.length;
}
