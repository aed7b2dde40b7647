import type { AddressView } from '@ilaneer/contract/address/address';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { ApiError } from '../../lib/api-errors.ts';
import { AddressDialog } from './address-dialog.tsx';
import { updateAddressProblem, useUpdateAddress } from './update-address.ts';
import { useAddressForm } from './use-address-form.ts';

type EditAddressProps = {
  readonly address: AddressView;
  readonly onChanged?: ((address: AddressView) => void) | undefined;
};

/** The pencil of a saved address with its dialog. */
export function EditAddress({ address, onChanged }: EditAddressProps) {
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
            // The server's own words say which field it was.
            return problem instanceof ApiError && problem.status === 400 ? problem.message : null;
          }
        }}
      />
    </>
  );
}
