import type { addReturnPhotos } from '@ilaneer/contract/return/return-photo';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendForm } from '../../../lib/api-client.ts';
import { showChangedOrder, useForgetOrders } from './get-orders.ts';

/** Photos of a return. */
export type NewReturnPhotos = { readonly returnId: string; readonly files: readonly File[] };

/** Adds photos to a return; the order in the list shows them at once. */
export function useAddReturnPhotos(orderId: string) {
  const queryClient = useQueryClient();
  const forgetOrders = useForgetOrders();
  return useMutation({
    mutationFn: ({ returnId, files }: NewReturnPhotos) => {
      const form = new FormData();
      for (const file of files) form.append('photos', file);
      return sendForm<typeof addReturnPhotos>('/orders/:orderId/returns/:returnId/photos', {
        params: { orderId, returnId },
        form,
      });
    },
    onSuccess: ({ order }) => showChangedOrder(queryClient, order),
    onSettled: () => forgetOrders(),
  });
}
