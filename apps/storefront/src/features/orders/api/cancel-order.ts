import type { ReplyOf } from '@ilaneer/contract/call';
import type { cancelOrder } from '@ilaneer/contract/cancel-order';
import type { getOrders } from '@ilaneer/contract/order';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ORDERS_KEY, useForgetOrders } from './get-orders.ts';

/** Cancels an order: it becomes cancelled in the list at once, and the cached list is cleared (part 2 section 4). */
export function useCancelOrder() {
  const queryClient = useQueryClient();
  const forgetOrders = useForgetOrders();
  return useMutation({
    mutationFn: (orderId: string) =>
      request<typeof cancelOrder>('POST', '/orders/:orderId/cancel', { params: { orderId }, body: {} }),
    onSuccess: ({ order }) => {
      queryClient.setQueriesData<ReplyOf<typeof getOrders>>({ queryKey: [ORDERS_KEY] }, (list) =>
        list === undefined
          ? undefined
          : { ...list, orders: list.orders.map((one) => (one.id === order.id ? order : one)) },
      );
    },
    // Also after a refusal: the order is further than the list says.
    onSettled: () => forgetOrders(),
  });
}

/** What to say when cancelling failed (part 2 section 8, 'Orders'). */
export function cancelOrderProblem(error: Error): string {
  return error.message || 'Failed to cancel order';
}
