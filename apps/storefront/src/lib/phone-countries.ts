import type { PhoneCountry, PhoneValue } from '@ilaneer/ui/phone-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

type Countries = readonly [PhoneCountry, ...PhoneCountry[]];

/** The country that phone fields start with, at hand before the others are there. */
export const INDIA: PhoneCountry = {
  name: 'India',
  otherNames: ['ഇന്ത്യ'],
  regions: ['South Asia', 'Asia'],
  code: 'IN',
  dialCode: '91',
  mask: '..... .....',
};

/** The countries of a phone field: India at once, all of them when the field is reached for or holds another's number. */
export function usePhoneCountries({ country, number }: PhoneValue) {
  const [reached, setReached] = useState(false);
  const { data } = useQuery({
    queryKey: ['phone-countries'],
    enabled: reached || country !== INDIA.code || number.startsWith('+'),
    queryFn: async () => {
      const { loadPhoneCountries } = await import('./load-phone-countries.ts');
      return loadPhoneCountries();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [first, ...others] = data ?? [];
  const countries: Countries = first === undefined ? [INDIA] : [first, ...others];
  return { countries, onReach: () => setReached(true) };
}
