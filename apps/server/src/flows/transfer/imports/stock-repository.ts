import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { productVariants, variantLockOrder } from '../../../db/schema/catalogue/catalogue.ts';
import { batches } from '../../../db/schema/stock/stock.ts';

/** By SKU; `lock`: in lock order. */
export async function findShelves(db: Database, skus: readonly string[], lock: 'locked' | 'read') {
  const { id, sku, onHand, stock } = productVariants;
  const reading = db
    .select({ variantId: id, sku, onHand, forSale: stock })
    .from(productVariants)
    .where(sql`${sku} = any(${sql.param([...skus])})`)
    .orderBy(variantLockOrder);
  const variants = await (lock === 'locked' ? reading.for('no key update') : reading);
  const ids = variants.map(({ variantId }) => variantId);
  const ofBatches = db
    .select()
    .from(batches)
    .where(ids.length === 0 ? sql`false` : inArray(batches.variantId, ids))
    .orderBy(asc(batches.id));
  const found = await (lock === 'locked' ? ofBatches.for('no key update') : ofBatches);
  const byVariant = Map.groupBy(found, ({ variantId }) => variantId);
  return variants.map((variant) => ({ ...variant, batches: byVariant.get(variant.variantId) ?? [] }));
}

export type VariantShelf = Awaited<ReturnType<typeof findShelves>>[number];
