import type { getAddresses } from '@ilaneer/contract/address';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { storedQuery } from '../../../lib/stored-query.ts';

const ADDRESSES_KEY = 'addresses';

/** The logged-in shopper's addresses, the default one first: from the browser copy at once, if there is one. */
export function useAddresses() {
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: [ADDRESSES_KEY, user?.id],
    enabled: isConfirmed,
    staleTime: LIST_STALE_MS,
    ...storedQuery('addresses', (signal) => request<typeof getAddresses>('GET', '/get-address', { signal })),
    select: (reply) => reply.addresses,
  });
}

/** Fetches the list and its browser copy again after a change. */
export function refreshAddresses(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ADDRESSES_KEY] });
}
