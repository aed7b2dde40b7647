import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';

export type ExportedShelf = {
  readonly sku: string;
  readonly productName: string;
  readonly variantName: string;
  readonly batch: string | null;
  readonly packedOn: string | null;
  readonly bestBefore: string | null;
  readonly onHand: number;
  readonly forSale: number;
  readonly lowStockAt: number | null;
};

/** By SKU; empty batches are omitted. */
export async function shelvesToExport(
  db: Database,
  after: string,
  limit: number,
): Promise<readonly ExportedShelf[]> {
  const { rows } = await db.execute<ExportedShelf>(sql`
    with page as (
      select v.id, v.sku, p.name as "productName", v.name as "variantName", v.on_hand, v.stock, v.low_stock_at
      from product_variants v join products p on p.id = v.product_id
      where v.sku > ${after} order by v.sku limit ${limit}
    ), standing as (
      select b.* from batches b join page on page.id = b.variant_id where b.on_hand > 0
    ), loose as (
      select page.id, page.on_hand - coalesce(sum(standing.on_hand), 0)::int as on_hand, count(standing.id) as batches
      from page left join standing on standing.variant_id = page.id group by page.id, page.on_hand
    )
    select sku, "productName", "variantName", code as batch, packed_on::text as "packedOn",
      best_before::text as "bestBefore", shelf.on_hand as "onHand", stock as "forSale", low_stock_at as "lowStockAt"
    from (
      select variant_id, code, packed_on, best_before, on_hand from standing
      union all
      select id, null, null, null, on_hand from loose where on_hand > 0 or batches = 0
    ) as shelf join page on page.id = shelf.variant_id
    order by sku, best_before nulls first, code`);
  return rows;
}
