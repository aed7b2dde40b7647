import type { getCoins } from '@ilaneer/contract/coin';
import { useQuery } from '@tanstack/react-query';
import { allPages } from '../../../lib/all-pages.ts';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';

/** The shopper's coins with everything that happened to them, asked for anew whenever they come into sight. */
export function useCoins() {
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: ['coins', user?.id],
    enabled: isConfirmed,
    staleTime: 0,
    queryFn: ({ signal }) =>
      allPages(
        (query) => request<typeof getCoins>('GET', '/coins', { query, signal }),
        (all, next) => ({ ...all, entries: [...all.entries, ...next.entries] }),
      ),
  });
}
