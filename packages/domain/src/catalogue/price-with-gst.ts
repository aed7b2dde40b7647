import { basisPointsOf, type Paise, paiseFromRupees, sumPaise } from '../money.ts';
import type { GstRate } from '../pricing/gst-rate.ts';
import { paidFor } from '../pricing/price-mode.ts';

export function priceWithGst(price: Paise, percent: number): Paise {
  return sumPaise(price, basisPointsOf(price, Math.round(percent * 100)));
}

/** On the wire: rupees, percent, and whether GST is included. */
export type PricedPiece = { readonly price: number; readonly gst: number; readonly gstIncluded: boolean };

export function paidForOne(piece: PricedPiece): Paise {
  const price = paiseFromRupees(piece.price);
  return piece.gstIncluded ? price : priceWithGst(price, piece.gst);
}

/** The rate for pricing rules; undefined means the flat 18 %. */
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

/** Null within the MRP; paise. Selling above the printed MRP is illegal (CATALOGUE-9). */
export function priceAboveMrp(price: Paise, rate: GstRate, mrp: Paise): Paise | null {
  const withGst = paidFor(price, rate);
  return withGst > mrp ? withGst : null;
}
