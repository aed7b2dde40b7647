import { setTimeout as wait } from 'node:timers/promises';
import { enlargeCatalogue } from '@ilaneer/server/testing/large-shop/large-catalogue';
import type pg from 'pg';
import type { Server } from './server-process.ts';

/** Times of one kind of request, in milliseconds. */
type Times = { readonly p50: number; readonly p95: number; readonly longest: number };

/** How the shop copes with very many products in its database. */
export type ManyProductsFigures = {
  readonly products: number;
  /** Until every product could be found after it was there. */
  readonly listedAfterMs: number;
  readonly requests: Readonly<Record<string, Times>>;
  /** What the merchandise page asks for at first, as it is sent. */
  readonly firstLoadBytes: number;
  /** How much more memory the shop has resident after all of that. */
  readonly memoryGrowthMb: number;
  /** From the commit of a price to the reply that has it. */
  readonly priceSeenAfterMs: Times;
};

const PRODUCTS = 100_000;
const LISTED_WITHIN_MS = 600_000;
const EDITS = 10;

const SORTS = ['name', 'price-low-to-high', 'price-high-to-low', 'newest'];
const CATEGORIES = ['caps', 't-shirts', 'packaging', 'coconut-oil', 'water-packs', 'notebooks'];
const RANGES = ['0-100', '100-300', '300-500', '500-1000', '1000+'];
const COLORS = ['Red', 'White', 'Maroon', 'Turquoise', 'Grey'];
const AVAILABILITIES = ['all', 'in-stock', 'low-stock', 'out-of-stock'];
const WORDS = [
  'c',
  'co',
  'coc',
  'coconut',
  'coconut w',
  'grove cap',
  'no. 77',
  'karikku',
  'shirt red',
  'onam',
  'zzz',
  'No. 1234',
];

/** Gives a shop 100,000 products and measures lists, filters, searches and a change of a price. */
export async function measureManyProducts(shop: Server, pool: pg.Pool): Promise<ManyProductsFigures> {
  const before = shop.memory().residentMb;
  await enlargeCatalogue(pool, PRODUCTS);
  const began = performance.now();
  await untilListed(shop.url);
  const listedAfterMs = Math.round(performance.now() - began);
  await pool.query('vacuum analyze product_listings, products, product_variants');
  const first = await ask(shop.url, 'scope=merchandise&sort=name');
  const requests: Record<string, Times> = {};
  for (const [name, queries] of Object.entries(await questions(shop.url))) {
    const times: number[] = [];
    for (const query of queries) times.push((await ask(shop.url, query)).ms);
    requests[name] = timesOf(times);
  }
  const edits: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) edits.push(await editPrice(shop.url, pool, 1_000 + edit));
  return {
    products: PRODUCTS,
    listedAfterMs,
    requests,
    firstLoadBytes: first.bytes,
    memoryGrowthMb: shop.memory().residentMb - before,
    priceSeenAfterMs: timesOf(edits),
  };
}

/** Each query once, so that none is answered from memory; lists also by the pages that follow. */
async function questions(url: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const every = (...lists: readonly (readonly string[])[]) =>
    lists.reduce(
      (made: readonly string[], list) => made.flatMap((one) => list.map((more) => `${one}&${more}`)),
      [''],
    );
  const named = (name: string, values: readonly string[]) =>
    values.map((value) => `${name}=${encodeURIComponent(value)}`);
  const lists: string[] = [];
  for (const sort of SORTS) {
    let query = `sort=${sort}`;
    for (let page = 0; page < 25; page += 1) {
      lists.push(query);
      const { cursor } = await ask(url, `${query}&limit=47`);
      query = `sort=${sort}&cursor=${cursor}`;
    }
  }
  return {
    list: lists,
    filter: [
      ...every(named('sort', SORTS), named('category', CATEGORIES), named('price', RANGES)),
      ...every(named('sort', SORTS), named('color', COLORS), named('availability', AVAILABILITIES)),
    ],
    search: every(named('sort', SORTS), named('q', WORDS), named('availability', AVAILABILITIES)),
  };
}

async function untilListed(url: string): Promise<void> {
  const end = performance.now() + LISTED_WITHIN_MS;
  while (performance.now() < end) {
    if ((await ask(url, 'limit=1')).total === PRODUCTS) return;
    await wait(250);
  }
  throw new Error(`the shop did not list its ${PRODUCTS} products in time`);
}

async function editPrice(url: string, pool: pg.Pool, rupees: number): Promise<number> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select id, name from products where active order by md5(id || $1) limit 1`,
    [String(rupees)],
  );
  const [product] = rows;
  if (product === undefined) throw new Error('no product');
  await pool.query(
    `update product_variants set price_paise = $2, original_price_paise = greatest(original_price_paise, $2),
       mrp_paise = greatest(mrp_paise, $2 * 2)
     where product_id = $1`,
    [product.id, rupees * 100],
  );
  const began = performance.now();
  for (;;) {
    const { text } = await ask(url, `q=${encodeURIComponent(product.name)}&limit=100`);
    if (text.includes(`"id":"${product.id}"`) && text.includes(`"price":${rupees},`)) {
      return performance.now() - began;
    }
    if (performance.now() - began > 10_000) throw new Error('a price was not seen in time');
  }
}

async function ask(url: string, query: string) {
  const began = performance.now();
  const response = await fetch(`${url}/api/product-cards?${query}`, { headers: { 'accept-encoding': 'br' } });
  const text = await response.text();
  const ms = performance.now() - began;
  if (!response.ok) throw new Error(`${query}: ${response.status} ${text}`);
  const { total, cursor }: { total: number; cursor: string | null } = JSON.parse(text);
  return { ms, text, total, cursor, bytes: Number(response.headers.get('content-length') ?? text.length) };
}

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? Number.NaN) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), longest: at(0.999_999) };
}
