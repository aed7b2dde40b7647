import type { Availability, AvailabilityFilter } from './availability.ts';

/** The sort orders of the catalogue (CATALOGUE-17). */
export type ProductSort = 'name' | 'price-low-to-high' | 'price-high-to-low' | 'newest';

/** What the catalogue is filtered by (CATALOGUE-11); 'all' among the categories stands alone. */
export type ProductFilter = {
  readonly categories: readonly string[];
  readonly priceRanges: readonly string[];
  readonly colors: readonly string[];
  /** Countries; offered where something is imported (CATALOGUE-40). */
  readonly origins: readonly string[];
  readonly availability: AvailabilityFilter;
  readonly sortBy: ProductSort;
  readonly searchQuery: string;
};

/**
 * Up to so many products a client gets all of them at once and filters alone: their cards are about 90 kB, compressed,
 * and found again without a call. More of them stay in the database and are sent by page.
 */
export const MOST_AT_ONCE = 500;

/** Nothing filtered, sorted by name. */
export const NO_FILTER: ProductFilter = {
  categories: ['all'],
  priceRanges: [],
  colors: [],
  origins: [],
  availability: 'all',
  sortBy: 'name',
  searchQuery: '',
};

/** What filtering and sorting read of a product; `price` in rupees, `createdAt` an ISO date. */
export type FilterableProduct = {
  readonly name: string;
  readonly description: string;
  readonly categoryId: string;
  readonly parentCategoryId: string | null;
  readonly categoryName: string;
  readonly price: number;
  readonly availability: Availability;
  readonly createdAt: string;
  /** Absent: India. */
  readonly countryOfOrigin?: string;
  readonly variantCombinations: readonly { readonly color: string | null }[];
  /** What there is to choose from; the search covers it too. */
  readonly variants?: readonly { readonly values: readonly string[] }[];
};

/**
 * Ticks or unticks a category: 'all' is exclusive, and unticking the last category falls back to 'all'
 * (CATALOGUE-12).
 */
export function toggleCategory(categories: readonly string[], id: string): readonly string[] {
  if (id === 'all') return ['all'];
  const others = categories.filter((category) => category !== 'all' && category !== id);
  const next = categories.includes(id) ? others : [...others, id];
  return next.length === 0 ? ['all'] : next;
}
