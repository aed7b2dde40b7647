import type { FilterableProduct } from './filter-products.ts';

const ACCENTS = /[\u0300-\u036f]/g;
const DIGITS = /\d+/g;
const LONGEST_NUMBER = 16;

/**
 * A name as it is sorted: capitals and accents count for nothing, and numbers by their size ('Pack of 6' before 'Pack
 * of 12'). Names compare as their keys do, as plain text. Not by Intl, for the reason that indian-digits.ts gives.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(DIGITS, (digits) => digits.padStart(LONGEST_NUMBER, '0'));
}

/** For sorting texts by what they say; ISO dates, too. */
export function compareText(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}

type Dated = Pick<FilterableProduct, 'createdAt'>;

/** For sorting products: what came last comes first. */
export function newestFirst(one: Dated, other: Dated): number {
  return compareText(other.createdAt, one.createdAt);
}

/** For sorting products: what has been there longest comes first. */
export function oldestFirst(one: Dated, other: Dated): number {
  return newestFirst(other, one);
}
