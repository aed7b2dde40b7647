import { ApiError, ConnectionError } from '@ilaneer/client/api-errors';
import type { AddressView, addAddress } from '@ilaneer/contract/address/address';
import { type Address, BLANK_ADDRESS } from '@ilaneer/domain/address/validate-address';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { AddressDialog } from './address-dialog.tsx';
import { refreshAddresses } from './get-addresses.ts';
import { askForPinCodesAgain } from './pin-code.ts';
import { useAddressForm } from './use-address-form.ts';

type AddAddressProps = {
  readonly isNext?: boolean;
  readonly onAdded: (address: AddressView) => void;
};

/** The button for a new address with its dialog. */
export function AddAddress({ isNext = false, onAdded }: AddAddressProps) {
  const { show } = useToast();
  const form = useAddressForm('new', BLANK_ADDRESS);
  const add = useAddAddress();
  return (
    <>
      <Button variant={isNext ? 'primary' : 'secondary'} className="justify-self-start" onClick={form.start}>
        <Icon name="plus" className="size-5" />
        Add new address
      </Button>
      <AddressDialog
        key={form.opening}
        open={form.open}
        title="Add New Address"
        initial={form.initial}
        submitLabel="Add address"
        busyLabel="Adding..."
        onClose={form.close}
        onSubmit={async (address) => {
          try {
            const reply = await add.mutateAsync(address);
            form.close();
            show({ text: 'Address added successfully!', tone: 'success' });
            onAdded(reply.address);
            return null;
          } catch (error) {
            const problem = error instanceof Error ? error : new Error(String(error));
            const text = addAddressProblem(problem);
            // The dialog closes with the session.
            if (problem instanceof ApiError && problem.status === 401) {
              form.interrupt(address);
              show({ text, tone: 'error' });
            }
            return text;
          }
        }}
      />
    </>
  );
}

function useAddAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (address: Address) => request<typeof addAddress>('POST', '/add-address', { body: address }),
    onSuccess: () => refreshAddresses(queryClient),
    // PIN code data may be incomplete.
    onError: () => askForPinCodesAgain(queryClient),
  });
}

/** ADDRESS-12. */
function addAddressProblem(error: Error): string {
  if (error instanceof ConnectionError) {
    return 'Network error. Please check your connection and try again.';
  }
  if (!(error instanceof ApiError)) return 'An unexpected error occurred. Please try again.';
  if (error.status === 401) return 'Session expired. Please log in again.';
  if (error.status === 400 || error.reply?.code === 'ADDRESS_LIMIT_REACHED') {
    return error.reply?.message || 'Failed to add address';
  }
  return 'Server error. Please try again later.';
}
