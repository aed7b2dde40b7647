import { joinPhoneNumber } from '@ilaneer/domain/contact/phone-number';
import { PhoneField, type PhoneValue } from '@ilaneer/ui/fields/phone/phone-field';
import { useState } from 'react';
import { INDIA, usePhoneCountries } from '../../lib/phone-countries.ts';

type AddressPhoneProps = {
  /** The number that the form was opened with. */
  readonly initial: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  /** Hands over the number with its dial code, if that is not India's. */
  readonly onChange: (phone: string) => void;
};

/** The phone of an address: India unless another country is chosen, its code hidden (part 2 section 5). */
export function AddressPhone({ initial, error, disabled, onChange }: AddressPhoneProps) {
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
