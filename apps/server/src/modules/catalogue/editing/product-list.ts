import type { ProductRowView, VariantRowView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import type { PRODUCT_LIST_ORDERS, STOCK_FILTERS } from '@ilaneer/contract/staff/catalogue/products';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { isBarcode } from '@ilaneer/domain/product/barcode';
import type { ProductState } from '@ilaneer/domain/product/product-state';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { type Keys, ROWS_TO_COUNT, ROWS_TO_READ } from '../../../http/keyset.ts';
import { pictureUrl } from '../picture-url.ts';

/** What staff look for. */
export type ProductSearch = {
  readonly search: string;
  readonly state: ProductState | null;
  /** It or one below it. */
  readonly category: string | null;
  readonly stock: (typeof STOCK_FILTERS)[number] | null;
  readonly incomplete: boolean;
};

export type ProductSort = (typeof PRODUCT_LIST_ORDERS)[number];

type Found<Row> = { readonly rows: Row[]; readonly counted: number };

/** What a list is sorted by, with an index each. Names are compared byte by byte, as the index is. */
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

/** A page of products and how many there are, as far as anybody counts. */
export async function listProductRows(
  db: Database,
  asked: ProductSearch,
  sort: ProductSort,
  after: Keys | null,
): Promise<Found<ListedProduct>> {
  const [page, counted] = await Promise.all([
    db.execute<RawProduct>(productPage(asked, sort, after)),
    db.execute<{ count: number }>(sql`select count(*)::int as count from (
      select 1 from products p where ${conditions(asked)} limit ${ROWS_TO_COUNT}) found`),
  ]);
  return {
    rows: page.rows.map((row) => ({ view: toRow(row), keys: [row.key, row.id] })),
    counted: counted.rows[0]?.count ?? 0,
  };
}

/** A few products by name, SKU or barcode. */
export async function findProductsByText(
  db: Database,
  text: string,
  limit: number,
): Promise<ProductRowView[]> {
  const asked = { search: text, state: null, category: null, stock: null, incomplete: false };
  const { rows } = await listProductRows(db, asked, 'name', null);
  return rows.slice(0, limit).map(({ view }) => view);
}

function productPage(asked: ProductSearch, sort: ProductSort, after: Keys | null): SQL {
  const { key, order, place } = ORDERS[sort];
  return sql`
    select p.id, p.version, p.name, p.state, p.publish_at as "publishAt", c.name as "categoryName",
      p.pictures -> 0 ->> 'file' as picture, p.updated_at as "updatedAt", ${key} as key,
      sold.variants, sold.stock, sold."from", sold."to",
      (select cardinality(missing) from product_checks where product_id = p.id) as missing
    from (select * from products p where ${conditions(asked)} ${after === null ? sql`` : sql`and ${place(after)}`}
      order by ${order} limit ${ROWS_TO_READ}) p
    join categories c on c.id = p.category_id
    cross join lateral (
      select count(*)::int as variants, coalesce(sum(v.stock), 0)::int as stock, min(v.price_paise) as "from",
        max(v.price_paise) as "to"
      from product_variants v where v.product_id = p.id and v.active) sold
    order by ${order}`;
}

/** A page of variants of such products, by product and place. */
export async function listVariantRows(
  db: Database,
  asked: ProductSearch,
  after: Keys | null,
): Promise<Found<{ readonly view: VariantRowView; readonly keys: Keys }>> {
  const [page, counted] = await Promise.all([
    db.execute<RawVariant>(variantPage(asked, after)),
    db.execute<{ count: number }>(sql`select count(*)::int as count from (
      select 1 from products p join product_variants v on v.product_id = p.id and v.active
      where ${conditions(asked)} limit ${ROWS_TO_COUNT}) found`),
  ]);
  return {
    rows: page.rows.map((row) => ({
      view: toVariantRow(row),
      keys: [row.productName, row.productId, row.position, row.id],
    })),
    counted: counted.rows[0]?.count ?? 0,
  };
}

function variantPage(asked: ProductSearch, after: Keys | null): SQL {
  const [name = '', productId = '', position = 0, id = ''] = after ?? [];
  const begins =
    after === null
      ? sql``
      : sql`and p.name >= ${name} and (p.name, p.id, v.position, v.id) > (${name}, ${productId}, ${position}, ${id})`;
  return sql`
    select ${VARIANT_COLUMNS}
    from products p join product_variants v on v.product_id = p.id and v.active
    where ${conditions(asked)} ${begins}
    order by p.name, p.id, v.position, v.id limit ${ROWS_TO_READ}`;
}

/** Rows of the sheet for some variants. */
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

/** Sold out is what has something to sell and nothing of it. */
const STOCKED = {
  in: IN_STOCK,
  out: sql`p.id = any(array(select v.product_id from sold_out_variants sold
    join product_variants v on v.id = sold.variant_id where v.active)) and not ${IN_STOCK}`,
} as const;

function conditions({ search, state, category, stock, incomplete }: ProductSearch): SQL {
  const wanted = [
    state === null ? null : sql`p.state = ${state}`,
    category === null
      ? null
      : sql`p.category_id in (select id from categories where id = ${category} or parent_id = ${category})`,
    stock === null ? null : STOCKED[stock],
    incomplete
      ? sql`p.id = any(array(select product_id from product_checks where cardinality(missing) > 0))`
      : null,
    ...searched(search),
  ].filter((condition) => condition !== null);
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `);
}

/** Every word in the name, or the whole as a part of an SKU, or as a barcode. */
function searched(search: string): SQL[] {
  const text = search.trim().toLowerCase();
  if (text === '') return [];
  const holds = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const inName = sql.join(
    text.split(/\s+/).map((word) => sql`lower(name) like ${holds(word)}`),
    sql` and `,
  );
  const coded = isBarcode(text)
    ? sql`union all select product_id from product_variants where barcode = ${text}`
    : sql``;
  return [
    sql`p.id = any(array(select id from products where ${inName}
      union all select product_id from product_variants where lower(sku) like ${holds(text)} ${coded}))`,
  ];
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
