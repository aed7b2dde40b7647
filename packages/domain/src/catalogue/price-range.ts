/** Rupees, exclusive `above` (inclusive in the first range) to inclusive `upTo`. */
export type PriceRange = { readonly id: string; readonly from: number; readonly upTo: number | null };

/** CATALOGUE-13. */
export const PRICE_RANGES: readonly PriceRange[] = [
  { id: '0-100', from: 0, upTo: 100 },
  { id: '100-300', from: 100, upTo: 300 },
  { id: '300-500', from: 300, upTo: 500 },
  { id: '500-1000', from: 500, upTo: 1_000 },
  { id: '1000+', from: 1_000, upTo: null },
];

/** Ranges of the static sidebar (CATALOGUE-18), which the filter also accepts. */
export const STATIC_PRICE_RANGES: readonly PriceRange[] = [
  { id: '10-500', from: 10, upTo: 500 },
  { id: '500-1000', from: 500, upTo: 1_000 },
  { id: '1000-1500', from: 1_000, upTo: 1_500 },
  { id: '1500-2500', from: 1_500, upTo: 2_500 },
];

/** From both sets; unknown ids are dropped. */
export function priceRangesOf(ids: readonly string[]): readonly PriceRange[] {
  const known = new Map([...STATIC_PRICE_RANGES, ...PRICE_RANGES].map((range) => [range.id, range]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Inclusive bounds, except over 1000 (CATALOGUE-13). Rupees. */
export function isInPriceRange(range: PriceRange, sellingPrice: number): boolean {
  if (range.upTo === null) return sellingPrice > range.from;
  return sellingPrice >= range.from && sellingPrice <= range.upTo;
}

export type PriceSpan = { readonly lowest: number; readonly highest: number };

/** Ranges that overlap the catalogue's prices, or all without data (CATALOGUE-14). */
export function offeredPriceRanges(span: PriceSpan | null): readonly PriceRange[] {
  if (span === null) return PRICE_RANGES;
  return PRICE_RANGES.filter(
    ({ from, upTo }) =>
      (upTo === null ? span.highest > from : span.highest >= from) && (upTo === null || span.lowest <= upTo),
  );
}
