import { ApiError, partOf } from '@ilaneer/client/api-errors';
import type { getCategories } from '@ilaneer/contract/catalogue/catalogue';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../../lib/query-client.ts';

const CATEGORIES_FAILED = 'Failed to fetch categories';

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  staleTime: LIST_STALE_MS,
  queryFn: ({ signal }) =>
    request<typeof getCategories>('GET', '/get-categories', { query: { page: 1, limit: 100 }, signal }),
  select: partOf('categories'),
});

/** Tree. */
export function useCategories() {
  return useQuery(categoriesQuery);
}

export function useCategoryName(): (id: string) => string {
  const categories = useCategories().data ?? [];
  const names = new Map(
    categories.flatMap((one) => [one, ...one.subcategories]).map(({ id, name }) => [id, name]),
  );
  return (id) => names.get(id) ?? id;
}

/** CATALOGUE-26. */
export function categoriesProblem(error: Error): string {
  if (!(error instanceof ApiError)) return CATEGORIES_FAILED;
  if (error.status >= 400) return `HTTP error! status: ${error.status}`;
  return error.reply?.message ?? CATEGORIES_FAILED;
}
