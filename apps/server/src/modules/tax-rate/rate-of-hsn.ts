import { priceAboveMrp } from '@ilaneer/domain/catalogue/price-with-gst';
import { indiaDay } from '@ilaneer/domain/india-day';
import { type Paise, paise } from '@ilaneer/domain/money';
import { basisPointsFor, FLAT_RATE, GST_BASIS_POINTS, type GstRate } from '@ilaneer/domain/pricing/gst-rate';
import { type HsnRates, hsnRate } from '@ilaneer/domain/pricing/hsn-rates';
import { modeOf, oneRateForAll, type PriceMode, paidFor, rateIn } from '@ilaneer/domain/pricing/price-mode';
import { type RateEntry, rateTable, toHsnRate } from '@ilaneer/domain/pricing/rate-table';
import type { RatesSetting, TaxSetting } from '@ilaneer/domain/setting/settings';
import type { Deps } from '../../deps/deps.ts';

/** Undefined: flat 18 %. Null: unknown, not sellable. */
export type RateOfHsn = (hsnCode: string) => GstRate | undefined | null;

/** Current, or as known at a moment (PRICING-33); null: flat 18 % on top. */
export type TaxRateDeps = { readonly hsnRates: (knownAt?: Date) => HsnRates | null };

/** By tax setting; the same list while unchanged. */
export function ratesBySetting(known: HsnRates): (tax: TaxSetting) => HsnRates | null {
  const inside = known.map((rate) => rateIn('inclusive', rate));
  const flatInside = oneRateForAll(rateIn('inclusive', FLAT_RATE));
  return ({ mode, prices }) => {
    if (prices === 'inclusive') return mode === 'hsn' ? inside : flatInside;
    return mode === 'hsn' ? known : null;
  };
}

export function ratesOfShop(
  ofRelease: readonly RateEntry[],
  sections: () => {
    readonly tax: { readonly values: TaxSetting };
    readonly rates: { readonly values: RatesSetting };
  },
): TaxRateDeps['hsnRates'] {
  const tableOf = (said: RatesSetting, knownAt: Date | null) =>
    ratesBySetting(rateTable(ofRelease, said.rows, knownAt).map(toHsnRate));
  let said: RatesSetting = { rows: [] };
  let ratesOf = tableOf(said, null);
  return (knownAt) => {
    const { tax, rates } = sections();
    if (knownAt !== undefined) return tableOf(rates.values, knownAt)(tax.values);
    if (rates.values !== said) {
      // Sections are new objects after any change.
      const isOther = JSON.stringify(rates.values) !== JSON.stringify(said);
      said = rates.values;
      if (isOther) ratesOf = tableOf(said, null);
    }
    return ratesOf(tax.values);
  };
}

export function ratesNow({ hsnRates, now }: TaxRateDeps & Pick<Deps, 'now'>): RateOfHsn {
  return ratesAt(hsnRates(), now());
}

export function ratesAt(rates: HsnRates | null, at: Date): RateOfHsn {
  if (rates === null) return () => undefined;
  const day = indiaDay(at);
  return (hsnCode) => hsnRate(rates, hsnCode, day);
}

/** Prefixes with a rate; null for the flat 18 %. */
export function ratedCodesAt(rates: HsnRates | null, at: Date): readonly string[] | null {
  if (rates === null) return null;
  const day = indiaDay(at);
  return [...new Set(rates.flatMap(({ hsn, from }) => (from <= day ? [hsn] : [])))];
}

/** All codes at the flat rate, even goods without a code. */
export function isFlat(rateOf: RateOfHsn): boolean {
  return rateOf('') !== null;
}

/** Whether prices have GST inside. */
export function priceModeNow({ hsnRates }: TaxRateDeps): PriceMode {
  return modeOf(hsnRates()?.[0]);
}

/** Unknown tax, or above MRP. */
export const NOT_FOR_SALE = 'not for sale at the moment';

type Goods = { readonly hsnCode: string; readonly pricePaise: number; readonly mrpPaise: number };

/** Known rate, and within MRP (PRICING-28). */
export function isSellable({ hsnCode, pricePaise, mrpPaise }: Goods, rateOf: RateOfHsn): boolean {
  const rate = rateOf(hsnCode);
  if (rate === null) return false;
  return priceAboveMrp(paise(pricePaise), rate ?? FLAT_RATE, paise(mrpPaise)) === null;
}

/** Price with GST; without it if the rate is unknown. */
export function paidToday(
  { hsnCode, pricePaise }: Pick<Goods, 'hsnCode' | 'pricePaise'>,
  rateOf: RateOfHsn,
): Paise {
  const rate = rateOf(hsnCode);
  return rate === null ? paise(pricePaise) : paidFor(paise(pricePaise), rate ?? FLAT_RATE);
}

export function unsellableLines<Line extends Goods>(lines: readonly Line[], rateOf: RateOfHsn): Line[] {
  return lines.filter((line) => !isSellable(line, rateOf));
}

export function gstPercent(rate: GstRate | undefined, price: Paise): number {
  return (rate === undefined ? GST_BASIS_POINTS : basisPointsFor(rate, price, 1)) / 100;
}
