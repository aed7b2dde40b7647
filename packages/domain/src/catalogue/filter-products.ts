import { typedText } from '../text/typed-text.ts';
import type { Availability, AvailabilityFilter } from './availability.ts';

/** CATALOGUE-17; 'relevance' is for searches. */
export type ProductSort = 'name' | 'price-low-to-high' | 'price-high-to-low' | 'newest' | 'relevance';

/** CATALOGUE-11; category 'all' excludes others. */
export type ProductFilter = {
  readonly categories: readonly string[];
  readonly priceRanges: readonly string[];
  readonly colors: readonly string[];
  /** Offered only with imported goods (CATALOGUE-40). */
  readonly origins: readonly string[];
  readonly availability: AvailabilityFilter;
  readonly sortBy: ProductSort;
  readonly searchQuery: string;
};

/** Up to this count the client gets all cards (about 90 kB compressed) and filters locally. */
export const MOST_AT_ONCE = 500;

export const NO_FILTER: ProductFilter = {
  categories: ['all'],
  priceRanges: [],
  colors: [],
  origins: [],
  availability: 'all',
  sortBy: 'name',
  searchQuery: '',
};

/** Fields for filtering and sorting; `price` in rupees, `createdAt` an ISO date. */
export type FilterableProduct = {
  readonly name: string;
  readonly categoryId: string;
  readonly parentCategoryId: string | null;
  readonly price: number;
  readonly availability: Availability;
  readonly createdAt: string;
  /** Default: India. */
  readonly countryOfOrigin?: string;
  readonly variantCombinations: readonly { readonly color: string | null }[];
};

export function isSearch({ searchQuery }: Pick<ProductFilter, 'searchQuery'>): boolean {
  return typedText(searchQuery) !== '';
}

export function defaultSort(filter: Pick<ProductFilter, 'searchQuery'>): ProductSort {
  return isSearch(filter) ? 'relevance' : 'name';
}

export function searchedFor(filter: ProductFilter, searchQuery: string): ProductFilter {
  const isChosen = filter.sortBy !== defaultSort(filter);
  return { ...filter, searchQuery, sortBy: isChosen ? filter.sortBy : defaultSort({ searchQuery }) };
}

/** 'all' is exclusive; unticking the last category restores it (CATALOGUE-12). */
export function toggleCategory(categories: readonly string[], id: string): readonly string[] {
  if (id === 'all') return ['all'];
  const others = categories.filter((category) => category !== 'all' && category !== id);
  const next = categories.includes(id) ? others : [...others, id];
  return next.length === 0 ? ['all'] : next;
}
