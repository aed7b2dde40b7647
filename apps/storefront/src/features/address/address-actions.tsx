import { ApiError } from '@ilaneer/client/api-errors';
import { settledWith } from '@ilaneer/client/query-client';
import type { AddressView, deleteAddress } from '@ilaneer/contract/address/address';
import { Button } from '@ilaneer/ui/buttons/button';
import { ConfirmDialog } from '@ilaneer/ui/layers/confirm-dialog';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { AddressDialog } from './address-dialog.tsx';
import { refreshAddresses } from './get-addresses.ts';
import {
  makeDefaultProblem,
  updateAddressProblem,
  useMakeDefaultAddress,
  useUpdateAddress,
} from './update-address.ts';
import { useAddressForm } from './use-address-form.ts';

type AddressActionsProps = {
  readonly address: AddressView;
  readonly onChanged?: ((address: AddressView) => void) | undefined;
  readonly onMakeDefault?: () => void;
  readonly onGone: () => void;
};

export function AddressActions({ address, onChanged, onMakeDefault, onGone }: AddressActionsProps) {
  return (
    <div className="-mx-4 flex flex-wrap gap-x-1">
      <EditAddress address={address} onChanged={onChanged} />
      <DeleteAddress address={address} onDeleted={onGone} />
      {!address.isDefault && <MakeDefault address={address} onPress={onMakeDefault} onMade={onGone} />}
    </div>
  );
}

type EditAddressProps = {
  readonly address: AddressView;
  readonly onChanged?: ((address: AddressView) => void) | undefined;
};

function EditAddress({ address, onChanged }: EditAddressProps) {
  const { show } = useToast();
  const form = useAddressForm(address.id, address);
  const update = useUpdateAddress(address.id);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Edit the address of ${address.fullName}, ${address.addressLine1}`}
        onClick={form.start}
      >
        <Icon name="pencil" className="size-5" />
        Edit
      </Button>
      <AddressDialog
        key={form.opening}
        open={form.open}
        title="Edit Address"
        initial={form.initial}
        submitLabel="Save changes"
        busyLabel="Saving..."
        onClose={form.close}
        onSubmit={async (changed) => {
          try {
            const reply = await update.mutateAsync(changed);
            form.close();
            onChanged?.(reply.address);
            return null;
          } catch (error) {
            const problem = error instanceof Error ? error : new Error(String(error));
            show({ text: updateAddressProblem(problem), tone: 'error' });
            if (problem instanceof ApiError && problem.status === 401) form.interrupt(changed);
            // The server names the field.
            return problem instanceof ApiError && problem.status === 400 ? problem.message : null;
          }
        }}
      />
    </>
  );
}

type DeleteAddressProps = { readonly address: AddressView; readonly onDeleted: () => void };

function DeleteAddress({ address, onDeleted }: DeleteAddressProps) {
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

type MakeDefaultProps = {
  readonly address: AddressView;
  readonly onPress: (() => void) | undefined;
  readonly onMade: () => void;
};

function MakeDefault({ address, onPress, onMade }: MakeDefaultProps) {
  const { show } = useToast();
  const change = useMakeDefaultAddress();
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={change.isPending}
      aria-label={`Make default: the address of ${address.fullName}, ${address.addressLine1}`}
      onClick={() => {
        onPress?.();
        change.mutateAsync(address.id).then(
          () => {
            onMade();
            show({ text: 'Default address changed', tone: 'success' });
          },
          (error: Error) => show({ text: makeDefaultProblem(error), tone: 'error' }),
        );
      }}
    >
      <Icon name="star" className="size-5" />
      Make default
    </Button>
  );
}

function useDeleteAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (addressId: string) =>
      request<typeof deleteAddress>('DELETE', '/delete-address/:addressId', { params: { addressId } }),
    // Also after a refusal: stale entries must go.
    onSettled: settledWith(() => refreshAddresses(queryClient)),
  });
}

function deleteAddressProblem(error: Error): string {
  return error instanceof ApiError
    ? 'Failed to delete address. Please try again.'
    : 'Error deleting address. Please try again.';
}
