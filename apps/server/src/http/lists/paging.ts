import { LARGEST_PAGE, type Pagination } from '@ilaneer/contract/message/fields';

export type PageQuery = { readonly page?: number; readonly limit?: number };

export type PageWindow = { readonly page: number; readonly limit: number; readonly offset: number };

/** Capped at the largest page. */
export function windowOf({ page = 1, limit = LARGEST_PAGE }: PageQuery): PageWindow {
  const most = Math.min(limit, LARGEST_PAGE);
  return { page, limit: most, offset: (page - 1) * most };
}

/** An empty list has one page. */
export function paginationOf({ page, limit }: PageWindow, totalItems: number): Pagination {
  return {
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(totalItems / limit)),
    totalItems,
    itemsPerPage: limit,
  };
}

export function pageOf<Entry>(entries: readonly Entry[], { limit, offset }: PageWindow): Entry[] {
  return entries.slice(offset, offset + limit);
}
