/** `open`: staff are counting. `applied`: the differences are in the ledger. `dropped`: it was given up. */
export const COUNT_STATES = ['open', 'applied', 'dropped'] as const;

export type CountState = (typeof COUNT_STATES)[number];

/** What somebody counted, and what the books said at that moment. */
type CountedLine = { readonly expected: number; readonly counted: number };

/**
 * What a count changes: the difference that was seen while counting, so that what was sold since then does not count as
 * lost (STOCK-7).
 */
export function countDifference({ expected, counted }: CountedLine): number {
  return counted - expected;
}
