import { LARGEST_PAGE, type Pagination } from '@ilaneer/contract/message/fields';

/** Which page of a list was asked for. */
export type PageQuery = { readonly page?: number; readonly limit?: number };

/** A page as a list is cut by it. */
export type PageWindow = { readonly page: number; readonly limit: number; readonly offset: number };

/** The page that was asked for, no larger than a page may be. */
export function windowOf({ page = 1, limit = LARGEST_PAGE }: PageQuery): PageWindow {
  const most = Math.min(limit, LARGEST_PAGE);
  return { page, limit: most, offset: (page - 1) * most };
}

/** Where a page stands in a list of so many entries; an empty list has one page. */
export function paginationOf({ page, limit }: PageWindow, totalItems: number): Pagination {
  return {
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(totalItems / limit)),
    totalItems,
    itemsPerPage: limit,
  };
}

/** One page of a list that is in memory. */
export function pageOf<Entry>(entries: readonly Entry[], { limit, offset }: PageWindow): Entry[] {
  return entries.slice(offset, offset + limit);
}
