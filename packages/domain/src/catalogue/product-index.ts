import { type AvailabilityFilter, filterOfAvailability } from './availability.ts';
import type { FilterableProduct, ProductFilter, ProductSort } from './filter-products.ts';
import { offeredOrigins, originKey } from './origin.ts';
import { isInPriceRange, type PriceSpan, priceRangesOf } from './price-range.ts';
import { compareText, nameKey, newestFirst } from './product-order.ts';

type Unsearched = Omit<ProductFilter, 'searchQuery'>;

export type ProductIndex<Product extends FilterableProduct> = {
  readonly size: number;
  readonly categoryIds: ReadonlySet<string>;
  readonly colors: readonly string[];
  readonly origins: readonly string[];
  readonly prices: PriceSpan | null;
  /** CATALOGUE-11 to CATALOGUE-17. */
  find(filter: Unsearched): readonly Product[];
};

// Precomputed fields of a product.
type Entry<Product> = {
  readonly product: Product;
  readonly nameKey: string;
  readonly colors: readonly string[];
  readonly origin: string;
  readonly categoryId: string;
  readonly parentCategoryId: string | null;
  readonly price: number;
  readonly availability: AvailabilityFilter;
};

type Order<Product> = { readonly entries: readonly Entry<Product>[]; readonly products: readonly Product[] };

/** Makes each later `find` one pass; sort orders are cached on demand. Ties keep the input order. */
export function indexProducts<Product extends FilterableProduct>(
  products: readonly Product[],
): ProductIndex<Product> {
  const entries = products.map(entryOf);
  const orders = new Map<ProductSort, Order<Product>>();
  const inOrder = (sort: ProductSort): Order<Product> => {
    const known = orders.get(sort);
    if (known !== undefined) return known;
    const sorted = entries.toSorted(compareBy(sort));
    const order = { entries: sorted, products: sorted.map(({ product }) => product) };
    orders.set(sort, order);
    return order;
  };
  return {
    size: products.length,
    categoryIds: categoryIdsOf(products),
    colors: colorsOf(products),
    origins: offeredOrigins(products.map(({ countryOfOrigin }) => countryOfOrigin)),
    prices: priceSpanOf(products),
    find: (filter) => {
      const order = inOrder(filter.sortBy);
      const tests = testsOf(filter);
      if (tests.length === 0) return order.products;
      const found: Product[] = [];
      for (const entry of order.entries) if (passesAll(tests, entry)) found.push(entry.product);
      return found;
    },
  };
}

function entryOf<Product extends FilterableProduct>(product: Product): Entry<Product> {
  const { name, categoryId, parentCategoryId, price, availability } = product;
  return {
    product,
    nameKey: nameKey(name),
    colors: product.variantCombinations.flatMap(({ color }) => (color === null ? [] : color.toLowerCase())),
    origin: originKey(product.countryOfOrigin),
    categoryId,
    parentCategoryId,
    price,
    availability: filterOfAvailability(availability),
  };
}

type Test = (entry: Entry<unknown>) => boolean;

// A loop: `every` with a closure per entry takes three times as long.
function passesAll(tests: readonly Test[], entry: Entry<unknown>): boolean {
  for (const passes of tests) if (!passes(entry)) return false;
  return true;
}

/** Active tests, cheapest first. */
function testsOf(filter: Unsearched): readonly Test[] {
  const ranges = priceRangesOf(filter.priceRanges);
  const colors = new Set(filter.colors.map((color) => color.toLowerCase()));
  const origins = new Set(filter.origins.map(originKey));
  const categories = new Set(filter.categories.includes('all') ? [] : filter.categories);
  const tests: Readonly<Record<Exclude<keyof Unsearched, 'sortBy'>, Test | null>> = {
    availability:
      filter.availability === 'all' ? null : ({ availability }) => availability === filter.availability,
    priceRanges:
      ranges.length === 0 ? null : ({ price }) => ranges.some((range) => isInPriceRange(range, price)),
    categories:
      categories.size === 0
        ? null
        : ({ categoryId, parentCategoryId }) =>
            categories.has(categoryId) || (parentCategoryId !== null && categories.has(parentCategoryId)),
    colors: colors.size === 0 ? null : (entry) => entry.colors.some((color) => colors.has(color)),
    origins: origins.size === 0 ? null : ({ origin }) => origins.has(origin),
  };
  return Object.values(tests).filter((test) => test !== null);
}

function compareBy(
  sort: ProductSort,
): (one: Entry<FilterableProduct>, other: Entry<FilterableProduct>) => number {
  switch (sort) {
    case 'name':
    // Relevance is known to the search only.
    case 'relevance':
      return (one, other) => compareText(one.nameKey, other.nameKey);
    case 'price-low-to-high':
      return (one, other) => one.price - other.price;
    case 'price-high-to-low':
      return (one, other) => other.price - one.price;
    case 'newest':
      return (one, other) => newestFirst(one.product, other.product);
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
  return [...colors].sort(
    (one, other) => compareText(nameKey(one), nameKey(other)) || compareText(one, other),
  );
}

function priceSpanOf(products: readonly FilterableProduct[]): PriceSpan | null {
  const [first] = products;
  if (first === undefined) return null;
  let lowest = first.price;
  let highest = first.price;
  for (const { price } of products) {
    lowest = Math.min(lowest, price);
    highest = Math.max(highest, price);
  }
  return { lowest, highest };
}
