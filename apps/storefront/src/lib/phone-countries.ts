import type { PhoneCountry } from '@ilaneer/ui/phone-field';
import { useQuery } from '@tanstack/react-query';

/** The country that phone fields start with, at hand before the others are there. */
export const INDIA: PhoneCountry = {
  name: 'India',
  otherNames: ['ഇന്ത്യ'],
  regions: ['South Asia', 'Asia'],
  code: 'IN',
  dialCode: '91',
  mask: '..... .....',
};

/** The countries of phone fields: India at once, all of them as soon as their numbering plans are fetched. */
export function usePhoneCountries(): readonly [PhoneCountry, ...PhoneCountry[]] {
  const { data } = useQuery({
    queryKey: ['phone-countries'],
    queryFn: async () => {
      const { loadPhoneCountries } = await import('./load-phone-countries.ts');
      return loadPhoneCountries();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [first, ...others] = data ?? [];
  return first === undefined ? [INDIA] : [first, ...others];
}
