/** `applied`: differences are booked. `dropped`: abandoned. */
export const COUNT_STATES = ['open', 'applied', 'dropped'] as const;

export type CountState = (typeof COUNT_STATES)[number];

type CountedLine = { readonly expected: number; readonly counted: number };

/** Difference as of the count, so that later sales are not counted as loss (STOCK-7). */
export function countDifference({ expected, counted }: CountedLine): number {
  return counted - expected;
}
