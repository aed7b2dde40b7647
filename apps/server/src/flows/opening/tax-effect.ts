import type { TaxEffect } from '@ilaneer/contract/staff/shop/tax-change';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { FLAT_RATE } from '@ilaneer/domain/pricing/gst-rate';
import { paidFor } from '@ilaneer/domain/pricing/price-mode';
import { type ConfirmedRate, type RateEntry, rateTable, toHsnRate } from '@ilaneer/domain/pricing/rate-table';
import type { TaxSetting } from '@ilaneer/domain/setting/settings';
import type { Deps } from '../../deps/deps.ts';
import { listActiveIds, productBatches } from '../../modules/catalogue/catalogue.ts';
import type { SettingDeps } from '../../modules/setting/setting.ts';
import {
  isSellable,
  ratesAt,
  ratesBySetting,
  ratesNow,
  type TaxRateDeps,
} from '../../modules/tax-rate/tax-rate.ts';

type EffectDeps = Pick<Deps, 'db' | 'now'> &
  SettingDeps &
  TaxRateDeps & { readonly rateEntries: readonly RateEntry[] };

const NAMED = 100;

/** PRICING-35. */
export async function effectOfTax(
  deps: EffectDeps,
  tax: TaxSetting,
  said: readonly ConfirmedRate[] = deps.settings.sections().rates.values.rows,
): Promise<TaxEffect> {
  const { db, now, rateEntries } = deps;
  const table = rateTable(rateEntries, said).map(toHsnRate);
  const [today, then] = [ratesNow(deps), ratesAt(ratesBySetting(table)(tax), now())];
  const counts = { aboveMrp: 0, withoutRate: 0 };
  const goods: TaxEffect['goods'] = [];
  for await (const products of productBatches(db, await listActiveIds(db))) {
    for (const { id, name, hsnCode, variants } of products) {
      for (const { pricePaise, mrpPaise, ...variant } of variants) {
        const priced = { hsnCode, pricePaise, mrpPaise };
        if (!isSellable(priced, today) || isSellable(priced, then)) continue;
        const rate = then(hsnCode);
        counts[rate === null ? 'withoutRate' : 'aboveMrp'] += 1;
        if (goods.length === NAMED) continue;
        const price = paise(pricePaise);
        goods.push({
          productId: id,
          variantId: variant.id,
          name: variant.name === '' ? name : `${name}, ${variant.name}`,
          sku: variant.sku,
          priceWithGst: rate === null ? null : rupeesFromPaise(paidFor(price, rate ?? FLAT_RATE)),
          mrp: rupeesFromPaise(paise(mrpPaise)),
        });
      }
    }
  }
  return { ...counts, goods };
}
