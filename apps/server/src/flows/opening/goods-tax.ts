import type { GoodsTaxView } from '@ilaneer/contract/staff/catalogue/goods-tax';
import { indiaDay } from '@ilaneer/domain/india-day';
import { GST_BASIS_POINTS } from '@ilaneer/domain/pricing/gst-rate';
import { rateTable, rowFor } from '@ilaneer/domain/pricing/rate-table';
import type { TaxRateTableDeps } from './tax-rates.ts';

export function goodsTax({
  settings,
  rateEntries,
  now,
}: Pick<TaxRateTableDeps, 'settings' | 'rateEntries' | 'now'>): GoodsTaxView {
  const { tax, rates } = settings.sections();
  const table = rateTable(rateEntries, rates.values.rows);
  const day = indiaDay(now());
  return {
    pricesInclude: tax.values.prices === 'inclusive',
    flatPercent: tax.values.mode === 'hsn' ? null : GST_BASIS_POINTS / 100,
    rates: table
      .filter((row) => rowFor(table, row.hsn, day) === row)
      .map(({ hsn, goods, percent, upToRupees }) => ({ hsn, goods, percent, upToRupees })),
  };
}
