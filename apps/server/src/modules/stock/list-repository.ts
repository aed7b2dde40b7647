import type { StockLevels } from '@ilaneer/domain/stock/movement';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import {
  beginningWith,
  bestFirst,
  holding,
  lookUp,
  type Matched,
  type TextMatch,
} from '../../db/text-search.ts';

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
  readonly pricePaise: number;
  readonly version: number;
  readonly hsnCode: string;
  /** Null without batches. */
  readonly lowestMrpPaise: number | null;
};

export type StockFilter = {
  readonly search?: string;
  readonly level?: 'low' | 'out' | 'held';
  readonly goods?: 'food' | 'other';
  readonly isSold?: true;
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
  b.next::text as "nextBestBefore", v.low_stock_at as "lowStockAt", v.mrp_paise as "mrpPaise", v.price_paise as "pricePaise", v.version,
  p.hsn_code as "hsnCode", b.lowest_mrp as "lowestMrpPaise"`;

const VARIANTS = sql`product_variants v join products p on p.id = v.product_id`;

const BATCHES = sql`
  left join lateral (
    select sum(on_hand) as on_hand, sum(held) as held, count(*) as count, min(id) as only, min(best_before) as next, min(mrp_paise)::float8 as lowest_mrp
    from batches where variant_id = v.id and on_hand > 0
  ) b on true`;

export async function findStock(db: Database, variantId: string): Promise<StockRow | null> {
  const { rows } = await db.execute<StockRow>(
    sql`select ${ROW} from ${VARIANTS} ${BATCHES} where v.id = ${variantId}`,
  );
  return rows[0] ?? null;
}

export async function findStocks(
  db: Database,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, StockRow>> {
  const ids = sql.param([...variantIds]);
  const { rows } = await db.execute<StockRow>(
    sql`select ${ROW} from ${VARIANTS} ${BATCHES} where v.id = any(${ids})`,
  );
  return new Map(rows.map((row) => [row.variantId, row]));
}

/** By SKU, keyset, with a limited count. */
export async function listStock(
  db: Database,
  filter: StockFilter,
  window: StockWindow,
  mostCounted: number,
): Promise<{ readonly rows: StockRow[]; readonly counted: number }> {
  const found = await matched(db, filter);
  const [rows, counted] = await Promise.all([
    pageOf(db, filter, found, window),
    countOf(db, filter, found, mostCounted),
  ]);
  return { rows, counted };
}

/** By match quality (code, name, prefix, rest), then SKU. */
export async function bestStock(db: Database, filter: StockFilter, most: number): Promise<StockRow[]> {
  const words = wordsOf(filter);
  const window = { after: null, isDown: false };
  if (words === '') return pageOf(db, filter, null, { ...window, most });
  return bestFirst(matchesOf(words), most, async (match, without: readonly StockRow[], missing) => {
    const found = await lookUp(db, match, VARIANT_ID);
    const others = sql`v.id <> all(${sql.param(without.map(({ variantId }) => variantId))})`;
    const condition = sql`${found.condition} and ${others}`;
    return pageOf(db, filter, { ...found, condition }, { ...window, most: missing });
  });
}

const VARIANT_ID = sql`v.id`;

async function pageOf(
  db: Database,
  filter: StockFilter,
  found: Matched | null,
  { after, isDown, most }: StockWindow,
): Promise<StockRow[]> {
  const place = isDown ? sql`v.sku < ${after}` : sql`v.sku > ${after}`;
  const order = sql`order by v.sku ${isDown ? sql`desc` : sql`asc`}`;
  // Details for the page's rows only.
  const { rows } = await db.execute<StockRow>(sql`
    select ${ROW} from (
      select v.id from ${VARIANTS} where ${conditions(filter, found)} and ${after === null ? sql`true` : place}
      ${order} limit ${most}
    ) page join product_variants v on v.id = page.id join products p on p.id = v.product_id ${BATCHES}
    ${order}`);
  return rows;
}

async function countOf(
  db: Database,
  filter: StockFilter,
  found: Matched | null,
  most: number,
): Promise<number> {
  const { search: _, ...others } = filter;
  const isSearchAlone = Object.values(others).every((value) => value === undefined);
  if (found !== null && isSearchAlone && (found.isAll || found.atLeast >= most)) {
    return Math.min(found.atLeast, most);
  }
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from ${VARIANTS} where ${conditions(filter, found)} limit ${most}) as found`);
  return rows[0]?.count ?? 0;
}

const LEVELS = {
  low: sql`v.low_stock_at is not null and v.stock <= v.low_stock_at`,
  out: sql`v.id in (select variant_id from sold_out_variants)`,
  held: sql`v.id in (select variant_id from batches where held > 0)`,
} as const;

function conditions({ level, goods, isSold, codes, variantIds }: StockFilter, found: Matched | null): SQL {
  const parts = [found?.condition ?? sql`true`];
  if (level !== undefined) parts.push(LEVELS[level]);
  if (goods !== undefined) parts.push(goods === 'food' ? sql`not p.merchandise` : sql`p.merchandise`);
  if (isSold === true) parts.push(sql`p.active and v.active`);
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

async function matched(db: Database, filter: StockFilter): Promise<Matched | null> {
  const words = wordsOf(filter);
  return words === '' ? null : lookUp(db, anywhere(words), VARIANT_ID);
}

function wordsOf({ search = '' }: StockFilter): string {
  return search.trim().toLowerCase();
}

/** Conditions per field. */
type Compared = Partial<Record<'code' | 'variantName' | 'productName', (column: SQL) => SQL>>;

function matchesOf(words: string): readonly TextMatch[] {
  const equals = (column: SQL) => sql`${column} = ${words}`;
  const begins = (column: SQL) => sql`${column} like ${beginningWith(words)}`;
  return [
    match({ code: equals }, words),
    match({ productName: equals }),
    match({ code: begins, variantName: begins, productName: begins }),
    anywhere(words),
  ];
}

function anywhere(words: string): TextMatch {
  const holds = (column: SQL) => sql`${column} like ${holding(words)}`;
  return match({ code: holds, variantName: holds, productName: holds }, words);
}

function match({ code, variantName, productName }: Compared, barcode?: string): TextMatch {
  const ids: SQL[] = [];
  const tests: SQL[] = [];
  const ofVariant = (passes: SQL) => {
    ids.push(sql`select v.id from product_variants v where ${passes}`);
    tests.push(passes);
  };
  if (barcode !== undefined) ofVariant(sql`v.barcode = ${barcode}`);
  if (code !== undefined) ofVariant(code(sql`lower(v.sku)`));
  if (variantName !== undefined) ofVariant(variantName(sql`lower(v.name)`));
  if (productName !== undefined) {
    const passes = productName(sql`lower(p.name)`);
    // OFFSET 0 forces the per-product lookup regardless of estimates.
    ids.push(sql`
      select v.id from (select p.id from products p where ${passes} offset 0) p
      cross join lateral (select v.id from product_variants v where v.product_id = p.id offset 0) v`);
    tests.push(passes);
  }
  return { ids: sql.join(ids, sql` union all `), test: sql`(${sql.join(tests, sql` or `)})` };
}
