import type { AddressView } from '@ilaneer/contract/address/address';
import { Button } from '@ilaneer/ui/buttons/button';
import { useRef } from 'react';
import { AddAddress } from './add-address.tsx';
import { AddressActions } from './address-actions.tsx';
import { AddressLines, AddressSkeleton } from './address-card.tsx';
import { ContradictedAddress } from './contradicted-address.tsx';
import { useAddresses, useFreshnessNote } from './get-addresses.ts';

export function AddressBook() {
  const addresses = useAddresses();
  const note = useFreshnessNote(addresses);
  if (addresses.data === undefined) {
    if (!addresses.isError) {
      return (
        <div className="mt-4">
          <AddressSkeleton />
        </div>
      );
    }
    return (
      <div role="alert" className="mt-4 grid justify-items-start gap-3">
        <p>We could not load your addresses.</p>
        <Button
          variant="secondary"
          size="sm"
          busy={addresses.isFetching}
          onClick={() => void addresses.refetch()}
        >
          Try Again
        </Button>
      </div>
    );
  }
  const count = addresses.data.length;
  return (
    <div className="mt-4 grid gap-4">
      <p aria-live="polite" className="text-palm-soft">
        {count === 0
          ? 'No saved address yet. Add one, and your next order knows where to go.'
          : `${count === 1 ? '1 address' : `${count} addresses`}${note}`}
      </p>
      <Cards addresses={addresses.data} />
      <AddAddress onAdded={() => undefined} />
    </div>
  );
}

function Cards({ addresses }: { readonly addresses: readonly AddressView[] }) {
  const list = useRef<HTMLUListElement>(null);
  const focusList = () => list.current?.focus();
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Saved addresses"
      className={`grid items-start gap-3 outline-none ${addresses.length > 1 ? 'xl:grid-cols-2' : ''}`}
    >
      {addresses.map((address) => (
        <li key={address.id} className="rounded-lg px-4 py-4 ring-1 ring-line-strong/60 ring-inset">
          <p className="wrap-anywhere font-semibold leading-snug">{address.fullName}</p>
          <p className="text-palm-soft">
            <AddressLines address={address} />
          </p>
          <div className="-mb-1">
            <ContradictedAddress address={address} onGone={focusList} />
            <AddressActions address={address} onGone={focusList} />
          </div>
        </li>
      ))}
    </ul>
  );
}
