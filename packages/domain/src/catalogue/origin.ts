import { compareText, nameKey } from './product-order.ts';

/** Where goods come from of which nothing else is said. */
const HOME = 'India';

/** A country as lists name it: without commas, which part the values of an address. */
export function originName(country: string = HOME): string {
  const name = country.replace(/[,\s]+/g, ' ').trim();
  return name === '' || name.toLowerCase() === HOME.toLowerCase() ? HOME : name;
}

/** By which two spellings of a country are the same. */
export function originKey(country?: string): string {
  return originName(country).toLowerCase();
}

/** Whether goods are imported: their country is said, and it is not India. */
export function isImported(country: string): boolean {
  return originName(country) !== HOME;
}

/** The countries to filter by, each in one spelling, by name; none where all goods are from India (CATALOGUE-40). */
export function offeredOrigins(countries: Iterable<string | undefined>): readonly string[] {
  const names = new Map<string, string>();
  for (const country of countries) {
    const name = originName(country);
    const key = name.toLowerCase();
    const known = names.get(key);
    if (known === undefined || name < known) names.set(key, name);
  }
  if ([...names.values()].every((name) => !isImported(name))) return [];
  return [...names.values()].sort(
    (one, other) => compareText(nameKey(one), nameKey(other)) || compareText(one, other),
  );
}
