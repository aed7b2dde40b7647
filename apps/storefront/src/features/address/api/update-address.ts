import type { updateAddress } from '@ilaneer/contract/address';
import type { Address } from '@ilaneer/domain/address/validate-address';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { refreshAddresses } from './get-addresses.ts';
import { askForPinCodesAgain } from './get-pin-code.ts';

/** Changes what is given of a saved address; it stays pending until the list shows the change. */
export function useUpdateAddress(addressId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (address: Partial<Address>) =>
      request<typeof updateAddress>('PUT', '/update-address/:addressId', {
        params: { addressId },
        body: address,
      }),
    onSuccess: () => refreshAddresses(queryClient),
    // The refusal may be about one that the form knows nothing of.
    onError: () => askForPinCodesAgain(queryClient),
  });
}

/** What to say when a change failed (part 2 section 8, 'Checkout address page'). */
export function updateAddressProblem(error: Error): string {
  return error instanceof ApiError
    ? 'Failed to update address. Please try again.'
    : 'Error updating address. Please try again.';
}
