import { INDIAN_STATES } from '@ilaneer/domain/address/indian-states';
import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import { ButtonGroup } from '@ilaneer/ui/buttons/button-group';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useRef } from 'react';
import { AddressPhone } from './address-phone.tsx';
import { type FormProblems, otherStateOf } from './check-form.ts';
import { StateQuestion } from './state-question.tsx';
import type { KnownPinCode } from './use-pin-code-fill.ts';

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
