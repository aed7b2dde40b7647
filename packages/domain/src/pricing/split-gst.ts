import { basisPointsOf, NO_PAISE, type Paise, paise, subtractPaise, sumPaise } from '../money.ts';
import { GST_BASIS_POINTS } from './gst-rate.ts';

/** How many taxes GST is made of: CGST and SGST within the seller's state, IGST alone elsewhere. */
export type GstHeads = 1 | 2;

/** GST split by place of supply, in paise. cgst + sgst + igst + roundOff is always the GST that was charged. */
export type GstSplit = {
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  /** The paisa between the charge, rounded once on the whole, and the halves, each rounded on its own. */
  readonly roundOff: Paise;
};

/**
 * Splits the GST charged on `taxable`: equal CGST and SGST halves within the seller's state, IGST elsewhere
 * (PRICING-15).
 */
export function splitGst(
  taxable: Paise,
  charged: Paise,
  place: { sellerState: string; supplyState: string },
  basisPoints: number = GST_BASIS_POINTS,
): GstSplit {
  const isInside = isSameState(place.sellerState, place.supplyState);
  return isInside ? inHalves(taxable, charged, basisPoints) : wholly(charged);
}

/** GST as it is split outside the seller's state: all of it is IGST. */
export function wholly(charged: Paise): GstSplit {
  return { cgst: NO_PAISE, sgst: NO_PAISE, igst: charged, roundOff: NO_PAISE };
}

/** GST as it is split within the seller's state, each half rounded on its own. */
export function inHalves(taxable: Paise, charged: Paise, basisPoints: number): GstSplit {
  const half = basisPointsOf(taxable, basisPoints / 2);
  return { cgst: half, sgst: half, igst: NO_PAISE, roundOff: subtractPaise(charged, sumPaise(half, half)) };
}

/** GST that was worked back head by head for this place, split by it: without a round-off. */
export function splitGstInside(
  charged: Paise,
  place: { sellerState: string; supplyState: string },
): GstSplit {
  return isSameState(place.sellerState, place.supplyState) ? evenly(charged) : wholly(charged);
}

/** GST that was charged as two equal halves. */
export function evenly(charged: Paise): GstSplit {
  const half = paise(charged / 2);
  return { cgst: half, sgst: half, igst: NO_PAISE, roundOff: NO_PAISE };
}

export function sumSplits(splits: readonly GstSplit[]): GstSplit {
  return {
    cgst: sumPaise(...splits.map(({ cgst }) => cgst)),
    sgst: sumPaise(...splits.map(({ sgst }) => sgst)),
    igst: sumPaise(...splits.map(({ igst }) => igst)),
    roundOff: sumPaise(...splits.map(({ roundOff }) => roundOff)),
  };
}

export function headsOf(place: { sellerState: string; supplyState: string }): GstHeads {
  return isSameState(place.sellerState, place.supplyState) ? 2 : 1;
}

export function isSameState(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
