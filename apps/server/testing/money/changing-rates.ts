import { indiaDay } from '@ilaneer/domain/india-day';
import type { RateEntry } from '@ilaneer/domain/pricing/rate-table';
import type { RatesSetting, TaxSetting } from '@ilaneer/domain/setting/settings';
import fc from 'fast-check';
import { ratesOfShop, type TaxRateDeps } from '../../src/modules/tax-rate/rate-of-hsn.ts';

export type LedgerTax = { readonly ofRelease: readonly RateEntry[]; readonly tax: TaxSetting };

/** HSN codes of the ledger's packs and bags. */
const HSN_CODES = { packs: '20098990', bags: '42029200' } as const;

/** With an immediate dispatch, which chance would rarely produce. */
export const rateChange = fc.record({
  do: fc.constant('the rate changes' as const),
  of: fc.constantFrom('packs' as const, 'bags' as const),
  percent: fc.constantFrom(0, 5, 12, 18),
  leavesThen: fc.constantFrom(true, false, false),
});

/** Staff rates from today (PRICING-33); flat 18 % exclusive without a tax. */
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
