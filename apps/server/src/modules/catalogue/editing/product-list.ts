import type { ProductRowView, VariantRowView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import type { PRODUCT_LIST_ORDERS, STOCK_FILTERS } from '@ilaneer/contract/staff/catalogue/products';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import type { ProductState } from '@ilaneer/domain/product/product-state';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { bestFirst, lookUp, type Matched } from '../../../db/text-search.ts';
import { type Keys, ROWS_TO_COUNT, ROWS_TO_READ } from '../../../http/lists/keyset.ts';
import { rankAnswers } from '../../search/search.ts';
import { pictureUrl } from '../picture-url.ts';
import { anywhere, beginningWithCode, byCode, namedVariants, readStaffSearch } from './product-text.ts';

export type ProductSearch = {
  readonly search: string;
  readonly state: ProductState | null;
  /** Includes subcategories. */
  readonly category: string | null;
  readonly stock: (typeof STOCK_FILTERS)[number] | null;
  readonly incomplete: boolean;
};

export type ProductSort = (typeof PRODUCT_LIST_ORDERS)[number];

type Found<Row> = { readonly rows: Row[]; readonly counted: number };

/** Sort orders with an index each; names by bytes, as indexed. */
const ORDERS: Readonly<
  Record<ProductSort, { readonly key: SQL; readonly order: SQL; readonly place: (keys: Keys) => SQL }>
> = {
  name: {
    key: sql`p.name`,
    order: sql`p.name, p.id`,
    place: ([name = '', id = '']) => sql`(p.name, p.id) > (${name}, ${id})`,
  },
  newest: {
    key: sql`p.created_at::text`,
    order: sql`p.created_at desc, p.id desc`,
    place: ([at = '', id = '']) => sql`(p.created_at, p.id) < (${at}::timestamptz, ${id})`,
  },
  changed: {
    key: sql`p.updated_at::text`,
    order: sql`p.updated_at desc, p.id desc`,
    place: ([at = '', id = '']) => sql`(p.updated_at, p.id) < (${at}::timestamptz, ${id})`,
  },
};

export type ListedProduct = { readonly view: ProductRowView; readonly keys: Keys };

export async function listProductRows(
  db: Database,
  asked: ProductSearch,
  sort: ProductSort,
  after: Keys | null,
): Promise<Found<ListedProduct>> {
  const found = await matched(db, asked);
  const [page, counted] = await Promise.all([
    db.execute<RawProduct>(productPage(asked, found, sort, after)),
    db.execute<{ count: number }>(sql`select count(*)::int as count from (
      select from products p where ${conditions(asked, found)} limit ${ROWS_TO_COUNT}) found`),
  ]);
  return {
    rows: page.rows.map((row) => ({ view: toRow(row), keys: [row.key, row.id] })),
    counted: counted.rows[0]?.count ?? 0,
  };
}

export type BestProduct = ProductRowView & { readonly namedVariant: string | null };

/** Whole SKU or barcode, then search order, then other SKUs. */
export async function bestProducts(db: Database, text: string, most: number): Promise<BestProduct[]> {
  const asked = { search: text, state: null, category: null, stock: null, incomplete: false };
  const words = wordsOf(asked);
  const search = await readStaffSearch(db, words);
  const readings = search?.readings ?? [];
  const ranked = readings.length === 0 ? [] : await rankAnswers(db, readings, most);
  const rows = await bestFirst(
    [byCode(words), ranked, beginningWithCode(words), anywhere(words, [])],
    most,
    async (wanted, without: readonly RawProduct[], missing) => {
      const found = 'ids' in wanted ? await lookUp(db, wanted, PRODUCT_ID) : among(wanted);
      const others = sql`p.id <> all(${sql.param(without.map(({ id }) => id))})`;
      const left = { ...found, condition: sql`${found.condition} and ${others}` };
      const read = (await db.execute<RawProduct>(productPage(asked, left, 'name', null, missing))).rows;
      return 'ids' in wanted
        ? read
        : read.toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id));
    },
  );
  const named = await namedVariants(db, rows, readings);
  return rows.map((row) => ({ ...toRow(row), namedVariant: named.get(row.id) ?? null }));
}

function among(ids: readonly string[]): Matched {
  return { condition: sql`p.id = any(${sql.param(ids)})`, atLeast: ids.length, isAll: true };
}

const PRODUCT_ID = sql`p.id`;

function productPage(
  asked: ProductSearch,
  found: Matched | null,
  sort: ProductSort,
  after: Keys | null,
  most = ROWS_TO_READ,
): SQL {
  const { key, order, place } = ORDERS[sort];
  return sql`
    select p.id, p.version, p.name, p.state, p.publish_at as "publishAt", c.name as "categoryName",
      p.pictures -> 0 ->> 'file' as picture, p.updated_at as "updatedAt", ${key} as key,
      sold.variants, sold.stock, sold."from", sold."to",
      (select cardinality(missing) from product_checks where product_id = p.id) as missing
    from (select * from products p where ${conditions(asked, found)} ${after === null ? sql`` : sql`and ${place(after)}`}
      order by ${order} limit ${most}) p
    join categories c on c.id = p.category_id
    cross join lateral (
      select count(*)::int as variants, coalesce(sum(v.stock), 0)::int as stock, min(v.price_paise) as "from",
        max(v.price_paise) as "to"
      from product_variants v where v.product_id = p.id and v.active) sold
    order by ${order}`;
}

export async function listVariantRows(
  db: Database,
  asked: ProductSearch,
  after: Keys | null,
): Promise<Found<{ readonly view: VariantRowView; readonly keys: Keys }>> {
  const found = await matched(db, asked);
  const [page, counted] = await Promise.all([
    db.execute<RawVariant>(variantPage(asked, found, after)),
    db.execute<{ count: number }>(sql`select count(*)::int as count from (
      select from products p join product_variants v on v.product_id = p.id and v.active
      where ${conditions(asked, found)} limit ${ROWS_TO_COUNT}) found`),
  ]);
  return {
    rows: page.rows.map((row) => ({
      view: toVariantRow(row),
      keys: [row.productName, row.productId, row.position, row.id],
    })),
    counted: counted.rows[0]?.count ?? 0,
  };
}

function variantPage(asked: ProductSearch, found: Matched | null, after: Keys | null): SQL {
  const [name = '', productId = '', position = 0, id = ''] = after ?? [];
  const begins =
    after === null
      ? sql``
      : sql`and p.name >= ${name} and (p.name, p.id, v.position, v.id) > (${name}, ${productId}, ${position}, ${id})`;
  return sql`
    select ${VARIANT_COLUMNS}
    from products p join product_variants v on v.product_id = p.id and v.active
    where ${conditions(asked, found)} ${begins}
    order by p.name, p.id, v.position, v.id limit ${ROWS_TO_READ}`;
}

export async function findVariantRows(db: Database, ids: readonly string[]): Promise<VariantRowView[]> {
  const { rows } = await db.execute<RawVariant>(sql`
    select ${VARIANT_COLUMNS}
    from product_variants v join products p on p.id = v.product_id where v.id = any(${sql.param(ids)})`);
  return rows.map(toVariantRow);
}

const VARIANT_COLUMNS =
  sql.raw(`v.id, v.version, v.product_id as "productId", p.name as "productName", v.name, v.sku,
  v.barcode, v.price_paise as "price", v.original_price_paise as "originalPrice", v.mrp_paise as "mrp", v.stock,
  v.position`);

type RawProduct = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly state: ProductState;
  readonly publishAt: Date | string | null;
  readonly categoryName: string;
  readonly picture: string | null;
  readonly updatedAt: Date | string;
  readonly key: string;
  readonly variants: number;
  readonly stock: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly missing: number | null;
};

type RawVariant = VariantRowView & { readonly position: number };

const IN_STOCK = sql`exists (
  select from product_variants v where v.product_id = p.id and v.active and v.stock > 0)`;

const STOCKED = {
  in: IN_STOCK,
  out: sql`p.id = any(array(select v.product_id from sold_out_variants sold
    join product_variants v on v.id = sold.variant_id where v.active)) and not ${IN_STOCK}`,
} as const;

function conditions({ state, category, stock, incomplete }: ProductSearch, found: Matched | null): SQL {
  const wanted = [
    found === null ? null : found.condition,
    state === null ? null : sql`p.state = ${state}`,
    category === null
      ? null
      : sql`p.category_id in (select id from categories where id = ${category} or parent_id = ${category})`,
    stock === null ? null : STOCKED[stock],
    incomplete
      ? sql`p.id = any(array(select product_id from product_checks where cardinality(missing) > 0))`
      : null,
  ].filter((condition) => condition !== null);
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `);
}

async function matched(db: Database, asked: ProductSearch): Promise<Matched | null> {
  const words = wordsOf(asked);
  if (words === '') return null;
  const search = await readStaffSearch(db, words);
  return lookUp(db, anywhere(words, search?.readings ?? []), PRODUCT_ID);
}

function wordsOf({ search }: ProductSearch): string {
  return search.trim().toLowerCase();
}

function toRow({ from, to, picture, publishAt, updatedAt, key: _, ...row }: RawProduct): ProductRowView {
  return {
    ...row,
    picture: picture === null ? null : pictureUrl(picture),
    publishAt: publishAt === null ? null : new Date(publishAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
    priceFrom: from === null ? null : rupeesFromPaise(paise(from)),
    priceTo: to === null ? null : rupeesFromPaise(paise(to)),
  };
}

function toVariantRow({ position: _, price, originalPrice, mrp, ...row }: RawVariant): VariantRowView {
  return {
    ...row,
    price: rupeesFromPaise(paise(price)),
    originalPrice: rupeesFromPaise(paise(originalPrice)),
    mrp: rupeesFromPaise(paise(mrp)),
  };
}
