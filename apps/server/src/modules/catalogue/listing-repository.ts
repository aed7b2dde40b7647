import type { Availability } from '@ilaneer/domain/catalogue/availability';
import { PRICE_RANGES, STATIC_PRICE_RANGES } from '@ilaneer/domain/catalogue/price-range';
import type { Database } from '../../db/connect.ts';
import { answersTo, BEST_FIRST, type Bind, hitsOf, type Readings } from '../search/search.ts';

export type Listing = {
  readonly productId: string;
  readonly categoryId: string;
  readonly parentCategoryId: string | null;
  readonly nameKey: string;
  readonly pricePaise: number;
  /** JSON. */
  readonly kind: string;
  readonly exclusive: boolean;
  /** Search text of the previous release. */
  readonly words: string;
};

export type ListingFilter = {
  readonly kinds: readonly number[] | null;
  readonly readings: Readings | null;
};

/** 'relevance': best hit first. */
export type ListingSort =
  | 'name'
  | 'price-low-to-high'
  | 'price-high-to-low'
  | 'newest'
  | 'oldest'
  | 'relevance';

export type ListingPlace = readonly (string | number)[];

export type KindFacts = Pick<Listing, 'categoryId' | 'parentCategoryId'> & {
  readonly availability: Availability;
  readonly merchandise: boolean;
  readonly hsnCode: string;
  /** As spelt. */
  readonly colors: readonly string[];
  /** Default: India. */
  readonly countryOfOrigin?: string;
  /** Position among the range bounds; a bound is a position of its own. */
  readonly pricePlace: number;
};

export type ListingGroup = KindFacts & {
  readonly kindId: number;
  readonly count: number;
  readonly lowestPaise: number;
  readonly highestPaise: number;
};

const BOUNDS_PAISE = [
  ...new Set([...PRICE_RANGES, ...STATIC_PRICE_RANGES].flatMap(({ from, upTo }) => [from, upTo ?? from])),
]
  .toSorted((one, other) => one - other)
  .map((rupees) => rupees * 100);

export async function countGroups(
  db: Database,
  readings: ListingFilter['readings'],
): Promise<readonly ListingGroup[]> {
  const values: unknown[] = [];
  const where = conditionsOf({ kinds: null, readings }, (value) => `$${values.push(value)}`);
  const { rows } = await db.$client.query<{
    id: number;
    facts: string;
    count: number;
    lowest: number;
    highest: number;
  }>(
    `select id, facts, count, lowest, highest
     from (
       select kind_id, count(*)::int as count, min(price_paise) as lowest, max(price_paise) as highest
       from product_listings ${where} group by kind_id
     ) counted join product_kinds on id = kind_id`,
    values,
  );
  return rows.map(({ id, facts, count, lowest, highest }) => {
    // Written by the shop itself.
    const kind: KindFacts = JSON.parse(facts);
    return { ...kind, kindId: id, count, lowestPaise: lowest, highestPaise: highest };
  });
}

export function pricePlace(pricePaise: number): number {
  const below = BOUNDS_PAISE.filter((bound) => bound < pricePaise).length;
  return BOUNDS_PAISE.includes(pricePaise) ? below + 0.5 : below;
}

/** Ascending sort keys; ties newest first. */
const KEYS: Readonly<Record<Exclude<ListingSort, 'relevance'>, readonly string[]>> = {
  name: ['name_key', 'age', 'product_id'],
  'price-low-to-high': ['price_paise', 'age', 'product_id'],
  'price-high-to-low': ['(-price_paise)', 'age', 'product_id'],
  newest: ['age', 'product_id'],
  oldest: ['(-age)', 'product_id'],
};

const LARGEST_INTEGER = 2 ** 31;

/** Validates a client's cursor. */
export function isPlaceIn(sort: ListingSort, place: unknown): place is ListingPlace {
  if (sort === 'relevance') return isPlaceAmongHits(place);
  const keys = KEYS[sort];
  return (
    Array.isArray(place) &&
    place.length === keys.length &&
    keys.every((key, index) => {
      const value: unknown = place[index];
      if (key === 'name_key' || key === 'product_id')
        return typeof value === 'string' && !value.includes('\0');
      return (
        Number.isSafeInteger(value) && (key.includes('age') || Math.abs(Number(value)) < LARGEST_INTEGER)
      );
    })
  );
}

// Relevance is relative: the cursor is rank and id.
function isPlaceAmongHits(place: unknown): place is ListingPlace {
  if (!Array.isArray(place) || place.length !== 1) return false;
  const before: unknown = place[0];
  return Number.isSafeInteger(before) && Number(before) >= 0 && Number(before) < LARGEST_INTEGER;
}

type WantedPage<Sort extends ListingSort = ListingSort> = {
  readonly sort: Sort;
  readonly limit: number;
  readonly skip: number;
  readonly after: ListingPlace | null;
  readonly expected: number;
  readonly listed: number;
};

type FoundListing = { readonly id: string; readonly place: ListingPlace };

// Above this share, scan in order; below, filter then sort.
const FEW = 1 / 3;
// In between, scan this many entries first (some hundredths of a second), then fall back to filtering.
const WORTH_A_WALK = 10_000;

/** In order, with cursors. */
export async function findListings(
  db: Database,
  filter: ListingFilter,
  { sort, ...page }: WantedPage,
): Promise<readonly FoundListing[]> {
  return sort === 'relevance' ? rankListings(db, filter, page) : sortListings(db, filter, { sort, ...page });
}

type SortedPage = WantedPage<keyof typeof KEYS>;

async function sortListings(
  db: Database,
  filter: ListingFilter,
  page: SortedPage,
): Promise<readonly FoundListing[]> {
  if (page.expected > page.listed * FEW) return walkListings(db, filter, page, null);
  const likelyWalk = ((page.skip + page.limit) * page.listed) / page.expected;
  if (likelyWalk * 2 <= WORTH_A_WALK) {
    const found = await walkListings(db, filter, page, WORTH_A_WALK);
    if (found.length === page.limit) return found;
  }
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const where = conditionsOf(filter, bind);
  return readListings(
    db,
    `with listed as materialized (select product_id, name_key, price_paise, age from product_listings ${where})`,
    page,
    page.after === null ? [] : [isAfter(page.sort, page.after, bind)],
    values,
  );
}

async function rankListings(
  db: Database,
  { kinds, readings }: ListingFilter,
  { limit, skip, after }: Omit<WantedPage, 'sort'>,
): Promise<readonly FoundListing[]> {
  if (readings === null) throw new Error('a list without a search has no hits to rank');
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const before = after === null ? skip : Number(after[0]);
  const hits = hitsOf(readings, bind);
  const { rows } = await db.$client.query<{ id: string }>(
    `with ${hits}
     select hit.product_id as id from hit join product_listings using (product_id)
     ${kinds === null ? '' : `where kind_id = any(${bind(kinds)}::int[])`}
     order by ${BEST_FIRST} limit ${bind(limit)} offset ${bind(before)}`,
    values,
  );
  return rows.map(({ id }, index) => ({ id, place: [before + index + 1] }));
}

function walkListings(
  db: Database,
  filter: ListingFilter,
  page: SortedPage,
  most: number | null,
): Promise<readonly FoundListing[]> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const start = page.after === null ? '' : `where ${isAfter(page.sort, page.after, bind)}`;
  const walked =
    most === null
      ? `select * from product_listings ${start}`
      : `select * from product_listings ${start} order by ${KEYS[page.sort].join(', ')} limit ${most}`;
  const where = conditionsOf(filter, bind);
  const conditions = where === '' ? [] : [where.slice('where '.length)];
  return readListings(db, `with listed as (${walked})`, page, conditions, values);
}

async function readListings(
  db: Database,
  listed: string,
  { sort, limit, skip }: SortedPage,
  conditions: readonly string[],
  values: unknown[],
): Promise<readonly FoundListing[]> {
  const keys = KEYS[sort].join(', ');
  const { rows } = await db.$client.query<{ id: string; place: (string | number)[] }>(
    `${listed}
     select product_id as id, json_build_array(${keys}) as place from listed
     ${conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`}
     order by ${keys} limit $${values.push(limit)} offset $${values.push(skip)}`,
    values,
  );
  return rows;
}

function isAfter(sort: keyof typeof KEYS, place: ListingPlace, bind: Bind): string {
  return `(${KEYS[sort].join(', ')}) > (${place.map((key) => bind(key)).join(', ')})`;
}

function conditionsOf({ kinds, readings }: ListingFilter, bind: Bind): string {
  const parts = [
    ...(kinds === null ? [] : [`kind_id = any(${bind(kinds)}::int[])`]),
    ...(readings === null ? [] : [`product_id in (${answersTo(readings, bind)})`]),
  ];
  return parts.length === 0 ? '' : `where ${parts.join(' and ')}`;
}
