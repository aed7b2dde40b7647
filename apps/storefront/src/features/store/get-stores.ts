import type { getStores } from '@ilaneer/contract/store';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';

/** The branches. There are few, so that a search among them happens in the page. */
export function useStores() {
  return useQuery({
    queryKey: ['stores'],
    queryFn: ({ signal }) => request<typeof getStores>('GET', '/stores', { query: {}, signal }),
    select: (reply) => reply.stores,
  });
}
