import { describe, expect, it } from 'vitest';
import { availabilityOf } from './availability.ts';
import { type FilterableProduct, filterProducts, NO_FILTER, toggleCategory } from './filter-products.ts';
import { offeredPriceRanges } from './price-range.ts';

function product(
  name: string,
  sellingPrice: number,
  more: Partial<FilterableProduct> = {},
): FilterableProduct {
  return {
    name,
    description: '',
    categoryId: 'caps',
    parentCategoryId: null,
    categoryName: 'Caps',
    sellingPrice,
    availability: 'In stock',
    createdAt: '2026-01-01',
    variantCombinations: [],
    ...more,
  };
}

function names(products: readonly FilterableProduct[]): string[] {
  return products.map(({ name }) => name);
}

describe('filtering products (part 1 sections 5 and 9)', () => {
  it('compares price ranges with the selling price, the upper bound included and 1000+ meaning over 1000', () => {
    const products = [product('a', 100), product('b', 1_000), product('c', 1_000.5)];
    expect(names(filterProducts(products, { ...NO_FILTER, priceRanges: ['0-100'] }))).toEqual(['a']);
    expect(names(filterProducts(products, { ...NO_FILTER, priceRanges: ['1000+'] }))).toEqual(['c']);
    expect(names(filterProducts(products, { ...NO_FILTER, priceRanges: ['500-1000'] }))).toEqual(['b']);
  });

  it('matches colours of variants in any case', () => {
    const products = [product('a', 1, { variantCombinations: [{ color: 'Red' }] }), product('b', 1)];
    expect(names(filterProducts(products, { ...NO_FILTER, colors: ['red'] }))).toEqual(['a']);
  });

  it('searches name, description and category name', () => {
    const products = [product('Tote', 1), product('x', 1, { description: 'a TOTE' }), product('y', 1)];
    expect(names(filterProducts(products, { ...NO_FILTER, searchQuery: ' tote ' }))).toEqual(['Tote', 'x']);
    expect(filterProducts(products, { ...NO_FILTER, searchQuery: 'caps' })).toHaveLength(3);
  });

  it('finds every word wherever it stands, and what people call things', () => {
    const products = [product('Coconut Oil', 1), product('Tender Coconut', 1, { description: 'Cool water' })];
    expect(names(filterProducts(products, { ...NO_FILTER, searchQuery: 'water coconut' }))).toEqual([
      'Tender Coconut',
    ]);
    const search = { ...NO_FILTER, searchQuery: 'Velichenna' };
    const synonyms = [{ term: 'velichenna', meaning: 'coconut oil' }];
    expect(names(filterProducts(products, search, synonyms))).toEqual(['Coconut Oil']);
    expect(filterProducts(products, search)).toEqual([]);
    expect(filterProducts(products, { ...NO_FILTER, searchQuery: '%' })).toEqual([]);
  });

  it('finds the products of subcategories under their parent', () => {
    const products = [product('a', 1, { categoryId: 'kids', parentCategoryId: 'shirts' }), product('b', 1)];
    expect(names(filterProducts(products, { ...NO_FILTER, categories: ['shirts'] }))).toEqual(['a']);
  });

  it('sorts by name, by price both ways and newest first', () => {
    const products = [product('b', 2, { createdAt: '2026-02-01' }), product('a', 3), product('c', 1)];
    expect(names(filterProducts(products, NO_FILTER))).toEqual(['a', 'b', 'c']);
    expect(names(filterProducts(products, { ...NO_FILTER, sortBy: 'price-low-to-high' }))).toEqual([
      'c',
      'b',
      'a',
    ]);
    expect(names(filterProducts(products, { ...NO_FILTER, sortBy: 'price-high-to-low' }))).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(names(filterProducts(products, { ...NO_FILTER, sortBy: 'newest' }))[0]).toBe('b');
  });

  it("treats 'all' as exclusive and falls back to it", () => {
    expect(toggleCategory(['all'], 'caps')).toEqual(['caps']);
    expect(toggleCategory(['caps', 'bags'], 'all')).toEqual(['all']);
    expect(toggleCategory(['caps'], 'caps')).toEqual(['all']);
  });

  it('offers only ranges that the catalogue reaches, or all five without data', () => {
    expect(offeredPriceRanges([]).length).toBe(5);
    expect(offeredPriceRanges([120, 450]).map(({ id }) => id)).toEqual(['100-300', '300-500']);
  });

  it('calls 0 out of stock and 1 to 4 low', () => {
    expect([0, 1, 4, 5].map(availabilityOf)).toEqual(['Out of stock', 'Low stock', 'Low stock', 'In stock']);
  });
});
