import { withParts } from '@ilaneer/client/api-errors';
import type { getCart } from '@ilaneer/contract/cart/cart';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../lib/api-client.ts';
import { useSession } from '../../lib/session.ts';
import { ASKED_AGAIN, storedQuery } from '../../lib/stored-query.ts';

/** Query key; the shopper's id follows. */
export const CART_KEY = 'cart';

/** A reply with a cart, or an error. */
export const wholeCart = withParts('cart', 'summary');

const STALE_MS = 30_000;
const copy = storedQuery('cart', (signal) =>
  request<typeof getCart>('GET', '/get-cart', { signal }).then(wholeCart),
);

/** With a session only. `checked`: refetch on mount, for screens before an order. */
export function useCart({ checked = false }: { readonly checked?: boolean } = {}) {
  const { user, isConfirmed } = useSession();
  const queryClient = useQueryClient();
  const userId = user?.id;
  useEffect(() => followOtherTabs(queryClient, userId), [queryClient, userId]);
  return useQuery({
    queryKey: [CART_KEY, userId],
    enabled: isConfirmed,
    staleTime: STALE_MS,
    refetchOnWindowFocus: 'always',
    ...copy,
    ...ASKED_AGAIN,
    refetchOnMount: checked ? ASKED_AGAIN.refetchOnMount : true,
  });
}

// Taken from storage: refetching would ping-pong between tabs.
function followOtherTabs(queryClient: QueryClient, userId: string | undefined): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key !== 'cart' || event.newValue === null || userId === undefined) return;
    const cart = copy.initialData();
    const updatedAt = copy.initialDataUpdatedAt();
    if (cart === undefined || updatedAt === undefined) return;
    const queryKey = [CART_KEY, userId];
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, cart, { updatedAt });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
