import { errorText, partOf } from '@ilaneer/client/api-errors';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { getOrders } from '@ilaneer/contract/order/order';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { allPages } from '../../lib/all-pages.ts';
import { request } from '../../lib/api-client.ts';
import { LIST_STALE_MS } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { removeStored } from '../../lib/storage.ts';
import { ASKED_AGAIN, storedQuery } from '../../lib/stored-query.ts';

// Query key; the shopper's id follows.
const ORDERS_KEY = 'orders';

/** Copy, then server. */
export function useOrders() {
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: [ORDERS_KEY, user?.id],
    enabled: isConfirmed,
    staleTime: LIST_STALE_MS,
    ...storedQuery('orders', (signal) =>
      allPages(
        (query) => request<typeof getOrders>('GET', '/orders', { query, signal }),
        (all, next) => ({ ...all, orders: [...all.orders, ...next.orders] }),
      ),
    ),
    ...ASKED_AGAIN,
    select: partOf('orders'),
  });
}

/** ORDER-20. */
export function useForgetOrders(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => {
    removeStored('orders');
    return queryClient.invalidateQueries({ queryKey: [ORDERS_KEY] });
  }, [queryClient]);
}

export function storeChangedOrder(queryClient: QueryClient, order: OrderView): void {
  queryClient.setQueriesData<ReplyOf<typeof getOrders>>({ queryKey: [ORDERS_KEY] }, (list) =>
    list === undefined
      ? undefined
      : { ...list, orders: list.orders.map((one) => (one.id === order.id ? order : one)) },
  );
}

export function ordersProblem(error: Error, hadOrders: boolean): string {
  return errorText(error, hadOrders ? 'Failed to refresh orders' : 'Failed to fetch orders');
}
