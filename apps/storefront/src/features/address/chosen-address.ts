import type { AddressView } from '@ilaneer/contract/address/address';
import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';

/**
 * The address that the shopper chose, stored in the browser: what was chosen last, as long as it is still saved,
 * else the default address, else the first (ADDRESS-18).
 */
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
