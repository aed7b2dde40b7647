import type { AddressView, deleteAddress } from '@ilaneer/contract/address/address';
import { Button } from '@ilaneer/ui/buttons/button';
import { ConfirmDialog } from '@ilaneer/ui/layers/confirm-dialog';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { refreshAddresses } from './get-addresses.ts';

type DeleteAddressProps = { readonly address: AddressView; readonly onDeleted: () => void };

/** The bin of a saved address, which asks first. */
export function DeleteAddress({ address, onDeleted }: DeleteAddressProps) {
  const { show } = useToast();
  const [open, setOpen] = useState(false);
  const deletion = useDeleteAddress();
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Delete the address of ${address.fullName}, ${address.addressLine1}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="trash" className="size-5" />
        Delete
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete Address"
        text="Are you sure you want to delete this address? Orders on their way to it are not affected."
        confirmLabel="Delete"
        busy={deletion.isPending}
        busyLabel="Deleting..."
        danger
        onConfirm={() =>
          deletion
            .mutateAsync(address.id)
            .catch((error: Error) => show({ text: deleteAddressProblem(error), tone: 'error' }))
            .finally(() => {
              setOpen(false);
              onDeleted();
            })
        }
      />
    </>
  );
}

/** Deletes a saved address; it stays pending until the list is without it. */
function useDeleteAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (addressId: string) =>
      request<typeof deleteAddress>('DELETE', '/delete-address/:addressId', { params: { addressId } }),
    // Also after a refusal: an address that is gone already must go from the screen too.
    onSettled: () => refreshAddresses(queryClient),
  });
}

/** What to say when deleting failed, in the manner of the other address texts. */
function deleteAddressProblem(error: Error): string {
  return error instanceof ApiError
    ? 'Failed to delete address. Please try again.'
    : 'Error deleting address. Please try again.';
}
