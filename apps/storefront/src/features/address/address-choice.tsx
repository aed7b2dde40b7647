import type { AddressView } from '@ilaneer/contract/address/address';
import { RadioCard } from '@ilaneer/ui/fields/radio-card';
import { useId, useRef, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { AddressActions } from './address-actions.tsx';
import { AddressLines } from './address-card.tsx';
import { ContradictedAddress } from './contradicted-address.tsx';

type AddressChoiceProps = {
  readonly addresses: readonly AddressView[];
  readonly chosen: AddressView | null;
  readonly onChoose: (address: AddressView) => void;
};

/** ADDRESS-19. */
export function AddressChoice({ addresses, chosen, onChoose }: AddressChoiceProps) {
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const focusList = () => list.current?.focus();
  return (
    <div
      ref={list}
      role="radiogroup"
      aria-label="Delivery address"
      tabIndex={-1}
      className={`grid items-start gap-3 outline-none ${addresses.length > 1 ? 'xl:grid-cols-2' : ''}`}
    >
      {addresses.map((address) => {
        const onChanged = (changed: AddressView) => {
          if (chosen?.id === changed.id) onChoose(changed);
        };
        return (
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
            <div className="-mt-2 -mb-1">
              <ContradictedAddress address={address} onChanged={onChanged} onGone={focusList} />
              <AddressActions
                address={address}
                onChanged={onChanged}
                onMakeDefault={() => {
                  // Preselection becomes a choice.
                  if (chosen !== null) onChoose(chosen);
                }}
                onGone={focusList}
              />
            </div>
          </RadioCard>
        );
      })}
    </div>
  );
}

/** Last choice if still saved, else default, else first (ADDRESS-18). */
export function useChosenAddress(addresses: readonly AddressView[]) {
  const [chosenId, setChosenId] = useState(readChosenId);
  const chosen =
    addresses.find(({ id }) => id === chosenId) ??
    addresses.find(({ isDefault }) => isDefault) ??
    addresses[0] ??
    null;
  const choose = (address: AddressView): void => {
    writeStored('selectedAddress', JSON.stringify(address));
    setChosenId(address.id);
  };
  return { chosen, choose };
}

function readChosenId(): string | null {
  try {
    const stored: unknown = JSON.parse(readStored('selectedAddress') ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('id' in stored)) return null;
    return typeof stored.id === 'string' ? stored.id : null;
  } catch {
    return null;
  }
}
