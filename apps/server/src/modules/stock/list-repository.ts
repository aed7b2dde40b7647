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
  readonly picture: string;
  readonly isFood: boolean;
  readonly isSold: boolean;
  readonly withoutBatch: number;
  readonly batches: number;
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
  /** A whole SKU. */
  readonly code?: string;
};

const ROW = sql`
  v.id as "variantId", v.product_id as "productId", p.name as "productName", v.name as "variantName", v.sku, v.picture,
  not p.merchandise as "isFood", p.active and v.active as "isSold", v.on_hand as "onHand", v.stock as "forSale",
  coalesce(b.held, 0)::int as held, (v.on_hand - v.stock - coalesce(b.held, 0))::int as reserved,
  (v.on_hand - coalesce(b.on_hand, 0))::int as "withoutBatch", coalesce(b.count, 0)::int as batches,
  b.next::text as "nextBestBefore", v.low_stock_at as "lowStockAt", v.mrp_paise as "mrpPaise", v.version`;

const JOINS = sql`
  join products p on p.id = v.product_id
  left join lateral (
    select sum(on_hand) as on_hand, sum(held) as held, count(*) as count, min(best_before) as next
    from batches where variant_id = v.id and on_hand > 0
  ) b on true`;

export async function findStock(db: Database, variantId: string): Promise<StockRow | null> {
  const { rows } = await db.execute<StockRow>(sql`
    select ${ROW} from product_variants v ${JOINS} where v.id = ${variantId}`);
  return rows[0] ?? null;
}

/** Variants by SKU, up or down, from behind a SKU on; at most so many. */
export async function pageStock(
  db: Database,
  filter: StockFilter,
  { after, isDown, most }: { readonly after: string | null; readonly isDown: boolean; readonly most: number },
): Promise<StockRow[]> {
  const direction = isDown ? sql`desc` : sql`asc`;
  const place = isDown ? sql`v.sku < ${after}` : sql`v.sku > ${after}`;
  const { rows } = await db.execute<StockRow>(sql`
    select ${ROW} from (
      select * from product_variants v where ${matches(filter)} and ${after === null ? sql`true` : place}
      order by v.sku ${direction} limit ${most}) v
    ${JOINS} order by v.sku ${direction}`);
  return rows;
}

/** How many variants fit, counted no further than `most`. */
export async function countStock(db: Database, filter: StockFilter, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from product_variants v where ${matches(filter)} limit ${most}) as found`);
  return rows[0]?.count ?? 0;
}

/** The ids of variants that hold a text in their SKU or name, or in that of their product; each list has an index. */
export function variantsHolding(text: string): SQL {
  const part = `%${text
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`array(
    select id from product_variants where lower(sku) like ${part}
    union all select id from product_variants where lower(name) like ${part}
    union all select id from product_variants
      where product_id = any(array(select id from products where lower(name) like ${part})))`;
}

// Of the variant alone, so that only those of a page are looked at closer. What has an index is asked for first, in a
// list of its own; stock itself has none, which every order would have to write.
function matches({ search = '', level, goods, code }: StockFilter): SQL {
  const levels = {
    low: sql`v.low_stock_at is not null and v.stock <= v.low_stock_at`,
    out: sql`v.stock = 0`,
    held: sql`v.id = any(array(select variant_id from batches where held > 0))`,
  };
  const parts = [sql`true`];
  if (search.trim() !== '') parts.push(sql`v.id = any(${variantsHolding(search)})`);
  if (level !== undefined) parts.push(levels[level]);
  if (goods !== undefined) {
    parts.push(
      sql`v.product_id = any(array(select id from products where merchandise = ${goods === 'other'}))`,
    );
  }
  if (code !== undefined) parts.push(sql`v.sku = ${code.trim()}`);
  return sql.join(parts, sql` and `);
}
