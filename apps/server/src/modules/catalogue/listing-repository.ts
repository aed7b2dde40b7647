import type { Availability } from '@ilaneer/domain/catalogue/availability';
import { PRICE_RANGES, type PriceRange, STATIC_PRICE_RANGES } from '@ilaneer/domain/catalogue/price-range';
import type { Database } from '../../db/connect.ts';

/** What lists find a product by, as the domain makes it of the product. */
export type Listing = {
  readonly productId: string;
  readonly categoryId: string;
  readonly parentCategoryId: string | null;
  readonly nameKey: string;
  readonly pricePaise: number;
  readonly availability: Availability;
  /** The facts of its kind, as JSON. */
  readonly kind: string;
  readonly colorKeys: readonly string[];
  readonly merchandise: boolean;
  readonly exclusive: boolean;
  readonly hsnCode: string;
  readonly words: string;
};

/** What a page is asked for; empty lists, null and false let everything through. */
export type ListingFilter = {
  readonly categories: readonly string[];
  readonly ranges: readonly PriceRange[];
  readonly colorKeys: readonly string[];
  readonly availability: Availability | null;
  /** Every word of one of them. */
  readonly readings: readonly (readonly string[])[];
  readonly onlyMerchandise: boolean;
  /** HSN codes of what can't be sold. */
  readonly unrated: readonly string[];
};

export type ListingSort = 'name' | 'price-low-to-high' | 'price-high-to-low' | 'newest' | 'oldest';

/** Where a page ends: what its last product is sorted by. */
export type ListingPlace = readonly (string | number)[];

/** What products have in common that no filter tells apart but by their words. */
export type KindFacts = Pick<
  Listing,
  'categoryId' | 'parentCategoryId' | 'availability' | 'merchandise' | 'hsnCode'
> & {
  /** As they are written. */
  readonly colors: readonly string[];
  /** Where its price lies between the bounds of the ranges; on a bound is a place of its own. */
  readonly pricePlace: number;
};

/** How many products there are of a kind, and at which prices. */
export type ListingGroup = KindFacts & {
  readonly count: number;
  readonly lowestPaise: number;
  readonly highestPaise: number;
};

type Bind = (value: unknown) => string;

const BOUNDS_PAISE = [
  ...new Set([...PRICE_RANGES, ...STATIC_PRICE_RANGES].flatMap(({ from, upTo }) => [from, upTo ?? from])),
]
  .toSorted((one, other) => one - other)
  .map((rupees) => rupees * 100);

/** How many products there are of each kind that filters tell apart, of all or of those that answer a search. */
export async function countGroups(
  db: Database,
  readings: ListingFilter['readings'],
): Promise<readonly ListingGroup[]> {
  const values: unknown[] = [];
  const where = conditionsOf({ ...EVERYTHING, readings }, (value) => `$${values.push(value)}`);
  const { rows } = await db.$client.query<{ facts: string; count: number; lowest: number; highest: number }>(
    `select facts, count, lowest, highest
     from (
       select kind_id, count(*)::int as count, min(price_paise) as lowest, max(price_paise) as highest
       from product_listings ${where} group by kind_id
     ) counted join product_kinds on id = kind_id`,
    values,
  );
  return rows.map(({ facts, count, lowest, highest }) => {
    // The shop wrote them itself.
    const kind: KindFacts = JSON.parse(facts);
    return { ...kind, count, lowestPaise: lowest, highestPaise: highest };
  });
}

/** The place of a price between the bounds of all ranges, so that prices at one place are in the same ranges. */
export function pricePlace(pricePaise: number): number {
  const below = BOUNDS_PAISE.filter((bound) => bound < pricePaise).length;
  return BOUNDS_PAISE.includes(pricePaise) ? below + 0.5 : below;
}

const EVERYTHING: ListingFilter = {
  categories: [],
  ranges: [],
  colorKeys: [],
  availability: null,
  readings: [],
  onlyMerchandise: false,
  unrated: [],
};

/** What each order sorts by, the smallest first. Products that tie are sorted as the catalogue is: newest first. */
const KEYS: Readonly<Record<ListingSort, readonly string[]>> = {
  name: ['name_key', 'age', 'product_id'],
  'price-low-to-high': ['price_paise', 'age', 'product_id'],
  'price-high-to-low': ['(-price_paise)', 'age', 'product_id'],
  newest: ['age', 'product_id'],
  oldest: ['(-age)', 'product_id'],
};

const LARGEST_INTEGER = 2 ** 31;

/** Whether a place is one in such a list: whoever sends it may have made it up. */
export function isPlaceIn(sort: ListingSort, place: unknown): place is ListingPlace {
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

// Fewer are found first and sorted then. Looking along an order for few of very many would take longest.
const FEW = 30_000;

/** Ids in the order of a list, with the place of each. `expected` is how many the filter leaves in all. */
export async function findListings(
  db: Database,
  filter: ListingFilter,
  page: {
    readonly sort: ListingSort;
    readonly limit: number;
    readonly after: ListingPlace | null;
    readonly expected: number;
  },
): Promise<readonly { readonly id: string; readonly place: ListingPlace }[]> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const keys = KEYS[page.sort];
  const where = conditionsOf(filter, bind);
  const from =
    page.expected > FEW
      ? 'listed as (select * from product_listings)'
      : `listed as materialized (select product_id, name_key, price_paise, age from product_listings ${where})`;
  const after =
    page.after === null ? [] : [`(${keys.join(', ')}) > (${page.after.map((key) => bind(key)).join(', ')})`];
  const conditions = [
    ...(page.expected > FEW && where !== '' ? [where.slice('where '.length)] : []),
    ...after,
  ];
  const { rows } = await db.$client.query<{ id: string; place: (string | number)[] }>(
    `with ${from}
     select product_id as id, json_build_array(${keys.join(', ')}) as place from listed
     ${conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`}
     order by ${keys.join(', ')} limit ${bind(page.limit)}`,
    values,
  );
  return rows;
}

/** The ids of what is listed, newest first: all, the exclusive collection, some categories, or one with its children. */
export async function listListedIds(
  db: Database,
  which: {
    readonly exclusive?: boolean;
    readonly categoryIds?: readonly string[];
    readonly withinCategory?: string;
  },
): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select product_id as id from product_listings
     where (exclusive or not $1) and ($2::text[] is null or category_id = any($2))
       and ($3::text is null or $3 in (category_id, parent_category_id))
     order by age, product_id`,
    [which.exclusive ?? false, which.categoryIds ?? null, which.withinCategory ?? null],
  );
  return rows.map(({ id }) => id);
}

function conditionsOf(filter: ListingFilter, bind: Bind): string {
  const { categories, ranges, colorKeys, availability, readings, onlyMerchandise, unrated } = filter;
  const parts = [
    ...(onlyMerchandise ? ['merchandise'] : []),
    ...(unrated.length === 0 ? [] : [`hsn_code <> all(${bind(unrated)}::text[])`]),
    ...(availability === null ? [] : [`availability = ${bind(availability)}`]),
    ...(ranges.length === 0 ? [] : [anyOf(ranges.map((range) => inRange(range, bind)))]),
    ...(categories.length === 0 ? [] : [inCategories(bind(categories))]),
    ...(colorKeys.length === 0 ? [] : [`color_keys && ${bind(colorKeys)}::text[]`]),
    ...(readings.length === 0 ? [] : [anyOf(readings.map((words) => allOf(words, bind)))]),
  ];
  return parts.length === 0 ? '' : `where ${parts.join(' and ')}`;
}

function inCategories(ids: string): string {
  return `(category_id = any(${ids}::text[]) or parent_category_id = any(${ids}::text[]))`;
}

// As isInPriceRange of the domain.
function inRange({ from, upTo }: PriceRange, bind: Bind): string {
  if (upTo === null) return `price_paise > ${bind(from * 100)}`;
  return `price_paise between ${bind(from * 100)} and ${bind(upTo * 100)}`;
}

function allOf(words: readonly string[], bind: Bind): string {
  return words.map((word) => `words like ${bind(`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)}`).join(' and ');
}

function anyOf(conditions: readonly string[]): string {
  return `(${conditions.map((condition) => `(${condition})`).join(' or ')})`;
}
