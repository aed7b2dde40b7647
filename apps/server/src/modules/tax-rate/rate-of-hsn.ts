import { indiaDay } from '@ilaneer/domain/india-day';
import type { Paise } from '@ilaneer/domain/money';
import { basisPointsFor, type GstRate } from '@ilaneer/domain/pricing/gst-rate';
import { type HsnRates, hsnRate } from '@ilaneer/domain/pricing/hsn-rates';
import { GST_BASIS_POINTS } from '@ilaneer/domain/pricing/price-cart';

/** What goods of an HSN code bear; undefined at the flat 18 %. */
export type RateOfHsn = (hsnCode: string) => GstRate | undefined;

/** Every rate that the shop knows, null at the flat 18 %, and its clock. */
export type ShopRates = { readonly hsnRates: HsnRates | null; readonly now: () => Date };

/** The rates of the shop as they are now. */
export function ratesNow({ hsnRates, now }: ShopRates): RateOfHsn {
  return ratesAt(hsnRates, now());
}

/** The rates at a moment. A code that has none is a bug: the shop does not start with such goods, nor show them. */
export function ratesAt(rates: HsnRates | null, at: Date): RateOfHsn {
  if (rates === null) return () => undefined;
  const day = indiaDay(at);
  return (hsnCode) => {
    const rate = hsnRate(rates, hsnCode, day);
    if (rate === null) throw new Error(`content/hsn-rates.json has no rate for HSN ${hsnCode} on ${day}`);
    return rate;
  };
}

/** What a piece at a price bears, in percent as clients read it. */
export function gstPercent(rate: GstRate | undefined, price: Paise): number {
  return (rate === undefined ? GST_BASIS_POINTS : basisPointsFor(rate, price, 1)) / 100;
}
