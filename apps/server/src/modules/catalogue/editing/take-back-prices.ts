import type { Actor } from '@ilaneer/domain/actor/actor';
import { paise } from '@ilaneer/domain/money';
import type { VariantPrices } from '@ilaneer/domain/product/product-facts';
import type { Database } from '../../../db/connect.ts';
import { afterCommit } from '../../../db/transact.ts';
import { ratesNow } from '../../tax-rate/tax-rate.ts';
import { priceProblems, recordPrice, writePriceNow } from './change-prices.ts';
import type { EditingDeps } from './edit-product.ts';
import {
  findLastApplied,
  lockChangesOfImport,
  lockVariants,
  type PriceChange,
  type PricedVariant,
  updatePriceChange,
} from './price-repository.ts';
import { pricesOf } from './product-rows.ts';

export type TakenBack = {
  readonly count: number;
  /** SKUs changed since; blocks everything. */
  readonly changed: readonly string[];
  /** Invalid old prices; blocks everything. */
  readonly problems: readonly { readonly sku: string; readonly message: string }[];
};

const IMPORT_TAKEN_BACK = 'Its import was taken back';

type Back = { readonly change: PriceChange; readonly priced: PricedVariant };

/** Restores an import's prices and cancels scheduled ones: all, or none after later changes (TRANSFER-9). */
export async function takeBackPrices(
  tx: Database,
  deps: EditingDeps,
  actor: Actor,
  importId: string,
): Promise<TakenBack> {
  const changes = (await lockChangesOfImport(tx, importId)).filter(({ droppedAt }) => droppedAt === null);
  const ids = changes.map(({ variantId }) => variantId);
  const variants = new Map((await lockVariants(tx, ids)).map((priced) => [priced.variant.id, priced]));
  const last = await findLastApplied(tx, ids);
  const rateOf = ratesNow(deps);
  const applied = changes.flatMap((change): Back[] => {
    const priced = variants.get(change.variantId);
    return change.appliedAt === null || priced === undefined ? [] : [{ change, priced }];
  });
  const changed = applied
    .filter(({ change, priced }) => last.get(change.variantId) !== change.id || !costs(priced, change))
    .map(({ priced }) => priced.variant.sku);
  const problems = applied.flatMap(({ change, priced }) =>
    priceProblems(earlierOf(change), priced.hsnCode, rateOf).map(({ message }) => ({
      sku: priced.variant.sku,
      message,
    })),
  );
  if (changed.length > 0 || problems.length > 0) return { count: 0, changed, problems };
  for (const { change, priced } of applied) {
    const { price, originalPrice, mrp } = earlierOf(change);
    const wanted = { ...priced.variant, pricePaise: price, originalPricePaise: originalPrice, mrpPaise: mrp };
    const { productName } = priced;
    await writePriceNow(tx, deps, actor, { stored: priced.variant, wanted, productName });
  }
  const waiting = changes.filter(({ appliedAt }) => appliedAt === null);
  for (const change of waiting) {
    await updatePriceChange(tx, change.id, { droppedAt: deps.now(), droppedWhy: IMPORT_TAKEN_BACK });
    const priced = variants.get(change.variantId);
    if (priced === undefined) continue;
    recordPrice(tx, deps, actor, priced, {
      action: 'took back a price to come',
      before: pricesOf(change),
      after: null,
      reason: IMPORT_TAKEN_BACK,
    });
  }
  if (applied.length > 0) afterCommit(tx, deps.catalogue.markStale);
  return { count: changes.length, changed: [], problems: [] };
}

function costs({ variant }: PricedVariant, change: PriceChange): boolean {
  const [is, was] = [pricesOf(variant), pricesOf(change)];
  return is.price === was.price && is.originalPrice === was.originalPrice && is.mrp === was.mrp;
}

function earlierOf(change: PriceChange): VariantPrices {
  const { fromPricePaise, fromOriginalPricePaise, fromMrpPaise } = change;
  if (fromPricePaise === null || fromOriginalPricePaise === null || fromMrpPaise === null) {
    throw new Error(`price change ${change.id} took effect from nothing`);
  }
  return {
    price: paise(fromPricePaise),
    originalPrice: paise(fromOriginalPricePaise),
    mrp: paise(fromMrpPaise),
  };
}
