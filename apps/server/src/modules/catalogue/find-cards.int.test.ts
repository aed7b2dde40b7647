import { getProductCards } from '@ilaneer/contract/catalogue/product-card';
import { searchProducts } from '@ilaneer/contract/catalogue/search';
import type { AvailabilityFilter } from '@ilaneer/domain/catalogue/availability';
import {
  isSearch,
  NO_FILTER,
  type ProductFilter,
  type ProductSort,
} from '@ilaneer/domain/catalogue/filter-products';
import { originName } from '@ilaneer/domain/catalogue/origin';
import { PRICE_RANGES, STATIC_PRICE_RANGES } from '@ilaneer/domain/catalogue/price-range';
import { indexProducts } from '@ilaneer/domain/catalogue/product-index';
import { merchandiseScope } from '@ilaneer/domain/catalogue/product-scope';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { Parse } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { products, productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { listProducts } from './repository.ts';

const SORTS: readonly ProductSort[] = [
  'name',
  'price-low-to-high',
  'price-high-to-low',
  'newest',
  'relevance',
];
const AVAILABILITIES: readonly AvailabilityFilter[] = ['all', 'in-stock', 'low-stock', 'out-of-stock'];
const CATEGORIES = ['caps', 't-shirts', 'paper-bags', 'packaging', 'coconut-oil', 'pet-bottles', 'no-such'];
const COLORS = ['Red', 'red', 'Maroon', 'Grün', 'İndigo'];
const NAMES = [
  'Cap',
  'cap',
  'Éclair 10',
  'Eclair 9',
  'Ægir',
  'ഇളനീർ',
  '100% oil',
  'a_b',
  'ΣΑΣ',
  'Straße 2',
  '١٢',
];
const WORDS = [
  'cap',
  'oil',
  'karikku',
  '10',
  'e',
  '100%',
  '%',
  '_',
  '\\',
  '!!',
  'coconut water',
  'σας',
  'ഇള',
  'topi',
];

const COUNTRIES = ['India', 'Sri Lanka', 'sri  lanka', 'Korea, Republic of', 'INDIA '];

const randomProduct = fc.record({
  name: fc
    .tuple(fc.constantFrom(...NAMES), fc.constantFrom('', ' red', ' 2', ' 12'))
    .map((parts) => parts.join('')),
  description: fc.constantFrom('', 'A cap.', '50 % off_', 'Tender \\ coconut water', 'Čista'),
  categoryId: fc.constantFrom('caps', 't-shirts', 'paper-bags', 'pet-bottles'),
  merchandise: fc.boolean(),
  countryOfOrigin: fc.constantFrom('India', ...COUNTRIES),
  minutesAgo: fc.integer({ min: 0, max: 3 }),
  variants: fc.array(
    fc.record({
      pricePaise: fc.constantFrom(100, 9_999, 10_000, 10_001, 30_000, 50_000, 100_000, 100_001, 250_000),
      color: fc.option(fc.constantFrom(...COLORS)),
      stock: fc.constantFrom(0, 0, 1, 4, 5, 60),
      active: fc.constantFrom(true, true, true, false),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

const some = (values: readonly string[]) => fc.subarray([...values], { maxLength: 2 });

const randomFilter: fc.Arbitrary<ProductFilter> = fc.record({
  categories: some(CATEGORIES).map((chosen) => (chosen.length === 0 ? ['all'] : chosen)),
  priceRanges: some([...PRICE_RANGES, ...STATIC_PRICE_RANGES].map(({ id }) => id)),
  colors: some(COLORS),
  origins: some(COUNTRIES),
  availability: fc.constantFrom('all' as const, ...AVAILABILITIES),
  sortBy: fc.constantFrom(...SORTS),
  searchQuery: fc.oneof(
    fc.constant(''),
    fc.constantFrom(...WORDS),
    fc.constantFrom('cap red', 'eclair 9', 'oil 2', 'cpa', 'ocunut watr', 'virgn oil'),
  ),
});

type RandomProduct = typeof randomProduct extends fc.Arbitrary<infer Product> ? Product : never;

describe('a page of cards', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  async function sell(random: readonly RandomProduct[]): Promise<void> {
    const [product] = await shop.db.select().from(products).limit(1);
    const [variant] = await shop.db.select().from(productVariants).limit(1);
    if (product === undefined || variant === undefined) throw new Error('an empty shop');
    await shop.db.execute(sql`delete from product_variants where id like 'random-%'`);
    await shop.db.execute(sql`delete from products where id like 'random-%'`);
    await shop.db.insert(products).values(
      random.map(({ variants: _, minutesAgo, ...one }, index) => ({
        ...product,
        ...one,
        id: `random-${index}`,
        createdAt: new Date(product.createdAt.getTime() - minutesAgo * 60_000),
      })),
    );
    await shop.db.insert(productVariants).values(
      random.flatMap(({ variants }, index) =>
        variants.map((one, position) => ({
          ...variant,
          ...one,
          id: `random-${index}-${position}`,
          sku: `RANDOM-${index}-${position}`,
          productId: `random-${index}`,
          position,
          originalPricePaise: one.pricePaise,
          mrpPaise: one.pricePaise,
          barcode: null,
        })),
      ),
    );
    shop.deps.catalogue.markStale();
  }

  async function ask(filter: ProductFilter, scope: string, limit: number) {
    const query = new URLSearchParams({
      category: filter.categories.join(','),
      price: filter.priceRanges.join(','),
      color: filter.colors.join(','),
      origin: filter.origins.map(originName).join(','),
      availability: filter.availability,
      sort: filter.sortBy,
      q: filter.searchQuery,
      scope,
      limit: String(limit),
    });
    const pages = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      if (cursor !== '') query.set('cursor', cursor);
      const { body } = await shop.call('GET', `/product-cards?${query}`);
      const page = Parse(getProductCards.reply, body);
      pages.push(page);
      cursor = page.cursor;
    }
    return pages;
  }

  /** Header search hits, best first; the header shows the first. */
  async function hitsOf(words: string) {
    const pages = await ask({ ...NO_FILTER, searchQuery: words, sortBy: 'relevance' }, 'all', 100);
    const ids = pages.flatMap(({ cards }) => cards.map(({ id }) => id));
    const { body } = await shop.call('GET', `/search?q=${encodeURIComponent(words)}&limit=20`);
    const panel = Parse(searchProducts.reply, body);
    expect(panel.hits.map(({ productId }) => productId)).toEqual(ids.slice(0, 20));
    expect(panel.total).toBe(ids.length);
    expect(panel.correctedTo).toBe(pages[0]?.correctedTo ?? null);
    const named = new Map(pages.flatMap(({ cards }) => cards.map((card) => [card.id, card.namedVariantId])));
    for (const { productId, variantId } of panel.hits) expect(named.get(productId) ?? null).toBe(variantId);
    return ids;
  }

  async function inMemory() {
    const rows = await listProducts(shop.db);
    return (await shop.deps.catalogue.current()).toViews(rows);
  }

  it('holds what the domain finds, in its order, and counts what each choice would leave', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomProduct, { minLength: 1, maxLength: 30 }),
        fc.array(
          fc.tuple(randomFilter, fc.constantFrom('all', 'merchandise'), fc.integer({ min: 1, max: 30 })),
          {
            minLength: 8,
            maxLength: 8,
          },
        ),
        async (random, filters) => {
          await sell(random);
          const all = await inMemory();
          const merchandise = indexProducts(all.filter((product) => product.merchandise));
          for (const [filter, scope, limit] of filters) {
            const isOfMerchandise =
              scope === 'merchandise' && merchandiseScope(filter, merchandise.categoryIds) === 'merchandise';
            const index = isOfMerchandise ? merchandise : indexProducts(all);
            const hits = isSearch(filter) ? await hitsOf(filter.searchQuery) : null;
            const base = isOfMerchandise ? all.filter((product) => product.merchandise) : all;
            const found = indexProducts(base.filter(({ id }) => hits?.includes(id) ?? true));
            const left = found.find(filter).map(({ id }) => id);
            const expected =
              hits !== null && filter.sortBy === 'relevance' ? hits.filter((id) => left.includes(id)) : left;
            const pages = await ask(filter, scope, limit);
            expect(pages.flatMap(({ cards }) => cards.map(({ id }) => id))).toEqual(expected);
            expect(pages.map(({ total }) => total)).toEqual(pages.map(() => expected.length));
            const count = (part: Partial<ProductFilter>) => found.find({ ...filter, ...part }).length;
            const [first] = pages;
            expect(first?.facets?.prices).toEqual(index.prices);
            expect(first?.facets?.count).toBe(index.size);
            expect(first?.facets?.colors).toEqual(
              index.colors.map((value) => ({ value, count: count({ colors: [value] }) })),
            );
            expect(first?.facets?.origins).toEqual(
              index.origins.map((value) => ({ value, count: count({ origins: [value] }) })),
            );
            const byId = (one: { value: string }, other: { value: string }) =>
              one.value < other.value ? -1 : 1;
            expect(first?.facets?.categories.toSorted(byId)).toEqual(
              [...index.categoryIds]
                .map((value) => ({ value, count: count({ categories: [value] }) }))
                .sort(byId),
            );
            expect(first?.facets?.availability).toEqual(
              AVAILABILITIES.map((value) => ({ value, count: count({ availability: value }) })),
            );
            for (const { value, count: counted } of first?.facets?.priceRanges ?? []) {
              expect(counted).toBe(count({ priceRanges: [value] }));
            }
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});
