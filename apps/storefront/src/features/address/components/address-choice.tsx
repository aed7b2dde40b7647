import type { AddressView } from '@ilaneer/contract/address';
import { Badge } from '@ilaneer/ui/badge';
import { RadioCard } from '@ilaneer/ui/radio-card';
import { useId } from 'react';
import { DeleteAddress } from './delete-address.tsx';
import { EditAddress } from './edit-address.tsx';

type AddressChoiceProps = {
  readonly addresses: readonly AddressView[];
  readonly chosen: AddressView | null;
  readonly onChoose: (address: AddressView) => void;
};

/** The saved addresses as radio cards (part 2 section 2, 'Checkout: address step'). */
export function AddressChoice({ addresses, chosen, onChoose }: AddressChoiceProps) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label="Delivery address" className="grid gap-3 xl:grid-cols-2">
      {addresses.map((address) => (
        <RadioCard
          key={address.id}
          name={group}
          value={address.id}
          label={address.fullName}
          hint={<AddressLines address={address} />}
          tall
          checked={address.id === chosen?.id}
          onChoose={() => onChoose(address)}
        >
          <div className="-mt-2 -mb-1 ml-6 flex gap-1">
            <EditAddress
              address={address}
              onChanged={(changed) => {
                if (chosen?.id === changed.id) onChoose(changed);
              }}
            />
            <DeleteAddress address={address} />
          </div>
        </RadioCard>
      ))}
    </div>
  );
}

function AddressLines({ address }: { readonly address: AddressView }) {
  return (
    <span className="mt-1 grid gap-0.5 text-base">
      <span>{address.addressLine1}</span>
      {address.addressLine2 !== '' && <span>{address.addressLine2}</span>}
      {address.city !== '' && <span>{address.city}</span>}
      <span>{address.state}</span>
      <span>
        {address.country} - {address.zipCode}
      </span>
      <span>{address.phone}</span>
      <span className="mt-2 flex flex-wrap gap-2">
        <Badge tone="water" icon={address.addressType === 'Home' ? 'home' : 'briefcase'}>
          {address.addressType}
        </Badge>
        {address.isDefault && <Badge tone="leaf">Default</Badge>}
      </span>
    </span>
  );
}
