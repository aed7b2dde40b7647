import { typedText } from '../text/typed-text.ts';
import type { AvailabilityFilter } from './availability.ts';
import { defaultSort, isSearch, NO_FILTER, type ProductFilter, type ProductSort } from './filter-products.ts';

const SORTS: readonly ProductSort[] = ['name', 'price-low-to-high', 'price-high-to-low', 'newest'];
const AVAILABILITIES: readonly AvailabilityFilter[] = ['all', 'in-stock', 'low-stock', 'out-of-stock'];

// The query's names are public: links, bookmarks and other pages carry them.
export const FILTER_NAMES = {
  categories: 'category',
  priceRanges: 'price',
  colors: 'color',
  origins: 'origin',
  availability: 'availability',
  sortBy: 'sort',
  searchQuery: 'q',
} as const;

/** The filter that an address carries; what it can't understand counts as not given. */
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

/** The address's query for a filter: only what differs from no filter, so that a clean list has a clean address. */
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

/** How many products stand on a page of a list that its address counts. */
export const LIST_PAGE_SIZE = 48;

/** The page that an address names, counted from 1; what is no number of one counts as not given. */
export function readListPage(search: URLSearchParams): number {
  const page = search.get(PAGE) ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** Where a page of a list stands: its names in one order, so that the same page has one address. */
export function listPath(list: string, filter: ProductFilter, page: number): string {
  const search = writeFilter(filter);
  if (page > 1) search.set(PAGE, String(page));
  return search.size === 0 ? list : `${list}?${search}`;
}

/** How many pages there are of so many products: at least one. */
export function listPages(count: number): number {
  return Math.max(1, Math.ceil(count / LIST_PAGE_SIZE));
}

/** What the page of a search is called. */
export function resultsTitle(words: string): string {
  return `Results for “${typedText(words)}”`;
}

/**
 * What a filtered list is called in a window's title, given its plain name: 'Caps, Red: Our Products, page 2'. That of a
 * search is called after its words.
 */
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

// The same text is the same list, so that whatever shows it can tell that nothing has changed.
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
