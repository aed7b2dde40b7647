import { INDIAN_STATES } from '@ilaneer/domain/address/indian-states';
import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import { joinPhoneNumber } from '@ilaneer/domain/contact/phone-number';
import { ButtonGroup } from '@ilaneer/ui/buttons/button-group';
import { PhoneField, type PhoneValue } from '@ilaneer/ui/fields/phone/phone-field';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useRef, useState } from 'react';
import {
  type ControllerRenderProps,
  type PathValue,
  type UseFormReturn,
  useController,
  useWatch,
} from 'react-hook-form';
import { INDIA, usePhoneCountries } from '../../lib/phone-countries.ts';
import { otherStateOf } from './check-form.ts';
import type { KnownPinCode } from './pin-code.ts';
import { StateQuestion } from './state-question.tsx';

type AddressFormFieldsProps = {
  readonly form: UseFormReturn<AddressInput>;
  readonly pinCode: KnownPinCode;
  readonly disabled: boolean;
  readonly onEdit: (field: keyof AddressInput) => void;
};

/** Within India. */
export function AddressFormFields({ form, pinCode, disabled, onEdit }: AddressFormFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const { control } = form;
  const { errors } = form.formState;
  const [zipCode, state, stateConfirmed, addressType] = useWatch({
    control,
    name: ['zipCode', 'state', 'stateConfirmed', 'addressType'],
  });
  const otherState = otherStateOf({ state }, pinCode.state);

  const textField = (name: TextFieldName) => ({
    ...form.register(name, { onChange: () => onEdit(name) }),
    error: errors[name]?.message,
    disabled,
  });

  function change<Field extends keyof AddressInput>(field: Field, value: PathValue<AddressInput, Field>) {
    form.setValue(field, value);
    onEdit(field);
  }

  const fullName = textField('fullName');
  const { field: phone } = useController({ control, name: 'phone' });

  return (
    <div ref={fields} className="grid gap-4 sm:grid-cols-2">
      <TextField {...fullName} label="Full name" required autoComplete="name" maxLength={100} />
      <AddressPhone
        field={phone}
        error={errors.phone?.message}
        disabled={disabled}
        onChange={(number) => change('phone', number)}
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
        maxLength={20}
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
          zipCode={zipCode}
          state={state}
          otherState={otherState}
          confirmed={stateConfirmed}
          isSaid={errors.state !== undefined}
          disabled={disabled}
          onConfirm={(confirmed) => change('stateConfirmed', confirmed)}
          onCorrect={() => {
            // Its button disappears.
            fields.current?.querySelector<HTMLElement>('[name="state"]')?.focus();
            change('state', otherState);
          }}
        />
      )}
      <ButtonGroup
        label="Address type"
        value={addressType}
        onValueChange={(type) => change('addressType', type)}
        options={[
          { value: 'Home', label: 'Home', disabled },
          { value: 'Office', label: 'Office', disabled },
        ]}
      />
    </div>
  );
}

type TextFieldName = Exclude<keyof AddressInput, 'addressType' | 'phone' | 'stateConfirmed'>;

type AddressPhoneProps = {
  readonly field: ControllerRenderProps<AddressInput, 'phone'>;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (phone: string) => void;
};

/** ADDRESS-9. */
function AddressPhone({ field, error, disabled, onChange }: AddressPhoneProps) {
  const [value, setValue] = useState<PhoneValue>({ country: INDIA.code, number: field.value });
  const { countries, onReach } = usePhoneCountries(value);
  return (
    <PhoneField
      ref={field.ref}
      name={field.name}
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
