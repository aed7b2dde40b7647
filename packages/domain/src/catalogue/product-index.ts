import { passesAvailability } from './availability.ts';
import type { FilterableProduct, ProductFilter, ProductSort } from './filter-products.ts';
import { isInPriceRange, type PriceSpan, priceRangesOf } from './price-range.ts';

/** Products made ready to be filtered, searched and sorted over and over, however many they are. */
export type ProductIndex<Product extends FilterableProduct> = {
  /** How many products there are in all. */
  readonly size: number;
  /** The categories and parent categories that products are in. */
  readonly categoryIds: ReadonlySet<string>;
  /** The colours that products come in, as the products spell them, by name. */
  readonly colors: readonly string[];
  /** Null when there are no products. */
  readonly prices: PriceSpan | null;
  /** The products that pass every part of a filter, in its order (part 1 sections 4 and 5). */
  find(filter: ProductFilter): readonly Product[];
};

// What a change of the filter would otherwise work out again for every product.
type Entry<Product> = {
  readonly product: Product;
  readonly words: string;
  readonly colors: readonly string[];
};

const byName = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/**
 * Indexes products once, so that each later `find` is one pass over them: words and colours in lower case, and
 * every sort order as soon as it is asked for. Products that tie keep the order that they were given in.
 */
export function indexProducts<Product extends FilterableProduct>(
  products: readonly Product[],
): ProductIndex<Product> {
  const entries = products.map(entryOf);
  const orders = new Map<ProductSort, readonly Entry<Product>[]>();
  const inOrder = (sort: ProductSort): readonly Entry<Product>[] => {
    const known = orders.get(sort);
    if (known !== undefined) return known;
    const compare = compareBy(sort);
    const sorted = entries.toSorted((one, other) => compare(one.product, other.product));
    orders.set(sort, sorted);
    return sorted;
  };
  return {
    size: products.length,
    categoryIds: categoryIdsOf(products),
    colors: colorsOf(products),
    prices: priceSpanOf(products),
    find: (filter) => {
      const passes = passing(filter);
      return inOrder(filter.sortBy)
        .filter(passes)
        .map(({ product }) => product);
    },
  };
}

function entryOf<Product extends FilterableProduct>(product: Product): Entry<Product> {
  return {
    product,
    words: `${product.name}\n${product.description}\n${product.categoryName}`.toLowerCase(),
    colors: product.variantCombinations.flatMap(({ color }) => (color === null ? [] : color.toLowerCase())),
  };
}

function passing(filter: ProductFilter): (entry: Entry<FilterableProduct>) => boolean {
  const words = filter.searchQuery.trim().toLowerCase();
  const ranges = priceRangesOf(filter.priceRanges);
  const colors = new Set(filter.colors.map((color) => color.toLowerCase()));
  const categories = new Set(filter.categories.includes('all') ? [] : filter.categories);
  return ({ product, words: text, colors: own }) =>
    (categories.size === 0 ||
      categories.has(product.categoryId) ||
      (product.parentCategoryId !== null && categories.has(product.parentCategoryId))) &&
    (ranges.length === 0 || ranges.some((range) => isInPriceRange(range, product.sellingPrice))) &&
    (colors.size === 0 || own.some((color) => colors.has(color))) &&
    passesAvailability(filter.availability, product.availability) &&
    (words === '' || text.includes(words));
}

function compareBy(sort: ProductSort): (one: FilterableProduct, other: FilterableProduct) => number {
  switch (sort) {
    case 'name':
      return (one, other) => byName.compare(one.name, other.name);
    case 'price-low-to-high':
      return (one, other) => one.sellingPrice - other.sellingPrice;
    case 'price-high-to-low':
      return (one, other) => other.sellingPrice - one.sellingPrice;
    case 'newest':
      // ISO dates sort as plain text.
      return (one, other) =>
        Number(one.createdAt < other.createdAt) - Number(one.createdAt > other.createdAt);
  }
}

function categoryIdsOf(products: readonly FilterableProduct[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { categoryId, parentCategoryId } of products) {
    ids.add(categoryId);
    if (parentCategoryId !== null) ids.add(parentCategoryId);
  }
  return ids;
}

function colorsOf(products: readonly FilterableProduct[]): readonly string[] {
  const colors = new Set<string>();
  for (const { variantCombinations } of products) {
    for (const { color } of variantCombinations) if (color !== null) colors.add(color);
  }
  return [...colors].sort(byName.compare);
}

function priceSpanOf(products: readonly FilterableProduct[]): PriceSpan | null {
  const [first] = products;
  if (first === undefined) return null;
  let lowest = first.sellingPrice;
  let highest = first.sellingPrice;
  for (const { sellingPrice } of products) {
    lowest = Math.min(lowest, sellingPrice);
    highest = Math.max(highest, sellingPrice);
  }
  return { lowest, highest };
}
