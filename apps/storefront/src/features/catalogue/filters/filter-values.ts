import type { AvailabilityFilter } from '@ilaneer/domain/catalogue/availability';
import type { PriceRange } from '@ilaneer/domain/catalogue/price-range';
import { indianDigits } from '@ilaneer/domain/indian-digits';

export const AVAILABILITY_CHOICES: ReadonlyArray<{
  readonly value: AvailabilityFilter;
  readonly label: string;
}> = [
  { value: 'all', label: 'All' },
  { value: 'in-stock', label: 'In stock' },
  { value: 'low-stock', label: 'Low stock' },
  { value: 'out-of-stock', label: 'Out of stock' },
];

/** CATALOGUE-14. */
export function priceRangeLabel({ from, upTo }: PriceRange): string {
  return upTo === null ? `₹${from}+` : `₹${from}-₹${upTo}`;
}

export function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

export function countText(count: number): string {
  return count === 1 ? '1 item' : `${indianDigits(count)} items`;
}
