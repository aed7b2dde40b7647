import type { StockLevels } from '@ilaneer/domain/stock/movement';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

/** What there is of a variant, with what staff know it by. */
export type StockRow = StockLevels & {
  readonly variantId: string;
  readonly productId: string;
  readonly productName: string;
  readonly variantName: string;
  readonly sku: string;
  readonly barcode: string | null;
  readonly picture: string;
  readonly isFood: boolean;
  readonly isSold: boolean;
  readonly shelfLifeDays: number | null;
  readonly withoutBatch: number;
  readonly batches: number;
  readonly onlyBatchId: string | null;
  readonly nextBestBefore: string | null;
  readonly lowStockAt: number | null;
  readonly mrpPaise: number;
  readonly version: number;
};

/** Which variants are meant. */
export type StockFilter = {
  readonly search?: string;
  readonly level?: 'low' | 'out' | 'held';
  readonly goods?: 'food' | 'other';
  /** Whole SKUs, barcodes or batch codes. */
  readonly codes?: readonly string[];
  readonly variantIds?: readonly string[];
};

type StockWindow = { readonly after: string | null; readonly isDown: boolean; readonly most: number };

const ROW = sql`
  v.id as "variantId", v.product_id as "productId", p.name as "productName", v.name as "variantName", v.sku, v.barcode, v.picture,
  not p.merchandise as "isFood", p.active and v.active as "isSold", p.shelf_life_days as "shelfLifeDays", v.on_hand as "onHand", v.stock as "forSale",
  coalesce(b.held, 0)::int as held, (v.on_hand - v.stock - coalesce(b.held, 0))::int as reserved,
  (v.on_hand - coalesce(b.on_hand, 0))::int as "withoutBatch", coalesce(b.count, 0)::int as batches,
  case when b.count = 1 and b.on_hand = v.on_hand then b.only end as "onlyBatchId",
  b.next::text as "nextBestBefore", v.low_stock_at as "lowStockAt", v.mrp_paise as "mrpPaise", v.version`;

const FROM = sql`
  from product_variants v
  join products p on p.id = v.product_id
  left join lateral (
    select sum(on_hand) as on_hand, sum(held) as held, count(*) as count, min(id) as only, min(best_before) as next
    from batches where variant_id = v.id and on_hand > 0
  ) b on true`;

export async function findStock(db: Database, variantId: string): Promise<StockRow | null> {
  const { rows } = await db.execute<StockRow>(sql`select ${ROW} ${FROM} where v.id = ${variantId}`);
  return rows[0] ?? null;
}

/** Variants by SKU, up or down, from behind a SKU on; at most so many. */
export async function pageStock(db: Database, filter: StockFilter, window: StockWindow): Promise<StockRow[]> {
  const { rows } = await db.execute<StockRow>(stockPage(filter, window));
  return rows;
}

function stockPage(filter: StockFilter, { after, isDown, most }: StockWindow): SQL {
  const place = isDown ? sql`v.sku < ${after}` : sql`v.sku > ${after}`;
  return sql`
    select ${ROW} ${FROM}
    where ${matches(filter)} and ${after === null ? sql`true` : place}
    order by v.sku ${isDown ? sql`desc` : sql`asc`} limit ${most}`;
}

/** How many variants fit, counted no further than `most`. */
export async function countStock(db: Database, filter: StockFilter, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from product_variants v join products p on p.id = v.product_id where ${matches(filter)} limit ${most}) as found`);
  return rows[0]?.count ?? 0;
}

const LEVELS = {
  low: sql`v.low_stock_at is not null and v.stock <= v.low_stock_at`,
  out: sql`v.id in (select variant_id from sold_out_variants)`,
  held: sql`v.id in (select variant_id from batches where held > 0)`,
} as const;

/** Ids are gathered first, each kind by its own index. */
function matches({ search = '', level, goods, codes, variantIds }: StockFilter): SQL {
  const parts = [sql`true`];
  const words = search.trim().toLowerCase();
  if (words !== '') {
    const part = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
    parts.push(sql`v.id = any(array(
      select id from product_variants where lower(sku) like ${part}
      union all select id from product_variants where lower(name) like ${part}
      union all select id from product_variants where product_id = any(array(
        select id from products where lower(name) like ${part}))))`);
  }
  if (level !== undefined) parts.push(LEVELS[level]);
  if (goods !== undefined) parts.push(goods === 'food' ? sql`not p.merchandise` : sql`p.merchandise`);
  if (codes !== undefined) {
    const inCapitals = codes.map((code) => code.toUpperCase());
    parts.push(sql`v.id = any(array(
      select id from product_variants where sku = any(${sql.param(codes)})
      union all select id from product_variants where barcode = any(${sql.param(codes)})
      union all select variant_id from batches where code = any(${sql.param(inCapitals)})))`);
  }
  if (variantIds !== undefined) parts.push(sql`v.id = any(${sql.param(variantIds)})`);
  return sql.join(parts, sql` and `);
}
