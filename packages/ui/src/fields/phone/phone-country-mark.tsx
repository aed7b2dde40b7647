import { cx } from '../../text/cx.tsx';
import { Icon } from '../../text/icon.tsx';
import { controlClass } from '../control-class.ts';
import type { PhoneCountry } from './phone-country.ts';

type PhoneCountryMarkProps = { country: PhoneCountry; hideDialCode: boolean };

export const phoneCountryClass = cx(
  controlClass,
  'flex w-auto items-center gap-1.5 pr-2.5 pl-3.5 font-semibold',
);

export function phoneCountryLabel({ name, dialCode }: PhoneCountry, hideDialCode: boolean): string {
  return hideDialCode ? `Country: ${name}` : `Country: ${name}, +${dialCode}`;
}

export function PhoneCountryMark({ country, hideDialCode }: PhoneCountryMarkProps) {
  return (
    <>
      {country.code}
      {!hideDialCode && <span className="font-normal tabular-nums">+{country.dialCode}</span>}
      <Icon name="chevron-down" className="size-4 text-palm-soft" />
    </>
  );
}
