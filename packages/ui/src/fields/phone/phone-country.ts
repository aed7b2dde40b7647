/** A country as a phone field knows it. */
export type PhoneCountry = {
  readonly name: string;
  /** What else people call it, in Malayalam first. */
  readonly otherNames: readonly string[];
  /** Parts of the world, by which it is found too. */
  readonly regions: readonly string[];
  /** Two capitals. */
  readonly code: string;
  /** Digits without a plus. */
  readonly dialCode: string;
  /** Puts blanks between the digits after the dial code, as the country writes them. */
  readonly format: (digits: string) => string;
  /** It is the one that a dial code of several countries stands for. */
  readonly leads?: boolean;
};

/** What is in a phone field: the country's two capitals, and the number after the dial code as it stands there. */
export type PhoneValue = { readonly country: string; readonly number: string };

/** The countries that a search finds by name, part of the world, two capitals or dial code; names that begin so come first. */
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

// Without accents, so that 'reunion' finds Réunion; Malayalam vowel signs are no accents and stay.
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .trim();
}
