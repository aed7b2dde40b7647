import type { PhoneCountry } from '@ilaneer/ui/fields/phone/phone-field';
import {
  type CountryCode,
  formatIncompletePhoneNumber,
  getCountries,
  getCountryCallingCode,
} from 'libphonenumber-js/min';
import { WORLD_REGIONS } from './world-regions.ts';

// Default country of shared dial codes.
const LEADERS = new Set<CountryCode>([
  'US',
  'GB',
  'RU',
  'IT',
  'AU',
  'NO',
  'FI',
  'MA',
  'GP',
  'RE',
  'CW',
  'SH',
]);

/** Large: loaded on demand. */
export function loadPhoneCountries(): PhoneCountry[] {
  const english = new Intl.DisplayNames(['en'], { type: 'region' });
  const malayalam = new Intl.DisplayNames(['ml'], { type: 'region', fallback: 'none' });
  const byName = new Intl.Collator('en');
  return getCountries()
    .map((code) => ({
      name: english.of(code) ?? code,
      otherNames: [malayalam.of(code)].filter((name) => name !== undefined),
      regions: regionsOf(code),
      code,
      dialCode: getCountryCallingCode(code),
      format: formatAfter(getCountryCallingCode(code)),
      leads: LEADERS.has(code),
    }))
    .toSorted((one, other) => byName.compare(one.name, other.name));
}

function regionsOf(code: CountryCode): string[] {
  return Object.entries(WORLD_REGIONS).flatMap(([region, codes]) =>
    codes.split(' ').includes(code) ? [region] : [],
  );
}

function formatAfter(dialCode: string): PhoneCountry['format'] {
  const typed = `+${dialCode}`;
  return (digits) =>
    formatIncompletePhoneNumber(typed + digits)
      .slice(typed.length)
      .trimStart();
}
