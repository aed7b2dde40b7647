import type { searchProducts } from '@ilaneer/contract/catalogue/search';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../../lib/query-client.ts';

const correctionQuery = (words: string) =>
  queryOptions({
    queryKey: ['search-correction', words],
    staleTime: LIST_STALE_MS,
    queryFn: ({ signal }) =>
      request<typeof searchProducts>('GET', '/search', { query: { q: words, limit: 1 }, signal }),
    select: (reply) => reply.correctedTo,
  });

/** What mistyped words probably mean; null when they mean what they say, or nothing. */
export function useSearchCorrection(words: string): string | null {
  return useQuery({ ...correctionQuery(words), enabled: words !== '' }).data ?? null;
}
