import { partOf } from '@ilaneer/client/api-errors';
import type { getStores } from '@ilaneer/contract/store';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';

/** Few: searched locally. */
export const storesQuery = queryOptions({
  queryKey: ['stores'],
  queryFn: ({ signal }) => request<typeof getStores>('GET', '/stores', { query: {}, signal }),
  select: partOf('stores'),
});

export function useStores() {
  return useQuery(storesQuery);
}
