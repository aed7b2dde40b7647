import type { AddressView } from '@ilaneer/contract/address/address';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { AddAddress } from './add-address.tsx';

type GiftChoiceProps = {
  readonly gift: Gift;
  readonly others: readonly AddressView[];
};

/** CHECKOUT-25. */
export function GiftChoice({ gift, others }: GiftChoiceProps) {
  const { isWanted, want, billTo, bill } = gift;
  return (
    <section aria-label="Is it a gift?" className="rounded-xl bg-kernel px-5 py-3 shadow-sm sm:px-7">
      <CheckboxField
        label="It is a gift: bill it to me"
        hint="The bill has your name and address; the parcel goes to the address above."
        checked={isWanted}
        onCheckedChange={want}
      />
      {isWanted && others.length === 0 && (
        <div className="mb-3 ml-9 grid justify-items-start gap-3">
          <p className="text-palm-soft text-sm">Save your own address too, and we put it on the bill.</p>
          <AddAddress isNext onAdded={bill} />
        </div>
      )}
      {isWanted && others.length > 0 && (
        <SelectField
          label="Your address on the bill"
          className="mb-3 ml-9 max-w-lg"
          value={billTo?.id ?? ''}
          onChange={({ target }) => {
            const chosen = others.find(({ id }) => id === target.value);
            if (chosen !== undefined) bill(chosen);
          }}
        >
          {others.map((address) => (
            <option key={address.id} value={address.id}>
              {[address.fullName, address.addressLine1, `${address.city} ${address.zipCode}`.trim()].join(
                ', ',
              )}
            </option>
          ))}
        </SelectField>
      )}
    </section>
  );
}

/** Last choice, default or first other address; remembered until ordered. */
export function useGift(others: readonly AddressView[]) {
  const [id, setId] = useState(() => readStored('giftBilledTo'));
  const isWanted = id !== null;
  const choose = (chosen: string | null): void => {
    if (chosen === null) forgetGift();
    else writeStored('giftBilledTo', chosen);
    setId(chosen);
  };
  const billTo =
    others.find((address) => address.id === id) ??
    others.find(({ isDefault }) => isDefault) ??
    others[0] ??
    null;
  return {
    isWanted,
    want: (wanted: boolean): void => choose(wanted ? (billTo?.id ?? '') : null),
    bill: (address: AddressView): void => choose(address.id),
    /** Null if not a gift or no address. */
    billTo: isWanted ? billTo : null,
  };
}

export type Gift = ReturnType<typeof useGift>;

/** Reset after the order. */
export function forgetGift(): void {
  removeStored('giftBilledTo');
}
