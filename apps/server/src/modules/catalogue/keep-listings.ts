import { availabilityOf } from '@ilaneer/domain/catalogue/availability';
import { isImported, originName } from '@ilaneer/domain/catalogue/origin';
import { nameKey } from '@ilaneer/domain/catalogue/product-order';
import { sql } from 'drizzle-orm';
import type { Database, PooledDatabase } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import { isSellable, type RateOfHsn } from '../tax-rate/tax-rate.ts';
import { type KindFacts, type Listing, pricePlace } from './listing-repository.ts';
import { listForListing } from './repository.ts';

// Arbitrary: serialises processes, since a concurrent later one would read stale data.
const LISTING_LOCK = 4_826_004;

// Takes some hundredths of a second.
const BATCH = 200;

/** Processes a batch of changed products; true when done. Concurrent changes are queued again. */
export async function keepListings(db: PooledDatabase, rateOf: RateOfHsn): Promise<'done' | 'more'> {
  const taken = await transactAll(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LISTING_LOCK})`);
    const ids = await takeChanges(tx);
    if (ids.length === 0) return 0;
    const listings = (await listForListing(tx, ids)).flatMap((row) => toListing(row, rateOf) ?? []);
    await writeListings(tx, listings);
    const sold = new Set(listings.map(({ productId }) => productId));
    await deleteListings(
      tx,
      ids.filter((id) => !sold.has(id)),
    );
    return ids.length;
  });
  return taken < BATCH ? 'done' : 'more';
}

type ListedProduct = Awaited<ReturnType<typeof listForListing>>[number];

function toListing(product: ListedProduct, rateOf: RateOfHsn): Listing | null {
  const [first] = product.variants;
  if (first === undefined) return null;
  const colors = [...new Set(product.variants.flatMap(({ color }) => color ?? []))].sort();
  const { categoryId, parentCategoryId, merchandise, hsnCode, countryOfOrigin } = product;
  // Lists exclude unrated codes; variants above MRP have no stock (PRICING-28).
  const isForSale = (variant: ListedProduct['variants'][number]) =>
    rateOf(hsnCode) === null || isSellable({ ...variant, hsnCode }, rateOf);
  const units = product.variants.filter(isForSale).reduce((sum, { stock }) => sum + stock, 0);
  const availability = availabilityOf(units);
  const place = pricePlace(first.pricePaise);
  const kind: KindFacts = {
    categoryId,
    parentCategoryId,
    availability,
    merchandise,
    hsnCode,
    colors,
    ...(isImported(countryOfOrigin) && { countryOfOrigin: originName(countryOfOrigin) }),
    pricePlace: place,
  };
  return {
    productId: product.id,
    categoryId,
    parentCategoryId,
    nameKey: nameKey(product.name),
    pricePaise: first.pricePaise,
    kind: JSON.stringify(kind),
    exclusive: product.exclusive,
    words: wordsOfBefore(product),
  };
}

function wordsOfBefore({ name, description, categoryName, options }: ListedProduct): string {
  const choices = options.flatMap(({ values }) => values);
  return [name, description, categoryName, ...choices].join('\n').toLowerCase();
}

// Highest GST rate.
const MOST_GST_PERCENT = 40;

/** Queues goods that new rates could move across their MRP. */
export async function noteGoodsNearMrp(db: PooledDatabase): Promise<void> {
  await db.$client.query(
    `insert into product_listing_changes (product_id)
     select distinct product_id from product_variants where price_paise * (100 + $1::bigint) > mrp_paise * 100::bigint`,
    [MOST_GST_PERCENT],
  );
}

async function takeChanges(tx: Database): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `with wanted as (select distinct product_id from product_listing_changes order by product_id limit $1),
       taken as (delete from product_listing_changes where product_id in (select product_id from wanted) returning product_id)
     select distinct product_id as id from taken`,
    [BATCH],
  );
  return rows.map(({ id }) => id);
}

// Skips unchanged rows: most changes don't affect lists.
async function writeListings(tx: Database, listings: readonly Listing[]): Promise<void> {
  const kinds = [...new Set(listings.map(({ kind }) => kind))];
  await tx.$client.query(
    'insert into product_kinds (facts) select unnest($1::text[]) except select facts from product_kinds',
    [kinds],
  );
  await tx.$client.query(
    `insert into product_listings (product_id, category_id, parent_category_id, name_key, price_paise, age, kind_id,
       exclusive, words)
     select p.id, made."categoryId", made."parentCategoryId", made."nameKey", made."pricePaise",
       (-extract(epoch from p.created_at) * 1000000)::bigint, product_kinds.id, made.exclusive, made.words
     from jsonb_to_recordset($1::jsonb) as made ("productId" text, "categoryId" text, "parentCategoryId" text,
       "nameKey" text, "pricePaise" int, kind text, exclusive boolean, words text)
     join products p on p.id = made."productId"
     join product_kinds on facts = made.kind
     on conflict (product_id) do update set category_id = excluded.category_id,
       parent_category_id = excluded.parent_category_id, name_key = excluded.name_key, price_paise = excluded.price_paise,
       age = excluded.age, kind_id = excluded.kind_id, exclusive = excluded.exclusive, words = excluded.words
     where product_listings is distinct from excluded`,
    [JSON.stringify(listings)],
  );
}

async function deleteListings(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.$client.query('delete from product_listings where product_id = any($1)', [ids]);
}
