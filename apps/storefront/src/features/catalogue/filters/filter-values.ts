import type { PriceRange } from '@ilaneer/domain/catalogue/price-range';

/** A price range as the sidebar writes it: '₹0-₹100', '₹1000+' (part 2 section 9). */
export function priceRangeLabel({ from, upTo }: PriceRange): string {
  return upTo === null ? `₹${from}+` : `₹${from}-₹${upTo}`;
}
