import { type Paise, paise } from '../money.ts';

/**
 * How an order's units are valued when they come back: half up, or down as it was before RETURN-21. An order keeps to one,
 * so that its credit notes stay as they were issued.
 */
export const UNIT_ROUNDINGS = ['half up', 'down'] as const;
export type UnitRounding = (typeof UNIT_ROUNDINGS)[number];

/** What the first units of a line are worth of all `of` it, rounded once; all of them are worth the whole. */
export function worthOf(whole: Paise, units: number, of: number, rounding: UnitRounding): Paise {
  // Products of two large amounts pass 2^53, where floats lose paise; BigInt does not.
  const [product, count] = [BigInt(whole) * BigInt(units), BigInt(of)];
  return paise(Number(rounding === 'down' ? product / count : (2n * product + count) / (2n * count)));
}
