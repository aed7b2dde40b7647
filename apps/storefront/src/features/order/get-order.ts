import { errorText, partOf } from '@ilaneer/client/api-errors';
import type { getOrder } from '@ilaneer/contract/order/order';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { useSession } from '../../lib/session.ts';

export function useOrder(orderId: string | null) {
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: ['order', user?.id, orderId],
    enabled: isConfirmed && orderId !== null,
    // Always fresh.
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) =>
      request<typeof getOrder>('GET', '/orders/:orderId', { params: { orderId: orderId ?? '' }, signal }),
    select: partOf('order'),
  });
}

export function orderProblem(error: Error): string {
  return errorText(error, 'Failed to fetch order details');
}
