import { type Paise, timesPaise } from '../money.ts';

/** What GST goods bear, in basis points; for some of them it depends on what a piece is sold at. */
export type GstRate = {
  readonly basisPoints: number;
  /** What pieces bear that are sold for more than `unitPrice`; null when the price does not matter. */
  readonly above: { readonly unitPrice: Paise; readonly basisPoints: number } | null;
  /** The price of these goods has the GST inside (PRICING-22); else it comes on top. */
  readonly isIncluded?: boolean | undefined;
};

/** The flat rate in basis points (PRICING-3). */
export const GST_BASIS_POINTS = 1_800;
export const FLAT_RATE: GstRate = { basisPoints: GST_BASIS_POINTS, above: null };

/**
 * The rate in basis points of pieces that are sold for `taxable` together, after every discount: the law looks at
 * what is paid for a piece, not at the price on its label (PRICING-19). Where the GST is inside, the limit counts with the lower
 * rate's GST on it, as the limit itself is before GST.
 */
export function basisPointsFor(rate: GstRate, taxable: Paise, quantity: number): number {
  const { above } = rate;
  if (above === null) return rate.basisPoints;
  const inside = rate.isIncluded === true ? rate.basisPoints : 0;
  const limit = timesPaise(above.unitPrice, quantity) * (10_000 + inside);
  return taxable * 10_000 > limit ? above.basisPoints : rate.basisPoints;
}
