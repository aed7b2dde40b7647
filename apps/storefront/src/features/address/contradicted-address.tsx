import type { AddressView } from '@ilaneer/contract/address/address';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { isContradicted } from './check-form.ts';
import { updateAddressProblem, useUpdateAddress } from './update-address.ts';

type ContradictedAddressProps = {
  readonly address: AddressView;
  readonly onChanged?: ((address: AddressView) => void) | undefined;
  /** The question disappears with its buttons: the focus needs a place. */
  readonly onGone: () => void;
};

/** Confirmation before ordering. */
export function ContradictedAddress({ address, onChanged, onGone }: ContradictedAddressProps) {
  const { show } = useToast();
  const update = useUpdateAddress(address.id);
  if (!isContradicted(address)) return null;
  const { zipCode, state, pinCodeState } = address;

  function settle(change: { readonly state: string } | { readonly stateConfirmed: true }) {
    update.mutateAsync(change).then(
      (reply) => {
        onChanged?.(reply.address);
        onGone();
      },
      (error: Error) => show({ text: updateAddressProblem(error), tone: 'error' }),
    );
  }

  return (
    <div
      data-problem={address.id}
      tabIndex={-1}
      className="my-2 grid gap-2 rounded-md bg-sun-tint px-4 py-3 text-sm"
    >
      <p className="flex items-start gap-2 font-medium">
        <Icon name="alert" className="mt-px size-5 shrink-0 text-husk-dark" />
        <span>
          PIN code {zipCode} is in {pinCodeState}, not in {state}. Your tax depends on the state: which one is
          right?
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={update.isPending}
          onClick={() => settle({ state: pinCodeState })}
        >
          Change to {pinCodeState}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={update.isPending}
          onClick={() => settle({ stateConfirmed: true })}
        >
          {state} is right
        </Button>
      </div>
    </div>
  );
}
