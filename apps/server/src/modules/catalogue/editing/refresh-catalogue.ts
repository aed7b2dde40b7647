import { indiaDay } from '@ilaneer/domain/india-day';
import { oneByOne } from '../../../jobs/one-by-one.ts';
import { ratesNow } from '../../tax-rate/tax-rate.ts';
import { applyDuePrices } from './apply-due-prices.ts';
import type { EditingDeps } from './edit-product.ts';
import { findProducts, findUnchecked, noteCheck } from './editing-repository.ts';
import { publishDue } from './move-product.ts';
import { missingOf } from './product-rows.ts';

const BATCH = 200;
// Ten thousand products take a few runs after midnight.
const MOST_A_RUN = 5_000;

/** Scheduled prices and publishing, and completeness checks. */
export async function refreshCatalogue(deps: EditingDeps): Promise<void> {
  await oneByOne([applyDuePrices, publishDue, recheckProducts], 'the catalogue is not in line', (keep) =>
    keep(deps),
  );
}

/** After other changes, and daily for new rates. */
async function recheckProducts(deps: EditingDeps): Promise<void> {
  const day = indiaDay(deps.now());
  const rateOf = ratesNow(deps);
  const ids = await findUnchecked(deps.db, day, MOST_A_RUN);
  for (let from = 0; from < ids.length; from += BATCH) {
    for (const edited of await findProducts(deps.db, ids.slice(from, from + BATCH))) {
      await noteCheck(deps.db, {
        productId: edited.product.id,
        missing: missingOf(edited, rateOf).map(({ field }) => field),
        checkedOn: day,
        checkedVersion: edited.product.version,
      });
    }
  }
}
