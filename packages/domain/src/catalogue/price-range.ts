/** A price range of the filter, in rupees: over `above` (from it in the first range) up to and including `upTo`. */
export type PriceRange = { readonly id: string; readonly from: number; readonly upTo: number | null };

/** The ranges that the filtering logic uses (part 1 section 9). */
export const PRICE_RANGES: readonly PriceRange[] = [
  { id: '0-100', from: 0, upTo: 100 },
  { id: '100-300', from: 100, upTo: 300 },
  { id: '300-500', from: 300, upTo: 500 },
  { id: '500-1000', from: 500, upTo: 1_000 },
  { id: '1000+', from: 1_000, upTo: null },
];

/** Whether a selling price in rupees lies in a range: both bounds count, except that 1000+ means over 1000. */
export function isInPriceRange(range: PriceRange, sellingPrice: number): boolean {
  if (range.upTo === null) return sellingPrice > range.from;
  return sellingPrice >= range.from && sellingPrice <= range.upTo;
}

/**
 * The ranges to offer: those that some price between the catalogue's lowest and highest can fall into, or all
 * five when there is no data (part 1 section 9).
 */
export function offeredPriceRanges(sellingPrices: readonly number[]): readonly PriceRange[] {
  if (sellingPrices.length === 0) return PRICE_RANGES;
  const lowest = Math.min(...sellingPrices);
  const highest = Math.max(...sellingPrices);
  return PRICE_RANGES.filter((range) => {
    const reaches = range.upTo === null ? highest > range.from : highest >= range.from;
    return reaches && (range.upTo === null || lowest <= range.upTo);
  });
}
