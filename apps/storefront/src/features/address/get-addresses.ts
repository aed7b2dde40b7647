import { partOf } from '@ilaneer/client/api-errors';
import type { AddressView, getAddresses } from '@ilaneer/contract/address/address';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { ASKED_AGAIN, storedQuery } from '../../lib/stored-query.ts';

const ADDRESSES_KEY = 'addresses';

/**
 * The logged-in shopper's addresses, the default one first: from the browser copy at once, if there is one, and from
 * the server behind it whenever they come into sight, because other devices change them too.
 */
export function useAddresses() {
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: [ADDRESSES_KEY, user?.id],
    enabled: isConfirmed,
    staleTime: LIST_STALE_MS,
    ...storedQuery('addresses', (signal) => request<typeof getAddresses>('GET', '/get-address', { signal })),
    ...ASKED_AGAIN,
    select: partOf('addresses'),
  });
}

type AddressesInSight = Pick<ReturnType<typeof useAddresses>, 'isError' | 'isFetchedAfterMount'> & {
  readonly data: readonly AddressView[] | undefined;
};

/** What to say beside addresses that were shown from the copy: whether it was, or may be, out of date. */
export function useFreshnessNote({ data, isError, isFetchedAfterMount }: AddressesInSight): string {
  const [copy] = useState(data);
  const [wasStale, setWasStale] = useState<boolean | null>(null);
  // By the first answer only: later changes are the shopper's own. An equal answer leaves the data what it was.
  if (wasStale === null && isFetchedAfterMount && !isError) setWasStale(copy !== undefined && copy !== data);
  if (isError && data !== undefined) return '- Data may be outdated';
  return wasStale === true ? '- Updated just now' : '';
}

/** Fetches the list and its browser copy again after a change. */
export function refreshAddresses(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ADDRESSES_KEY] });
}
