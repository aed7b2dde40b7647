import { indiaDay } from '@ilaneer/domain/india-day';
import type { Paise } from '@ilaneer/domain/money';
import { basisPointsFor, type GstRate } from '@ilaneer/domain/pricing/gst-rate';
import { type HsnRates, hsnRate } from '@ilaneer/domain/pricing/hsn-rates';
import { GST_BASIS_POINTS } from '@ilaneer/domain/pricing/price-cart';
import type { Deps } from '../../deps/deps.ts';

/** The GST rate of an HSN code; undefined at the flat 18 %, null when none is known: such goods cannot be sold. */
export type RateOfHsn = (hsnCode: string) => GstRate | undefined | null;

/** Every rate that the shop knows, as its settings say now; null at the flat 18 %. */
export type TaxRateDeps = { readonly hsnRates: () => HsnRates | null };

export function ratesNow({ hsnRates, now }: TaxRateDeps & Pick<Deps, 'now'>): RateOfHsn {
  return ratesAt(hsnRates(), now());
}

export function ratesAt(rates: HsnRates | null, at: Date): RateOfHsn {
  if (rates === null) return () => undefined;
  const day = indiaDay(at);
  return (hsnCode) => hsnRate(rates, hsnCode, day);
}

/** The beginnings of the HSN codes whose rates are known; null at the flat 18 %, when every one is. */
export function ratedCodesAt(rates: HsnRates | null, at: Date): readonly string[] | null {
  if (rates === null) return null;
  const day = indiaDay(at);
  return [...new Set(rates.flatMap(({ hsn, from }) => (from <= day ? [hsn] : [])))];
}

/** Said of goods whose tax nobody knows. */
export const NOT_FOR_SALE = 'not for sale at the moment';

/** The lines whose goods cannot be taxed, and so cannot be sold. */
export function unratedLines<Line extends { readonly hsnCode: string }>(
  lines: readonly Line[],
  rateOf: RateOfHsn,
): Line[] {
  return lines.filter(({ hsnCode }) => rateOf(hsnCode) === null);
}

/** The GST on one piece at a price, in percent as clients read it. */
export function gstPercent(rate: GstRate | undefined, price: Paise): number {
  return (rate === undefined ? GST_BASIS_POINTS : basisPointsFor(rate, price, 1)) / 100;
}
