import { partOf } from '@ilaneer/client/api-errors';
import type { AddressView, getAddresses } from '@ilaneer/contract/address/address';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { ASKED_AGAIN, storedQuery } from '../../lib/stored-query.ts';

const ADDRESSES_KEY = 'addresses';

/** Default first; from the copy at once, refetched when shown. */
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

/** Note on an outdated copy. */
export function useFreshnessNote({ data, isError, isFetchedAfterMount }: AddressesInSight): string {
  const [copy] = useState(data);
  const [wasStale, setWasStale] = useState<boolean | null>(null);
  // First answer only; later changes are the shopper's.
  if (wasStale === null && isFetchedAfterMount && !isError) setWasStale(copy !== undefined && copy !== data);
  if (isError && data !== undefined) return '- Data may be outdated';
  return wasStale === true ? '- Updated just now' : '';
}

export function refreshAddresses(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ADDRESSES_KEY] });
}
