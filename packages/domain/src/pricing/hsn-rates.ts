import type { GstRate } from './gst-rate.ts';

/** Rate of an HSN prefix from an ISO day in India. */
export type HsnRate = GstRate & { readonly hsn: string; readonly from: string };

export type HsnRates = readonly HsnRate[];

/** Rate on a day, or null: longest prefix in force, then the newest (PRICING-18). */
export function hsnRate(rates: HsnRates, hsnCode: string, day: string): HsnRate | null {
  const inForce = rates.filter(({ hsn, from }) => hsnCode.startsWith(hsn) && from <= day);
  return inForce.reduce<HsnRate | null>((best, one) => (isCloser(one, best) ? one : best), null);
}

/** First duplicate of code and day, or null. */
export function doubleRate(rates: HsnRates): HsnRate | null {
  const isDouble = (one: HsnRate, index: number) =>
    rates.findIndex(({ hsn, from }) => hsn === one.hsn && from === one.from) < index;
  return rates.find(isDouble) ?? null;
}

function isCloser(one: HsnRate, other: HsnRate | null): boolean {
  if (other === null) return true;
  return one.hsn.length === other.hsn.length ? one.from > other.from : one.hsn.length > other.hsn.length;
}
