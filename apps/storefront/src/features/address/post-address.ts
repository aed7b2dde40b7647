import type { addAddress } from '@ilaneer/contract/address/address';
import type { Address } from '@ilaneer/domain/address/validate-address';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { ApiError, ConnectionError, TimeoutError } from '../../lib/api-errors.ts';
import { refreshAddresses } from './get-addresses.ts';
import { askForPinCodesAgain } from './pin-code.ts';

/** Saves an address; it stays pending until the list shows it. */
export function useAddAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (address: Address) => request<typeof addAddress>('POST', '/add-address', { body: address }),
    onSuccess: () => refreshAddresses(queryClient),
    // The refusal may be about one that the form knows nothing of.
    onError: () => askForPinCodesAgain(queryClient),
  });
}

/** What the modal says when saving failed (part 2 section 8, 'Add address'). */
export function addAddressProblem(error: Error): string {
  if (error instanceof ConnectionError || error instanceof TimeoutError) {
    return 'Network error. Please check your connection and try again.';
  }
  if (!(error instanceof ApiError)) return 'An unexpected error occurred. Please try again.';
  if (error.status === 401) return 'Session expired. Please log in again.';
  if (error.status === 400 || error.reply?.code === 'ADDRESS_LIMIT_REACHED') {
    return error.reply?.error || 'Failed to add address';
  }
  return 'Server error. Please try again later.';
}
