import { type PhoneCountry, type PhoneValue, readPhoneText } from '@ilaneer/ui/fields/phone/phone-field';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from './query-client.ts';

type Countries = readonly [PhoneCountry, ...PhoneCountry[]];

export const INDIA: PhoneCountry = {
  name: 'India',
  otherNames: ['ഇന്ത്യ'],
  regions: ['South Asia', 'Asia'],
  code: 'IN',
  dialCode: '91',
  format: (digits) => digits.replace(/^(\d{5})(?=\d)/, '$1 '),
};

const phoneCountriesQuery = queryOptions({
  queryKey: ['phone-countries'],
  queryFn: async () => {
    const { loadPhoneCountries } = await import('./load-phone-countries.ts');
    return loadPhoneCountries();
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export async function countryOfPhone({ country, number }: PhoneValue): Promise<string> {
  if (!number.startsWith('+')) return country;
  const known = await queryClient.ensureQueryData(phoneCountriesQuery).catch(() => [INDIA]);
  return readPhoneText(number, known.find(({ code }) => code === country) ?? INDIA, known).country;
}

/** India at once, others on demand. */
export function usePhoneCountries({ country, number }: PhoneValue) {
  const [reached, setReached] = useState(false);
  const { data } = useQuery({
    ...phoneCountriesQuery,
    enabled: reached || country !== INDIA.code || number.startsWith('+'),
  });
  const [first, ...others] = data ?? [];
  const countries: Countries = first === undefined ? [INDIA] : [first, ...others];
  return { countries, onReach: () => setReached(true) };
}
