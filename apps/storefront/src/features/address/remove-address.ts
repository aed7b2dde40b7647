import type { deleteAddress } from '@ilaneer/contract/address/address';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { refreshAddresses } from './get-addresses.ts';

/** Deletes a saved address; it stays pending until the list is without it. */
export function useDeleteAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (addressId: string) =>
      request<typeof deleteAddress>('DELETE', '/delete-address/:addressId', { params: { addressId } }),
    // Also after a refusal: an address that is gone already must go from the screen too.
    onSettled: () => refreshAddresses(queryClient),
  });
}

/** What to say when deleting failed, in the manner of the other address texts. */
export function deleteAddressProblem(error: Error): string {
  return error instanceof ApiError
    ? 'Failed to delete address. Please try again.'
    : 'Error deleting address. Please try again.';
}
