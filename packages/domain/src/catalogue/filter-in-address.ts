import { typedText } from '../text/typed-text.ts';
import type { AvailabilityFilter } from './availability.ts';
import { defaultSort, isSearch, NO_FILTER, type ProductFilter, type ProductSort } from './filter-products.ts';

const SORTS: readonly ProductSort[] = ['name', 'price-low-to-high', 'price-high-to-low', 'newest'];
const AVAILABILITIES: readonly AvailabilityFilter[] = ['all', 'in-stock', 'low-stock', 'out-of-stock'];

// Public names: links and bookmarks use them.
export const FILTER_NAMES = {
  categories: 'category',
  priceRanges: 'price',
  colors: 'color',
  origins: 'origin',
  availability: 'availability',
  sortBy: 'sort',
  searchQuery: 'q',
} as const;

export function readFilter(search: URLSearchParams): ProductFilter {
  const categories = readList(search, FILTER_NAMES.categories);
  const searchQuery = search.get(FILTER_NAMES.searchQuery) ?? NO_FILTER.searchQuery;
  return {
    categories: categories.length === 0 ? NO_FILTER.categories : categories,
    priceRanges: readList(search, FILTER_NAMES.priceRanges),
    colors: readList(search, FILTER_NAMES.colors),
    origins: readList(search, FILTER_NAMES.origins),
    availability:
      AVAILABILITIES.find((value) => value === search.get(FILTER_NAMES.availability)) ??
      NO_FILTER.availability,
    sortBy: SORTS.find((value) => value === search.get(FILTER_NAMES.sortBy)) ?? defaultSort({ searchQuery }),
    searchQuery,
  };
}

/** Writes only non-default values, for short addresses. */
export function writeFilter(filter: ProductFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (!filter.categories.includes('all')) writeList(search, FILTER_NAMES.categories, filter.categories);
  writeList(search, FILTER_NAMES.priceRanges, filter.priceRanges);
  writeList(search, FILTER_NAMES.colors, filter.colors);
  writeList(search, FILTER_NAMES.origins, filter.origins);
  if (filter.availability !== NO_FILTER.availability)
    search.set(FILTER_NAMES.availability, filter.availability);
  if (filter.sortBy !== defaultSort(filter)) search.set(FILTER_NAMES.sortBy, filter.sortBy);
  if (filter.searchQuery !== '') search.set(FILTER_NAMES.searchQuery, filter.searchQuery);
  return search;
}

export const LIST_PAGE_SIZE = 48;

/** From 1; invalid numbers are ignored. */
export function readListPage(search: URLSearchParams): number {
  const page = search.get(PAGE) ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** Parameters in a fixed order, for one address per page. */
export function listPath(list: string, filter: ProductFilter, page: number): string {
  const search = writeFilter(filter);
  if (page > 1) search.set(PAGE, String(page));
  return search.size === 0 ? list : `${list}?${search}`;
}

export function listPages(count: number): number {
  return Math.max(1, Math.ceil(count / LIST_PAGE_SIZE));
}

export function resultsTitle(words: string): string {
  return `Results for “${typedText(words)}”`;
}

/** Window title: 'Caps, Red: Our Products, page 2'. A search is titled by its words. */
export function listTitle(
  name: string,
  { categories, colors, origins, searchQuery }: ProductFilter,
  page: number,
  categoryName: (id: string) => string,
): string {
  const list = isSearch({ searchQuery }) ? resultsTitle(searchQuery) : name;
  const of = [...categories.filter((id) => id !== 'all').map(categoryName), ...colors, ...origins];
  const title = of.length === 0 ? list : `${of.join(', ')}: ${list}`;
  return page === 1 ? title : `${title}, page ${page}`;
}

const PAGE = 'page';

// Same text, same array: identity tells renderers that nothing changed.
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 200;

function readList(search: URLSearchParams, name: string): readonly string[] {
  const text = search.getAll(name).join(',');
  const list = known.get(text) ?? splitList(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, list);
  return list;
}

function splitList(text: string): readonly string[] {
  return [...new Set(text.split(',').filter((value) => value !== '' && value !== 'all'))];
}

function writeList(search: URLSearchParams, name: string, values: readonly string[]): void {
  if (values.length > 0) search.set(name, values.join(','));
}
