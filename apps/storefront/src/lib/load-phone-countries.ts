import type { PhoneCountry } from '@ilaneer/ui/fields/phone/phone-field';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { WORLD_REGIONS } from './world-regions.ts';

// Of several countries with one dial code, the one that a pasted number is taken to be from.
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

/** Every country that has telephones, by name. The numbering plans are large, so only who needs them fetches them. */
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
      mask: maskOf(code),
      leads: LEADERS.has(code),
    }))
    .toSorted((one, other) => byName.compare(one.name, other.name));
}

function regionsOf(code: CountryCode): string[] {
  return Object.entries(WORLD_REGIONS).flatMap(([region, codes]) =>
    codes.split(' ').includes(code) ? [region] : [],
  );
}

/** The shape of a mobile number of the country, as it is written after the dial code. */
function maskOf(code: CountryCode): string {
  const example = getExampleNumber(code, examples);
  if (example === undefined) return '';
  const national = example.formatInternational().slice(`+${example.countryCallingCode} `.length);
  return national.replace(/\d/g, '.');
}
