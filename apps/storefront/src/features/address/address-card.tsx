import type { AddressView } from '@ilaneer/contract/address/address';
import { Badge } from '@ilaneer/ui/feedback/badge';

/** A saved address below its name, in as few lines as an envelope needs. */
export function AddressLines({ address }: { readonly address: AddressView }) {
  const { addressLine1, addressLine2, city, state, country, zipCode, phone, addressType } = address;
  return (
    <span className="mt-1 grid gap-0.5 text-base">
      <span className="break-words">{listed(addressLine1, addressLine2)}</span>
      <span>
        {listed(city, state)},{' '}
        <span className="whitespace-nowrap">
          {country} - {zipCode}
        </span>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {phone}
        <span className="flex gap-2">
          <Badge tone="water" icon={addressType === 'Home' ? 'home' : 'briefcase'}>
            {addressType}
          </Badge>
          {address.isDefault && <Badge tone="leaf">Default</Badge>}
        </span>
      </span>
    </span>
  );
}

function listed(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
