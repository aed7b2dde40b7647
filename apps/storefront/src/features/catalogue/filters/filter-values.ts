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

/** A price range as the sidebar writes it: '₹0-₹100', '₹1000+' (CATALOGUE-14). */
export function priceRangeLabel({ from, upTo }: PriceRange): string {
  return upTo === null ? `₹${from}+` : `₹${from}-₹${upTo}`;
}

/** A list with a value added, or taken out when it was there. */
export function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** How many products there are, in words: '1 item', '10,000 items'. */
export function countText(count: number): string {
  return count === 1 ? '1 item' : `${indianDigits(count)} items`;
}
