import { ApiError } from '@ilaneer/client/api-errors';
import { settledWith } from '@ilaneer/client/query-client';
import type { makeDefaultAddress, updateAddress } from '@ilaneer/contract/address/address';
import type { Address } from '@ilaneer/domain/address/validate-address';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { refreshAddresses } from './get-addresses.ts';
import { askForPinCodesAgain } from './pin-code.ts';

/** Pending until the list is refetched. */
export function useUpdateAddress(addressId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (address: Partial<Address>) =>
      request<typeof updateAddress>('PUT', '/update-address/:addressId', {
        params: { addressId },
        body: address,
      }),
    onSuccess: () => refreshAddresses(queryClient),
    // PIN code data may be incomplete.
    onError: () => askForPinCodesAgain(queryClient),
  });
}

/** ADDRESS-13. */
export function updateAddressProblem(error: Error): string {
  return error instanceof ApiError
    ? 'Failed to update address. Please try again.'
    : 'Error updating address. Please try again.';
}

export function useMakeDefaultAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (addressId: string) =>
      request<typeof makeDefaultAddress>('PUT', '/make-default-address/:addressId', {
        params: { addressId },
      }),
    // Also after a refusal: stale entries must go.
    onSettled: settledWith(() => refreshAddresses(queryClient)),
  });
}

export function makeDefaultProblem(error: Error): string {
  return error instanceof ApiError
    ? 'Failed to change the default address. Please try again.'
    : 'Error changing the default address. Please try again.';
}
