import type { getReturnPhoto } from '@ilaneer/contract/return/return-photo';
import { useQuery } from '@tanstack/react-query';
import { requestFile } from '../../../lib/api-client.ts';

/** Which photo of which return. */
export type WantedPhoto = { readonly orderId: string; readonly returnId: string; readonly photoId: string };

/** A photo of a return as a picture to show: only its shopper may fetch it, so no plain address will do. */
export function useReturnPhoto(wanted: WantedPhoto) {
  return useQuery({
    queryKey: ['return-photo', wanted.photoId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () =>
      toDataUrl(
        await requestFile<typeof getReturnPhoto>('/orders/:orderId/returns/:returnId/photos/:photoId', {
          params: wanted,
        }),
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
