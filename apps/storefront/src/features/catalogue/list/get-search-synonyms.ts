import type { getSearchSynonyms } from '@ilaneer/contract/catalogue/search';
import type { Synonym } from '@ilaneer/domain/search/synonyms';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../../lib/query-client.ts';

const NONE: readonly Synonym[] = [];

const synonymsQuery = queryOptions({
  queryKey: ['search-synonyms'],
  staleTime: LIST_STALE_MS,
  queryFn: ({ signal }) => request<typeof getSearchSynonyms>('GET', '/search-synonyms', { signal }),
  select: (reply): readonly Synonym[] => reply.synonyms,
});

/** What people call things, fetched with the first search; without it a search finds what it says. */
export function useSearchSynonyms(search: string): readonly Synonym[] {
  return useQuery({ ...synonymsQuery, enabled: search.trim() !== '' }).data ?? NONE;
}
