import { type Paise, timesPaise } from '../money.ts';

/** What GST goods bear, in basis points; for some of them it depends on what a piece is sold at. */
export type GstRate = {
  readonly basisPoints: number;
  /** What pieces bear that are sold for more than `unitPrice`; null when the price does not matter. */
  readonly above: { readonly unitPrice: Paise; readonly basisPoints: number } | null;
};

/**
 * The rate in basis points of pieces that are sold for `taxable` together, after every discount: the law looks at
 * what is paid for a piece, not at the price on its label (PRICING-19).
 */
export function basisPointsFor(rate: GstRate, taxable: Paise, quantity: number): number {
  const { above } = rate;
  if (above === null) return rate.basisPoints;
  return taxable > timesPaise(above.unitPrice, quantity) ? above.basisPoints : rate.basisPoints;
}
