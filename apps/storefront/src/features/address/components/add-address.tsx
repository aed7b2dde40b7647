import type { AddressView } from '@ilaneer/contract/address';
import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import { Button } from '@ilaneer/ui/button';
import { Icon } from '@ilaneer/ui/icon';
import { useToast } from '@ilaneer/ui/toast';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-errors.ts';
import { addAddressProblem, useAddAddress } from '../api/add-address.ts';
import { AddressDialog } from './address-dialog.tsx';

const BLANK: AddressInput = {
  fullName: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  zipCode: '',
  addressType: 'Home',
};

/** The button for a new address with its dialog. */
export function AddAddress({ onAdded }: { readonly onAdded: (address: AddressView) => void }) {
  const { show } = useToast();
  const [open, setOpen] = useState(false);
  // Each opening is a new form: cancelling and saving both reset it.
  const [opening, setOpening] = useState(0);
  const add = useAddAddress();
  return (
    <>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => {
          setOpening(opening + 1);
          setOpen(true);
        }}
      >
        <Icon name="plus" className="size-5" />
        Add new address
      </Button>
      <AddressDialog
        key={opening}
        open={open}
        title="Add New Address"
        initial={BLANK}
        submitLabel="Add address"
        busyLabel="Adding..."
        onClose={() => setOpen(false)}
        onSubmit={async (address) => {
          try {
            const reply = await add.mutateAsync(address);
            setOpen(false);
            show({ text: 'Address added successfully!', tone: 'success' });
            onAdded(reply.address);
            return null;
          } catch (error) {
            const problem = error instanceof Error ? error : new Error(String(error));
            const text = addAddressProblem(problem);
            // The dialog goes with the session, and its red box with it.
            if (problem instanceof ApiError && problem.status === 401) show({ text, tone: 'error' });
            return text;
          }
        }}
      />
    </>
  );
}
