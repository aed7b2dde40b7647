import type { listPhoneCustomerAddresses } from '@ilaneer/contract/staff/orders/phone-orders';
import { INDIAN_STATES } from '@ilaneer/domain/address/indian-states';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useQuery } from '@tanstack/react-query';
import { StateQuestion } from '../../../parts/address/state-question.tsx';
import { usePinCode } from '../../../parts/address/use-pin-code.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import { request } from '../../../session/staff-api.ts';
import type { ADDRESS_FIELDS, PhoneDraft, TypedAddress } from './phone-draft.ts';

type WhereToProps = {
  draft: PhoneDraft;
  problems: ReadonlyMap<string, string>;
  onAddress: (address: TypedAddress) => void;
};

/** Where the order goes: a saved address fills the fields, which can be changed. */
export function WhereTo({ draft, problems, onAddress }: WhereToProps) {
  const { customer, address } = draft;
  const customerId = customer?.id ?? '';
  const saved = useQuery({
    queryKey: ['customer', customerId, 'addresses'],
    enabled: customer !== null,
    queryFn: async ({ signal }) =>
      (
        await request<typeof listPhoneCustomerAddresses>(
          'GET',
          '/staff/phone-orders/customers/:customerId/addresses',
          { params: { customerId }, signal },
        )
      ).addresses,
  });
  const pinCode = usePinCode(address.zipCode);
  const choices = customer === null ? [] : (saved.data ?? []);
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
          <SelectField
            label="Saved addresses"
            className="sm:col-span-2"
            value=""
            onChange={(event) => {
              const chosen = choices.find(({ id }) => id === event.target.value);
              if (chosen === undefined) return;
              const { fullName, phone, addressLine1, addressLine2, city, state, zipCode, stateConfirmed } =
                chosen;
              onAddress({
                fullName,
                phone,
                addressLine1,
                addressLine2,
                city,
                state,
                zipCode,
                stateConfirmed,
              });
            }}
          >
            <option value="">Choose one to fill it in</option>
            {choices.map(({ id, fullName, addressLine1, city, zipCode }) => (
              <option key={id} value={id}>
                {[fullName, addressLine1, `${city} ${zipCode}`].join(', ')}
              </option>
            ))}
          </SelectField>
        )}
        <TextField label="Full name" hint="Empty: the customer's own" {...field('fullName')} />
        <TextField label="Phone" hint="Empty: the customer's own" inputMode="tel" {...field('phone')} />
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

/** What was said of one place does not hold for another. */
function unconfirmed(name: keyof TypedAddress): Partial<TypedAddress> {
  return name === 'state' || name === 'zipCode' ? { stateConfirmed: false } : {};
}
