import type { AddressView } from '@ilaneer/contract/address/address';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/feedback/toast';
import { ConfirmDialog } from '@ilaneer/ui/layers/confirm-dialog';
import { Icon } from '@ilaneer/ui/text/icon';
import { useState } from 'react';
import { deleteAddressProblem, useDeleteAddress } from './remove-address.ts';

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
