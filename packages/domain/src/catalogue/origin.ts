import { compareText, nameKey } from './product-order.ts';

const HOME = 'India';

/** Without commas, which separate values in addresses. */
export function originName(country: string = HOME): string {
  const name = country.replace(/[,\s]+/g, ' ').trim();
  return name === '' || name.toLowerCase() === HOME.toLowerCase() ? HOME : name;
}

export function originKey(country?: string): string {
  return originName(country).toLowerCase();
}

export function isImported(country: string): boolean {
  return originName(country) !== HOME;
}

/** Distinct countries by name; empty if all goods are from India (CATALOGUE-40). */
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
