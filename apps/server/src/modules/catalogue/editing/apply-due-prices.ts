import type { Database } from '../../../db/connect.ts';
import { afterCommit, transactAll } from '../../../db/transact.ts';
import { oneByOne } from '../../../jobs/one-by-one.ts';
import { ratesNow } from '../../tax-rate/tax-rate.ts';
import { columnsOf, fromColumnsOf, priceProblems } from './change-prices.ts';
import type { EditingDeps } from './edit-product.ts';
import {
  findDueChanges,
  lockVariants,
  lockWaitingChange,
  updatePriceChange,
  writePrices,
} from './price-repository.ts';
import { pricesOf } from './product-rows.ts';

/** Applies scheduled prices; drops those now above MRP, with the reason (CATALOGUE-35). */
export async function applyDuePrices(deps: EditingDeps): Promise<void> {
  const due = await findDueChanges(deps.db, deps.now());
  await oneByOne(due, 'prices whose time has come did not take effect', ({ id }) =>
    transactAll(deps.db, (tx) => applyDuePrice(tx, deps, id)),
  );
}

async function applyDuePrice(tx: Database, deps: EditingDeps, id: string): Promise<void> {
  const change = await lockWaitingChange(tx, id);
  if (change === null) return;
  const [priced] = await lockVariants(tx, [change.variantId]);
  if (priced === undefined) return;
  const at = deps.now();
  const wanted = pricesOf(change);
  const [problem] = priceProblems(wanted, priced.hsnCode, ratesNow(deps));
  if (problem !== undefined) {
    const { message } = problem;
    deps.log.warn({ sku: priced.variant.sku, problem: message }, 'a price did not take effect');
    await updatePriceChange(tx, id, { droppedAt: at, droppedWhy: message });
    return;
  }
  await writePrices(tx, change.variantId, columnsOf(wanted), at);
  await updatePriceChange(tx, id, { ...fromColumnsOf(priced), appliedAt: at });
  afterCommit(tx, deps.catalogue.markStale);
}
