import { basisPointsOf, NO_PAISE, type Paise, paise, subtractPaise, sumPaise } from '../money.ts';
import { GST_BASIS_POINTS } from './gst-rate.ts';

export type GstHeads = 1 | 2;

export type GstSplit = {
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  /** Difference between the charge, rounded once, and the separately rounded halves. */
  readonly roundOff: Paise;
};

/** Intra-state: equal CGST and SGST halves; else IGST (PRICING-15). */
export function splitGst(
  taxable: Paise,
  charged: Paise,
  place: { sellerState: string; supplyState: string },
  basisPoints: number = GST_BASIS_POINTS,
): GstSplit {
  const isInside = isSameState(place.sellerState, place.supplyState);
  return isInside ? inHalves(taxable, charged, basisPoints) : wholly(charged);
}

export function wholly(charged: Paise): GstSplit {
  return { cgst: NO_PAISE, sgst: NO_PAISE, igst: charged, roundOff: NO_PAISE };
}

export function inHalves(taxable: Paise, charged: Paise, basisPoints: number): GstSplit {
  const half = basisPointsOf(taxable, basisPoints / 2);
  return { cgst: half, sgst: half, igst: NO_PAISE, roundOff: subtractPaise(charged, sumPaise(half, half)) };
}

/** For GST computed per head: no round-off. */
export function splitGstInside(
  charged: Paise,
  place: { sellerState: string; supplyState: string },
): GstSplit {
  return isSameState(place.sellerState, place.supplyState) ? evenly(charged) : wholly(charged);
}

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
