import { settledWith } from '@ilaneer/client/query-client';
import type { PartOf } from '@ilaneer/contract/message/call';
import type { requestReturn } from '@ilaneer/contract/return/return-order';
import type { putReturnPayout } from '@ilaneer/contract/return/return-payout';
import type { addReturnPhotos, getReturnPhoto } from '@ilaneer/contract/return/return-photo';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request, requestFile, sendForm } from '../../../lib/api-client.ts';
import { storeChangedOrder, useInvalidateOrders } from '../get-orders.ts';

export type ReturnRequest = PartOf<typeof requestReturn, 'body'>;

export function useRequestReturn(orderId: string) {
  const queryClient = useQueryClient();
  const invalidateOrders = useInvalidateOrders();
  return useMutation({
    mutationFn: (body: ReturnRequest) =>
      request<typeof requestReturn>('POST', '/orders/:orderId/returns', { params: { orderId }, body }),
    onSuccess: ({ order }) => storeChangedOrder(queryClient, order),
    onSettled: settledWith(() => invalidateOrders()),
  });
}

type NewPayout = { readonly returnId: string; readonly payout: PartOf<typeof putReturnPayout, 'body'> };

export function usePutPayout(orderId: string) {
  const queryClient = useQueryClient();
  const invalidateOrders = useInvalidateOrders();
  return useMutation({
    mutationFn: ({ returnId, payout: body }: NewPayout) =>
      request<typeof putReturnPayout>('PUT', '/orders/:orderId/returns/:returnId/payout', {
        params: { orderId, returnId },
        body,
      }),
    onSuccess: ({ order }) => storeChangedOrder(queryClient, order),
    onSettled: settledWith(() => invalidateOrders()),
  });
}

type NewReturnPhotos = { readonly returnId: string; readonly files: readonly File[] };

export function useAddReturnPhotos(orderId: string) {
  const queryClient = useQueryClient();
  const invalidateOrders = useInvalidateOrders();
  return useMutation({
    mutationFn: ({ returnId, files }: NewReturnPhotos) => {
      const form = new FormData();
      for (const file of files) form.append('photos', file);
      return sendForm<typeof addReturnPhotos>('/orders/:orderId/returns/:returnId/photos', {
        params: { orderId, returnId },
        form,
      });
    },
    onSuccess: ({ order }) => storeChangedOrder(queryClient, order),
    onSettled: settledWith(() => invalidateOrders()),
  });
}

export type WantedPhoto = { readonly orderId: string; readonly returnId: string; readonly photoId: string };

/** Fetched with the session, so no plain URL. */
export function useReturnPhoto(wanted: WantedPhoto) {
  return useQuery({
    queryKey: ['return-photo', wanted.photoId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () =>
      toDataUrl(
        await requestFile<typeof getReturnPhoto>(
          'GET',
          '/orders/:orderId/returns/:returnId/photos/:photoId',
          {
            params: wanted,
          },
        ),
      ),
  });
}

function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
