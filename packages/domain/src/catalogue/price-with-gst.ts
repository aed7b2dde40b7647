import { basisPointsOf, type Paise, paiseFromRupees, sumPaise } from '../money.ts';
import type { GstRate } from '../pricing/gst-rate.ts';
import { paidFor } from '../pricing/price-mode.ts';

/** What one piece comes to with GST of so many percent, before delivery and whatever reduces the order. */
export function priceWithGst(price: Paise, percent: number): Paise {
  return sumPaise(price, basisPointsOf(price, Math.round(percent * 100)));
}

/** A piece as clients read it: rupees, percent, and whether the GST is inside the price. */
export type PricedPiece = { readonly price: number; readonly gst: number; readonly gstIncluded: boolean };

/** What is paid for one piece. */
export function paidForOne(piece: PricedPiece): Paise {
  const price = paiseFromRupees(piece.price);
  return piece.gstIncluded ? price : priceWithGst(price, piece.gst);
}

/** The rate of a piece as the rules read it; undefined where the flat 18 % is charged on everything. */
export function gstRateOf(piece: {
  readonly gstRate?: {
    readonly percent: number;
    readonly above: { readonly unitPrice: number; readonly percent: number } | null;
  };
  readonly gstIncluded: boolean;
}): GstRate | undefined {
  if (piece.gstRate === undefined) return undefined;
  const { percent, above } = piece.gstRate;
  return {
    isIncluded: piece.gstIncluded,
    basisPoints: Math.round(percent * 100),
    above: above && {
      unitPrice: paiseFromRupees(above.unitPrice),
      basisPoints: Math.round(above.percent * 100),
    },
  };
}

/**
 * What one piece costs with its GST when that is more than the MRP on its pack, else null; all in paise. Nobody may
 * charge more than the printed MRP, which includes all taxes (CATALOGUE-9).
 */
export function priceAboveMrp(price: Paise, rate: GstRate, mrp: Paise): Paise | null {
  const withGst = paidFor(price, rate);
  return withGst > mrp ? withGst : null;
}
