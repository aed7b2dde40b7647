import type { AddressView } from '@ilaneer/contract/address/address';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { DeleteAddress } from './delete-address.tsx';
import { EditAddress } from './edit-address.tsx';
import { makeDefaultProblem, useMakeDefaultAddress } from './update-address.ts';

type AddressActionsProps = {
  readonly address: AddressView;
  readonly onChanged?: ((address: AddressView) => void) | undefined;
  readonly onMakeDefault?: () => void;
  /** The button that was pressed is gone: the focus needs a place. */
  readonly onGone: () => void;
};

/** What can be done with a saved address. */
export function AddressActions({ address, onChanged, onMakeDefault, onGone }: AddressActionsProps) {
  return (
    <div className="-mx-4 flex flex-wrap gap-x-1">
      <EditAddress address={address} onChanged={onChanged} />
      <DeleteAddress address={address} onDeleted={onGone} />
      {!address.isDefault && <MakeDefault address={address} onPress={onMakeDefault} onMade={onGone} />}
    </div>
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
