import { type Paise, timesPaise } from '../money.ts';

/** GST in basis points; may depend on the selling price per piece. */
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

/**
 * Rate for pieces sold together at `taxable`, after all discounts: the law goes by the price paid, not the
 * label (PRICING-19). For inclusive prices the limit is grossed up by the lower rate.
 */
export function basisPointsFor(rate: GstRate, taxable: Paise, quantity: number): number {
  const { above } = rate;
  if (above === null) return rate.basisPoints;
  const inside = rate.isIncluded === true ? rate.basisPoints : 0;
  const limit = timesPaise(above.unitPrice, quantity) * (10_000 + inside);
  return taxable * 10_000 > limit ? above.basisPoints : rate.basisPoints;
}
