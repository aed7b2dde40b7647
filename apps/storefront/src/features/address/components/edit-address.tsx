import type { AddressView } from '@ilaneer/contract/address';
import { Button } from '@ilaneer/ui/button';
import { Icon } from '@ilaneer/ui/icon';
import { useToast } from '@ilaneer/ui/toast';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-errors.ts';
import { updateAddressProblem, useUpdateAddress } from '../api/update-address.ts';
import { AddressDialog } from './address-dialog.tsx';

type EditAddressProps = {
  readonly address: AddressView;
  readonly onChanged: (address: AddressView) => void;
};

/** The pencil of a saved address with its dialog. */
export function EditAddress({ address, onChanged }: EditAddressProps) {
  const { show } = useToast();
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const update = useUpdateAddress(address.id);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Edit the address of ${address.fullName}, ${address.addressLine1}`}
        onClick={() => {
          setOpening(opening + 1);
          setOpen(true);
        }}
      >
        <Icon name="pencil" className="size-5" />
        Edit
      </Button>
      <AddressDialog
        key={opening}
        open={open}
        title="Edit Address"
        initial={address}
        submitLabel="Save changes"
        busyLabel="Saving..."
        onClose={() => setOpen(false)}
        onSubmit={async (changed) => {
          try {
            const reply = await update.mutateAsync(changed);
            setOpen(false);
            onChanged(reply.address);
            return null;
          } catch (error) {
            const problem = error instanceof Error ? error : new Error(String(error));
            show({ text: updateAddressProblem(problem), tone: 'error' });
            // The server's own words say which field it was.
            return problem instanceof ApiError && problem.status === 400 ? problem.message : null;
          }
        }}
      />
    </>
  );
}
