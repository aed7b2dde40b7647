import { indiaDay } from '@ilaneer/domain/india-day';
import type { RateEntry } from '@ilaneer/domain/pricing/rate-table';
import type { RatesSetting, TaxSetting } from '@ilaneer/domain/setting/settings';
import fc from 'fast-check';
import { ratesOfShop, type TaxRateDeps } from '../../src/modules/tax-rate/rate-of-hsn.ts';

/** How a ledger's goods are taxed: the rates of the release, which its staff change. */
export type LedgerTax = { readonly ofRelease: readonly RateEntry[]; readonly tax: TaxSetting };

/** What the packs and the bags of the ledger are by law. */
const HSN_CODES = { packs: '20098990', bags: '42029200' } as const;

/** Staff say another rate, and the order leaves at once: chance alone hardly ever has one leave after it. */
export const rateChange = fc.record({
  do: fc.constant('the rate changes' as const),
  of: fc.constantFrom('packs' as const, 'bags' as const),
  percent: fc.constantFrom(0, 5, 12, 18),
  leavesThen: fc.constantFrom(true, false, false),
});

/** The rates of a shop whose staff say others from today on (PRICING-33); at the flat rate on top without a tax. */
export function changingRates(taxed: LedgerTax | null, now: () => Date) {
  let values: RatesSetting = { rows: [] };
  const known: TaxRateDeps['hsnRates'] =
    taxed === null
      ? () => null
      : ratesOfShop(taxed.ofRelease, () => ({ tax: { values: taxed.tax }, rates: { values } }));
  return {
    known,
    change: ({ of, percent }: { readonly of: keyof typeof HSN_CODES; readonly percent: number }) => {
      const row = {
        ...{ hsn: HSN_CODES[of], from: indiaDay(now()), percent, goods: of },
        ...{ upToRupees: null, percentAbove: null },
        ...{ confirmedBy: 'CA Meera Nair', confirmedAt: now().toISOString() },
      };
      values = { rows: [...values.rows, row] };
    },
  };
}
