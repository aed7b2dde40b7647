import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availabilityOf } from './availability.ts';
import { type FilterableProduct, NO_FILTER, type ProductFilter, toggleCategory } from './filter-products.ts';
import { offeredPriceRanges, PRICE_RANGES, STATIC_PRICE_RANGES } from './price-range.ts';
import { indexProducts } from './product-index.ts';

function product(name: string, price: number, more: Partial<FilterableProduct> = {}): FilterableProduct {
  return {
    name,
    categoryId: 'caps',
    parentCategoryId: null,
    price,
    availability: 'In stock',
    createdAt: '2026-01-01',
    variantCombinations: [],
    ...more,
  };
}

function names(products: readonly FilterableProduct[]): string[] {
  return products.map(({ name }) => name);
}

describe('filtering products (CATALOGUE-11 to CATALOGUE-17)', () => {
  it('compares price ranges with the selling price, the upper bound included and 1000+ meaning over 1000', () => {
    const products = [product('a', 100), product('b', 1_000), product('c', 1_000.5)];
    expect(names(indexProducts(products).find({ ...NO_FILTER, priceRanges: ['0-100'] }))).toEqual(['a']);
    expect(names(indexProducts(products).find({ ...NO_FILTER, priceRanges: ['1000+'] }))).toEqual(['c']);
    expect(names(indexProducts(products).find({ ...NO_FILTER, priceRanges: ['500-1000'] }))).toEqual(['b']);
  });

  it('matches colours of variants in any case', () => {
    const products = [product('a', 1, { variantCombinations: [{ color: 'Red' }] }), product('b', 1)];
    expect(names(indexProducts(products).find({ ...NO_FILTER, colors: ['red'] }))).toEqual(['a']);
  });

  it('finds the products of subcategories under their parent', () => {
    const products = [product('a', 1, { categoryId: 'kids', parentCategoryId: 'shirts' }), product('b', 1)];
    expect(names(indexProducts(products).find({ ...NO_FILTER, categories: ['shirts'] }))).toEqual(['a']);
  });

  it('sorts by name, by price both ways and newest first', () => {
    const products = [product('b', 2, { createdAt: '2026-02-01' }), product('a', 3), product('c', 1)];
    expect(names(indexProducts(products).find(NO_FILTER))).toEqual(['a', 'b', 'c']);
    expect(names(indexProducts(products).find({ ...NO_FILTER, sortBy: 'price-low-to-high' }))).toEqual([
      'c',
      'b',
      'a',
    ]);
    expect(names(indexProducts(products).find({ ...NO_FILTER, sortBy: 'price-high-to-low' }))).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(names(indexProducts(products).find({ ...NO_FILTER, sortBy: 'newest' }))[0]).toBe('b');
  });

  it('offers countries where something is imported, each once, and finds by them (CATALOGUE-40)', () => {
    const from = (name: string, countryOfOrigin?: string) =>
      product(name, 1, countryOfOrigin === undefined ? {} : { countryOfOrigin });
    expect(indexProducts([from('a'), from('b', 'India'), from('c', ' INDIA ')]).origins).toEqual([]);
    const index = indexProducts([
      from('a'),
      from('b', 'Sri Lanka'),
      from('c', 'sri  lanka'),
      from('d', 'Korea, Republic of'),
    ]);
    expect(index.origins).toEqual(['India', 'Korea Republic of', 'Sri Lanka']);
    const found = (...origins: string[]) => names(index.find({ ...NO_FILTER, origins }));
    expect(found('Sri Lanka')).toEqual(['b', 'c']);
    expect(found('india', 'Korea Republic of')).toEqual(['a', 'd']);
    expect(found('Vietnam')).toEqual([]);
  });

  it("treats 'all' as exclusive and falls back to it", () => {
    expect(toggleCategory(['all'], 'caps')).toEqual(['caps']);
    expect(toggleCategory(['caps', 'bags'], 'all')).toEqual(['all']);
    expect(toggleCategory(['caps'], 'caps')).toEqual(['all']);
  });

  it('offers only ranges that the catalogue reaches, or all five without data', () => {
    const offered = (...prices: readonly number[]) =>
      offeredPriceRanges(indexProducts(prices.map((price) => product('a', price))).prices).map(
        ({ id }) => id,
      );
    expect(offered()).toEqual(['0-100', '100-300', '300-500', '500-1000', '1000+']);
    expect(offered(120, 450)).toEqual(['100-300', '300-500']);
    expect(offered(300, 1_000)).toEqual(['100-300', '300-500', '500-1000']);
    expect(offered(1_000.5)).toEqual(['1000+']);
  });

  it('understands the ranges of the static sidebar, and leaves out what it does not know', () => {
    const products = [product('a', 9), product('b', 10), product('c', 1_500), product('d', 2_501)];
    const found = (...priceRanges: readonly string[]) =>
      names(indexProducts(products).find({ ...NO_FILTER, priceRanges }));
    expect(found('10-500')).toEqual(['b']);
    expect(found('1000-1500', '10-500')).toEqual(['b', 'c']);
    expect(found('1500-2500')).toEqual(['c']);
    expect(found('cheap')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lists the categories and colours in use', () => {
    const index = indexProducts([
      product('a', 1, {
        parentCategoryId: 'wear',
        variantCombinations: [{ color: 'White' }, { color: null }],
      }),
      product('b', 1, { categoryId: 'oil', variantCombinations: [{ color: 'Black' }] }),
    ]);
    expect([...index.categoryIds].sort()).toEqual(['caps', 'oil', 'wear']);
    expect(index.colors).toEqual(['Black', 'White']);
  });

  it('has one order for colours that differ in capitals alone, regardless of the first product', () => {
    const red = product('a', 1, { variantCombinations: [{ color: 'red' }] });
    const capital = product('b', 1, { variantCombinations: [{ color: 'Red' }] });
    expect(indexProducts([red, capital]).colors).toEqual(['Red', 'red']);
    expect(indexProducts([capital, red]).colors).toEqual(['Red', 'red']);
  });

  it('calls 0 out of stock and 1 to 4 low', () => {
    expect([0, 1, 4, 5].map(availabilityOf)).toEqual(['Out of stock', 'Low stock', 'Low stock', 'In stock']);
  });
});

const words = fc.constantFrom('Cap', 'cap 2', 'cap 10', 'Tote', 'oil', 'Öl', '');
const products = fc.array(
  fc.record<FilterableProduct>({
    name: words,
    categoryId: fc.constantFrom('caps', 'bags', 'oil'),
    parentCategoryId: fc.constantFrom(null, 'wear', 'food'),
    price: fc.integer({ min: 0, max: 300_000 }).map((paise) => paise / 100),
    availability: fc.constantFrom('In stock', 'Low stock', 'Out of stock'),
    createdAt: fc.constantFrom('2026-01-01', '2026-01-02', '2026-03-01'),
    countryOfOrigin: fc.constantFrom('India', 'Sri Lanka'),
    variantCombinations: fc.array(fc.record({ color: fc.constantFrom(null, 'Red', 'red', 'Black') })),
  }),
  { maxLength: 30 },
);
const someOf = (...values: readonly string[]) => fc.subarray([...values]);
const filters = fc.record<ProductFilter>({
  categories: someOf('caps', 'bags', 'wear', 'food').map((ids) => (ids.length === 0 ? ['all'] : ids)),
  priceRanges: someOf(...[...PRICE_RANGES, ...STATIC_PRICE_RANGES].map(({ id }) => id)),
  colors: someOf('RED', 'black', 'Blue'),
  origins: someOf('India', 'sri lanka', 'Peru'),
  availability: fc.constantFrom('all', 'in-stock', 'out-of-stock', 'low-stock'),
  sortBy: fc.constantFrom('name', 'price-low-to-high', 'price-high-to-low', 'newest'),
  searchQuery: fc.constantFrom('', ' CAP ', 'ö', 'nothing'),
});

describe('any products and any filter', () => {
  it('filtering twice changes nothing', () => {
    fc.assert(
      fc.property(products, filters, (all, filter) => {
        const once = indexProducts(all).find(filter);
        expect(indexProducts(once).find(filter)).toEqual(once);
      }),
    );
  });

  it('clearing restores every product, once', () => {
    fc.assert(
      fc.property(products, filters, (all, filter) => {
        const index = indexProducts(all);
        index.find(filter);
        const cleared = index.find({ ...NO_FILTER, sortBy: filter.sortBy });
        expect(cleared).toHaveLength(all.length);
        expect(new Set(cleared)).toEqual(new Set(all));
      }),
    );
  });

  it('the result is the same in every order', () => {
    fc.assert(
      fc.property(products, filters, (all, filter) => {
        const index = indexProducts(all);
        const inNameOrder = new Set(index.find({ ...filter, sortBy: 'name' }));
        expect(new Set(index.find(filter))).toEqual(inNameOrder);
      }),
    );
  });

  it('equal products keep their order', () => {
    fc.assert(
      fc.property(products, filters, (all, { sortBy }) => {
        const found = indexProducts(all).find({ ...NO_FILTER, sortBy });
        const ties = (one: FilterableProduct, other: FilterableProduct) =>
          ({
            name: one.name.toLowerCase() === other.name.toLowerCase(),
            'price-low-to-high': one.price === other.price,
            'price-high-to-low': one.price === other.price,
            newest: one.createdAt === other.createdAt,
            relevance: false,
          })[sortBy];
        for (const [place, product] of found.entries()) {
          const next = found[place + 1];
          if (next === undefined || !ties(product, next)) continue;
          expect(all.indexOf(product)).toBeLessThan(all.indexOf(next));
        }
      }),
    );
  });

  it('one more price range, colour or category never takes a product away', () => {
    fc.assert(
      fc.property(products, filters, (all, filter) => {
        const index = indexProducts(all);
        const found = index.find({ ...filter, priceRanges: ['100-300'], colors: ['red'] });
        const more = new Set(
          index.find({ ...filter, priceRanges: ['100-300', '1000+'], colors: ['red', 'black'] }),
        );
        expect(found.every((product) => more.has(product))).toBe(true);
      }),
    );
  });
});
