import type { cancelOrder } from '@ilaneer/contract/order/cancel-order';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { storeChangedOrder, useForgetOrders } from '../get-orders.ts';

/** Which order is cancelled, and why. */
type Cancellation = {
  readonly orderId: string;
  readonly reason: string | null;
  readonly categoryName: string | null;
  readonly feedback: string;
};

/** Cancels an order: it becomes cancelled in the list at once, and the cached list is cleared (ORDER-22). */
export function useCancelOrder() {
  const queryClient = useQueryClient();
  const forgetOrders = useForgetOrders();
  return useMutation({
    mutationFn: ({ orderId, ...body }: Cancellation) =>
      request<typeof cancelOrder>('POST', '/orders/:orderId/cancel', { params: { orderId }, body }),
    onSuccess: ({ order }) => storeChangedOrder(queryClient, order),
    // Also after a refusal: the order is further than the list says.
    onSettled: () => forgetOrders(),
  });
}

/** What to say when cancelling failed. */
export function cancelOrderProblem(error: Error): string {
  return error.message || 'Failed to cancel order';
}

/** Whether asking again is of no use: the server knows the order and will not cancel it. */
export function isFinalRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status < 500;
}
