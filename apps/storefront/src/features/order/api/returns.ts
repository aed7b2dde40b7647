import type { PartOf } from '@ilaneer/contract/call';
import type { requestReturn } from '@ilaneer/contract/return/return-order';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { showChangedOrder, useForgetOrders } from './get-orders.ts';

/** What is to be returned of an order. */
export type ReturnRequest = PartOf<typeof requestReturn, 'body'>;

/** Asks for a return; the order in the list shows it at once. */
export function useRequestReturn(orderId: string) {
  const queryClient = useQueryClient();
  const forgetOrders = useForgetOrders();
  return useMutation({
    mutationFn: (body: ReturnRequest) =>
      request<typeof requestReturn>('POST', '/orders/:orderId/returns', { params: { orderId }, body }),
    onSuccess: ({ order }) => showChangedOrder(queryClient, order),
    onSettled: () => forgetOrders(),
  });
}
