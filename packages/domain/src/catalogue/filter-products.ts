import { typedText } from '../text/typed-text.ts';
import type { Availability, AvailabilityFilter } from './availability.ts';

/** The sort orders of the catalogue (CATALOGUE-17); 'relevance' is that of a search. */
export type ProductSort = 'name' | 'price-low-to-high' | 'price-high-to-low' | 'newest' | 'relevance';

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
  readonly categoryId: string;
  readonly parentCategoryId: string | null;
  readonly price: number;
  readonly availability: Availability;
  readonly createdAt: string;
  /** Absent: India. */
  readonly countryOfOrigin?: string;
  readonly variantCombinations: readonly { readonly color: string | null }[];
};

/** Whether a filter searches: blanks alone ask for everything. */
export function isSearch({ searchQuery }: Pick<ProductFilter, 'searchQuery'>): boolean {
  return typedText(searchQuery) !== '';
}

/** The order of a list that chooses none: the best hit of a search first, else by name. */
export function defaultSort(filter: Pick<ProductFilter, 'searchQuery'>): ProductSort {
  return isSearch(filter) ? 'relevance' : 'name';
}

/** A filter with other words to search for; an order that was not chosen becomes theirs. */
export function searchedFor(filter: ProductFilter, searchQuery: string): ProductFilter {
  const isChosen = filter.sortBy !== defaultSort(filter);
  return { ...filter, searchQuery, sortBy: isChosen ? filter.sortBy : defaultSort({ searchQuery }) };
}

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
