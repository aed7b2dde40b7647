import { type Paise, timesPaise } from '../money.ts';

export type GstRate = {
  readonly basisPoints: number;
  /** Rate above this piece price; null if the price does not matter. */
  readonly above: { readonly unitPrice: Paise; readonly basisPoints: number } | null;
  /** Prices include GST (PRICING-22). */
  readonly isIncluded?: boolean | undefined;
};

/** Flat rate, basis points (PRICING-3). */
export const GST_BASIS_POINTS = 1_800;
export const FLAT_RATE: GstRate = { basisPoints: GST_BASIS_POINTS, above: null };

/** By the price paid, not the label (PRICING-19). Included GST raises the limit by the lower rate. */
export function basisPointsFor(rate: GstRate, taxable: Paise, quantity: number): number {
  const { above } = rate;
  if (above === null) return rate.basisPoints;
  const inside = rate.isIncluded === true ? rate.basisPoints : 0;
  const limit = timesPaise(above.unitPrice, quantity) * (10_000 + inside);
  return taxable * 10_000 > limit ? above.basisPoints : rate.basisPoints;
}
