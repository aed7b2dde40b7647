import type { searchProducts } from '@ilaneer/contract/catalogue/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';

const SHOWN = 6;
const STALE_MS = 60_000;

/** The best products for some words; the last answer stays in sight until the next is there. */
export function useProductSearch(words: string) {
  return useQuery({
    queryKey: ['search', words],
    queryFn: ({ signal }) =>
      request<typeof searchProducts>('GET', '/search', { query: { q: words, limit: SHOWN }, signal }),
    enabled: words !== '',
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
}
