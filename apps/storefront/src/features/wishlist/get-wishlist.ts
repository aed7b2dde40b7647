import { ApiError, partOf } from '@ilaneer/client/api-errors';
import type { getWishlist } from '@ilaneer/contract/wishlist';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';

/** Query key; the shopper's id follows. */
export const WISHLIST_KEY = 'wishlist';

/** With a session only. */
export function useWishlist() {
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: [WISHLIST_KEY, user?.id],
    enabled: isConfirmed,
    staleTime: LIST_STALE_MS,
    queryFn: ({ signal }) => request<typeof getWishlist>('GET', '/get-wishlist', { signal }),
    select: partOf('wishlist'),
  });
}

/** WISHLIST-6. */
export function wishlistProblem(error: Error): string {
  return (error instanceof ApiError && error.reply?.message) || 'Failed to fetch wishlist';
}
