import type { makeDefaultAddress } from '@ilaneer/contract/address';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { refreshAddresses } from './get-addresses.ts';

/** Makes a saved address the default one; it stays pending until the list shows it. */
export function useMakeDefaultAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (addressId: string) =>
      request<typeof makeDefaultAddress>('PUT', '/make-default-address/:addressId', {
        params: { addressId },
      }),
    // Also after a refusal: an address that is gone already must go from the screen too.
    onSettled: () => refreshAddresses(queryClient),
  });
}

/** What to say when the default could not be changed, in the manner of the other address texts. */
export function makeDefaultProblem(error: Error): string {
  return error instanceof ApiError
    ? 'Failed to change the default address. Please try again.'
    : 'Error changing the default address. Please try again.';
}
