import type { FilterableProduct } from './filter-products.ts';

const ACCENTS = /[\u0300-\u036f]/g;
const DIGITS = /\d+/g;
const LONGEST_NUMBER = 16;

/** 'Pack of 6' before 'Pack of 12', without case and accents. Not Intl, see indian-digits.ts. */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(DIGITS, (digits) => digits.padStart(LONGEST_NUMBER, '0'));
}

/** Code unit order; fits ISO dates. */
export function compareText(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}

type Dated = Pick<FilterableProduct, 'createdAt'>;

export function newestFirst(one: Dated, other: Dated): number {
  return compareText(other.createdAt, one.createdAt);
}

export function oldestFirst(one: Dated, other: Dated): number {
  return newestFirst(other, one);
}
