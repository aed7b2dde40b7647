import { searchWords } from '../search/search-words.ts';
import { readingsOf, type Synonym } from '../search/synonyms.ts';
import { type Availability, type AvailabilityFilter, passesAvailability } from './availability.ts';
import { isInPriceRange, PRICE_RANGES } from './price-range.ts';

/** The sort orders of the catalogue (part 1 section 9). */
export type ProductSort = 'name' | 'price-low-to-high' | 'price-high-to-low' | 'newest';

/** The filter state of part 1 section 3; 'all' among the categories stands alone. */
export type ProductFilter = {
  readonly categories: readonly string[];
  readonly priceRanges: readonly string[];
  readonly colors: readonly string[];
  readonly availability: AvailabilityFilter;
  readonly sortBy: ProductSort;
  readonly searchQuery: string;
};

/** Nothing filtered, sorted by name. */
export const NO_FILTER: ProductFilter = {
  categories: ['all'],
  priceRanges: [],
  colors: [],
  availability: 'all',
  sortBy: 'name',
  searchQuery: '',
};

/** What filtering and sorting read of a product; `sellingPrice` in rupees, `createdAt` an ISO date. */
export type FilterableProduct = {
  readonly name: string;
  readonly description: string;
  readonly categoryId: string;
  readonly parentCategoryId: string | null;
  readonly categoryName: string;
  readonly sellingPrice: number;
  readonly availability: Availability;
  readonly createdAt: string;
  readonly variantCombinations: readonly { readonly color: string | null }[];
};

const byName = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/**
 * The products that pass every part of the filter, in its order (part 1 sections 4 and 5). The search knows the
 * given synonyms. Does not change its input.
 */
export function filterProducts<Product extends FilterableProduct>(
  products: readonly Product[],
  filter: ProductFilter,
  synonyms: readonly Synonym[] = [],
): Product[] {
  const isFound = searchFor(filter.searchQuery, synonyms);
  const ranges = PRICE_RANGES.filter((range) => filter.priceRanges.includes(range.id));
  const colors = new Set(filter.colors.map((color) => color.toLowerCase()));
  const categories = filter.categories.includes('all') ? null : new Set(filter.categories);
  return products
    .filter(
      (product) =>
        (categories === null ||
          categories.size === 0 ||
          categories.has(product.categoryId) ||
          (product.parentCategoryId !== null && categories.has(product.parentCategoryId))) &&
        (ranges.length === 0 || ranges.some((range) => isInPriceRange(range, product.sellingPrice))) &&
        (colors.size === 0 ||
          product.variantCombinations.some(
            ({ color }) => color !== null && colors.has(color.toLowerCase()),
          )) &&
        passesAvailability(filter.availability, product.availability) &&
        isFound(product),
    )
    .sort(compareBy(filter.sortBy));
}

// Every word of one reading has to be somewhere in the name, the description or the category's name.
function searchFor(query: string, synonyms: readonly Synonym[]): (product: FilterableProduct) => boolean {
  const asked = query.trim().toLowerCase();
  if (asked === '') return () => true;
  const words = searchWords(asked);
  const readings = words.length === 0 ? [[asked]] : readingsOf(words, synonyms);
  return (product) => {
    const text = `${product.name}\n${product.description}\n${product.categoryName}`.toLowerCase();
    return readings.some((reading) => reading.every((word) => text.includes(word)));
  };
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
      return (one, other) => other.createdAt.localeCompare(one.createdAt);
  }
}

/**
 * Ticks or unticks a category (part 1 section 4): 'all' is exclusive, and unticking the last category falls
 * back to 'all'.
 */
export function toggleCategory(categories: readonly string[], id: string): readonly string[] {
  if (id === 'all') return ['all'];
  const others = categories.filter((category) => category !== 'all' && category !== id);
  const next = categories.includes(id) ? others : [...others, id];
  return next.length === 0 ? ['all'] : next;
}
