import { indiaDay } from '@ilaneer/domain/india-day';
import type { Paise } from '@ilaneer/domain/money';
import { basisPointsFor, type GstRate } from '@ilaneer/domain/pricing/gst-rate';
import { type HsnRates, hsnRate } from '@ilaneer/domain/pricing/hsn-rates';
import { GST_BASIS_POINTS } from '@ilaneer/domain/pricing/price-cart';

/** What goods of an HSN code bear; undefined at the flat 18 %, null when no rate is known: they cannot be sold then. */
export type RateOfHsn = (hsnCode: string) => GstRate | undefined | null;

/** Every rate that the shop knows, null at the flat 18 %, and its clock. */
export type ShopRates = { readonly hsnRates: HsnRates | null; readonly now: () => Date };

/** The rates of the shop as they are now. */
export function ratesNow({ hsnRates, now }: ShopRates): RateOfHsn {
  return ratesAt(hsnRates, now());
}

/** The rates at a moment. */
export function ratesAt(rates: HsnRates | null, at: Date): RateOfHsn {
  if (rates === null) return () => undefined;
  const day = indiaDay(at);
  return (hsnCode) => hsnRate(rates, hsnCode, day);
}

/** What is said of goods that nobody knows the tax of. */
export const NOT_FOR_SALE = 'not for sale at the moment';

/** Those of the lines whose goods cannot be taxed, and so cannot be sold. */
export function unratedLines<Line extends { readonly hsnCode: string }>(
  lines: readonly Line[],
  rateOf: RateOfHsn,
): Line[] {
  return lines.filter(({ hsnCode }) => rateOf(hsnCode) === null);
}

/** What a piece at a price bears, in percent as clients read it. */
export function gstPercent(rate: GstRate | undefined, price: Paise): number {
  return (rate === undefined ? GST_BASIS_POINTS : basisPointsFor(rate, price, 1)) / 100;
}
