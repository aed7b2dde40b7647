import type { PhoneAddressView } from '@ilaneer/contract/staff/orders/phone-orders';
import { INDIAN_STATES } from '@ilaneer/domain/address/indian-states';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useEffect, useRef } from 'react';
import { StateQuestion } from '../../../parts/address/state-question.tsx';
import { usePinCode } from '../../../parts/address/use-pin-code.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import { KeyHint } from '../../../parts/keys/key-hint.tsx';
import { useShortcuts } from '../../../parts/keys/shortcuts.ts';
import type { ADDRESS_FIELDS, PhoneDraft, TypedAddress } from './phone-draft.ts';
import { useKnownPlaces } from './use-known-places.ts';

const OWN = "Empty: the customer's own";

type WhereToProps = {
  draft: PhoneDraft;
  problems: ReadonlyMap<string, string>;
  onAddress: (address: TypedAddress) => void;
};

export function WhereTo({ draft, problems, onAddress }: WhereToProps) {
  const { customer, address } = draft;
  const saved = useKnownPlaces(customer?.id);
  const pinCode = usePinCode(address.zipCode);
  const choices = customer === null ? [] : (saved.data?.addresses ?? []);
  useShortcuts(
    'This page',
    choices.map((one, index) => ({
      keys: String(index + 1),
      label: `Deliver to ${one.fullName}, ${placeText(one)}`,
      run: () => onAddress(typedOf(one)),
    })),
  );
  // Town and state follow the PIN code until they are typed.
  const filled = useRef('');
  const latest = useRef(onAddress);
  useEffect(() => {
    latest.current = onAddress;
  });
  useEffect(() => {
    const isOwn = address.city.trim() !== '' && address.city !== filled.current;
    const city = isOwn ? address.city : (pinCode.city ?? address.city);
    const state = address.state === '' ? (pinCode.state ?? '') : address.state;
    if (city === address.city && state === address.state) return;
    if (!isOwn) filled.current = city;
    latest.current({ ...address, city, state });
  }, [address, pinCode.city, pinCode.state]);
  const field = (name: (typeof ADDRESS_FIELDS)[number]) => ({
    value: address[name],
    error: problems.get(name),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      onAddress({ ...address, ...unconfirmed(name), [name]: event.target.value }),
  });
  return (
    <Panel title="Delivery">
      <div className="grid gap-4 sm:grid-cols-2">
        {choices.length > 0 && (
          <ul aria-label="Known addresses" className="grid gap-2 sm:col-span-2">
            {choices.map((one, index) => (
              <li key={one.id}>
                <button
                  type="button"
                  aria-pressed={isSame(one, address)}
                  className="flex min-h-touch w-full items-center gap-3 rounded-md px-3 py-1.5 text-left text-sm ring-1 ring-line-strong/50 ring-inset hover:bg-leaf-tint aria-pressed:bg-chosen aria-pressed:ring-leaf"
                  onClick={() => onAddress(typedOf(one))}
                >
                  <KeyHint keys={String(index + 1)} />
                  <span className="min-w-0 flex-1">
                    <strong>{one.fullName}</strong>, {placeText(one)}
                  </span>
                  <span className="shrink-0 text-palm-soft">{one.orderNumber ?? 'Saved'}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <TextField label="Full name" hint={OWN} {...field('fullName')} />
        <TextField
          label="Phone"
          hint={customer !== null && customer.mobile === null ? 'The customer has none' : OWN}
          inputMode="tel"
          {...field('phone')}
        />
        <TextField label="Address line 1" className="sm:col-span-2" {...field('addressLine1')} />
        <TextField label="Address line 2 (optional)" className="sm:col-span-2" {...field('addressLine2')} />
        <TextField label="City" {...field('city')} />
        <TextField
          label="PIN code"
          inputMode="numeric"
          hint={<span aria-live="polite">{pinCode.hint}</span>}
          {...field('zipCode')}
        />
        <SelectField label="State" {...field('state')}>
          <option value="">Choose a state</option>
          {INDIAN_STATES.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <StateQuestion
          zipCode={address.zipCode}
          state={address.state}
          pinCodeState={pinCode.state}
          confirmed={address.stateConfirmed}
          onConfirm={(stateConfirmed) => onAddress({ ...address, stateConfirmed })}
          onCorrect={(state) => onAddress({ ...address, state, stateConfirmed: false })}
        />
      </div>
    </Panel>
  );
}

function typedOf({ id: _, orderNumber: _order, ...address }: PhoneAddressView): TypedAddress {
  return address;
}

function placeText({ addressLine1, addressLine2, city, zipCode }: PhoneAddressView): string {
  return [addressLine1, addressLine2, `${city} ${zipCode}`].filter((part) => part !== '').join(', ');
}

function isSame(one: PhoneAddressView, typed: TypedAddress): boolean {
  return Object.entries(typedOf(one)).every(([name, value]) => typed[name as keyof TypedAddress] === value);
}

/** Confirmation belongs to the place. */
function unconfirmed(name: keyof TypedAddress): Partial<TypedAddress> {
  return name === 'state' || name === 'zipCode' ? { stateConfirmed: false } : {};
}
