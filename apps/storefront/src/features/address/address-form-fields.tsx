import { INDIAN_STATES } from '@ilaneer/domain/address/indian-states';
import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import { joinPhoneNumber } from '@ilaneer/domain/contact/phone-number';
import { ButtonGroup } from '@ilaneer/ui/buttons/button-group';
import { PhoneField, type PhoneValue } from '@ilaneer/ui/fields/phone/phone-field';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useRef, useState } from 'react';
import { INDIA, usePhoneCountries } from '../../lib/phone-countries.ts';
import { type FormProblems, otherStateOf } from './check-form.ts';
import type { KnownPinCode } from './pin-code.ts';
import { StateQuestion } from './state-question.tsx';

type AddressFormFieldsProps = {
  readonly input: AddressInput;
  readonly pinCode: KnownPinCode;
  readonly problems: FormProblems['fields'];
  readonly disabled: boolean;
  readonly onChange: (change: Partial<AddressInput>) => void;
};

/** The fields of an address within India. */
export function AddressFormFields({ input, pinCode, problems, disabled, onChange }: AddressFormFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const otherState = otherStateOf(input, pinCode.state);
  const textField = (field: Exclude<keyof AddressInput, 'addressType' | 'phone' | 'stateConfirmed'>) => ({
    name: field,
    value: input[field],
    error: problems[field],
    disabled,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ [field]: event.target.value }),
  });
  return (
    <div ref={fields} className="grid gap-4 sm:grid-cols-2">
      <TextField {...textField('fullName')} label="Full name" required autoComplete="name" maxLength={100} />
      <AddressPhone
        initial={input.phone}
        error={problems.phone}
        disabled={disabled}
        onChange={(phone) => onChange({ phone })}
      />
      <TextField
        {...textField('addressLine1')}
        label="Address line 1"
        required
        autoComplete="address-line1"
        placeholder="House name or number, street"
        maxLength={200}
        className="sm:col-span-2"
      />
      <TextField
        {...textField('addressLine2')}
        label="Address line 2 (optional)"
        autoComplete="address-line2"
        placeholder="Area, landmark"
        maxLength={200}
        className="sm:col-span-2"
      />
      <TextField
        {...textField('zipCode')}
        label="PIN code"
        required
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        hint={<span aria-live="polite">{pinCode.hint ?? 'We fill in city and state for you.'}</span>}
      />
      <TextField
        {...textField('city')}
        label="City (optional)"
        autoComplete="address-level2"
        maxLength={100}
      />
      <SelectField {...textField('state')} label="State" required autoComplete="address-level1">
        <option value="">Choose a state</option>
        {INDIAN_STATES.map((state) => (
          <option key={state} value={state}>
            {state}
          </option>
        ))}
      </SelectField>
      {otherState !== null && (
        <StateQuestion
          zipCode={input.zipCode}
          state={input.state}
          otherState={otherState}
          confirmed={input.stateConfirmed}
          isSaid={problems.state !== undefined}
          disabled={disabled}
          onConfirm={(stateConfirmed) => onChange({ stateConfirmed })}
          onCorrect={() => {
            // The question goes with its button.
            fields.current?.querySelector<HTMLElement>('[name="state"]')?.focus();
            onChange({ state: otherState });
          }}
        />
      )}
      <ButtonGroup
        label="Address type"
        value={input.addressType}
        onValueChange={(addressType) => onChange({ addressType })}
        options={[
          { value: 'Home', label: 'Home', disabled },
          { value: 'Office', label: 'Office', disabled },
        ]}
      />
    </div>
  );
}

type AddressPhoneProps = {
  /** The number that the form was opened with. */
  readonly initial: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  /** Hands over the number with its dial code, if that is not India's. */
  readonly onChange: (phone: string) => void;
};

/** The phone of an address: India unless another country is chosen, its code hidden (ADDRESS-9). */
function AddressPhone({ initial, error, disabled, onChange }: AddressPhoneProps) {
  const [value, setValue] = useState<PhoneValue>({ country: INDIA.code, number: initial });
  const { countries, onReach } = usePhoneCountries(value);
  return (
    <PhoneField
      name="phone"
      label="Phone"
      required
      hideDialCode
      countries={countries}
      onReach={onReach}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        const { dialCode } = countries.find(({ code }) => code === next.country) ?? INDIA;
        onChange(joinPhoneNumber(dialCode, next.number));
      }}
      error={error}
      disabled={disabled}
      autoComplete="tel"
      hint="For the delivery partner to call"
    />
  );
}
