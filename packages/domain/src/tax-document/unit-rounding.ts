import { type Paise, paise } from '../money.ts';

/** Valuation of returned units: half up, or down before RETURN-21. An order keeps its method. */
export const UNIT_ROUNDINGS = ['half up', 'down'] as const;
export type UnitRounding = (typeof UNIT_ROUNDINGS)[number];

/** Value of the first units, rounded once; all units equal the whole. */
export function worthOf(whole: Paise, units: number, of: number, rounding: UnitRounding): Paise {
  // Products can exceed 2^53.
  const [product, count] = [BigInt(whole) * BigInt(units), BigInt(of)];
  return paise(Number(rounding === 'down' ? product / count : (2n * product + count) / (2n * count)));
}
