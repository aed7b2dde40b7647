export type PhoneCountry = {
  readonly name: string;
  /** Alternative names, Malayalam first. */
  readonly otherNames: readonly string[];
  readonly regions: readonly string[];
  readonly code: string;
  readonly dialCode: string;
  readonly format: (digits: string) => string;
  /** The default country of a shared dial code. */
  readonly leads?: boolean;
};

export type PhoneValue = { readonly country: string; readonly number: string };

/** Countries by name, region, ISO code or dial code; prefix matches first. */
export function findCountries(countries: readonly PhoneCountry[], typed: string): readonly PhoneCountry[] {
  const query = plain(typed);
  if (query === '') return countries;
  const digits = query.replace(/^\+/, '');
  if (/^\d+$/.test(digits)) return countries.filter(({ dialCode }) => dialCode.startsWith(digits));
  const ranked = countries.map((country) => ({ country, rank: rankOf(country, query) }));
  return ranked
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}

const NOT_FOUND = 4;

function rankOf({ name, otherNames, regions, code }: PhoneCountry, query: string): number {
  const names = [name, ...otherNames].map(plain);
  if (code.toLowerCase() === query) return 0;
  if (names.some((one) => one.startsWith(query))) return 1;
  if (names.some((one) => one.split(/[\s(-]+/).some((word) => word.startsWith(query)))) return 2;
  return regions.some((region) => plain(region).startsWith(query)) ? 3 : NOT_FOUND;
}

// Removes accents, so that 'reunion' finds Réunion; Malayalam vowel signs are kept.
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .trim();
}
