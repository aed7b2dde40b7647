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
  readonly pricePaise: number;
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
  b.next::text as "nextBestBefore", v.low_stock_at as "lowStockAt", v.mrp_paise as "mrpPaise", v.price_paise as "pricePaise", v.version`;

const FROM = sql`
  from product_variants v
  join products p on p.id = v.product_id
  left join lateral (
    select sum(on_hand) as on_hand, sum(held) as held, count(*) as count, min(best_before) as next
    from batches where variant_id = v.id and on_hand > 0
  ) b on true`;

export async function findStock(db: Database, variantId: string): Promise<StockRow | null> {
  const { rows } = await db.execute<StockRow>(sql`select ${ROW} ${FROM} where v.id = ${variantId}`);
  return rows[0] ?? null;
}

/** Variants by SKU, up or down, from behind a SKU on; at most so many. */
export async function pageStock(
  db: Database,
  filter: StockFilter,
  { after, isDown, most }: { readonly after: string | null; readonly isDown: boolean; readonly most: number },
): Promise<StockRow[]> {
  const place = isDown ? sql`v.sku < ${after}` : sql`v.sku > ${after}`;
  const { rows } = await db.execute<StockRow>(sql`
    select ${ROW} ${FROM}
    where ${matches(filter)} and ${after === null ? sql`true` : place}
    order by v.sku ${isDown ? sql`desc` : sql`asc`} limit ${most}`);
  return rows;
}

/** How many variants fit, counted no further than `most`. */
export async function countStock(db: Database, filter: StockFilter, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select 1 ${FROM} where ${matches(filter)} limit ${most}) as found`);
  return rows[0]?.count ?? 0;
}

function matches({ search = '', level, goods, code }: StockFilter): SQL {
  const levels = {
    low: sql`v.low_stock_at is not null and v.stock <= v.low_stock_at`,
    out: sql`v.stock = 0`,
    held: sql`b.held > 0`,
  };
  const parts = [sql`true`];
  if (search.trim() !== '') {
    const part = `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
    parts.push(sql`(v.sku ilike ${part} or p.name ilike ${part} or v.name ilike ${part})`);
  }
  if (level !== undefined) parts.push(levels[level]);
  if (goods !== undefined) parts.push(goods === 'food' ? sql`not p.merchandise` : sql`p.merchandise`);
  if (code !== undefined) parts.push(sql`v.sku = ${code.trim()}`);
  return sql.join(parts, sql` and `);
}
