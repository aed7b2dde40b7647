import { basisPointsOf, NO_PAISE, type Paise, subtractPaise, sumPaise } from '../money.ts';
import { GST_BASIS_POINTS } from './price-cart.ts';

/** GST split by place of supply, in paise. cgst + sgst + igst + roundOff is always the GST that was charged. */
export type GstSplit = {
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  /** Charged once rounded on the whole, while each half is rounded on its own: the paisa between them. */
  readonly roundOff: Paise;
};

/**
 * Splits the GST charged on `taxable`: equal CGST and SGST halves within the seller's state, IGST elsewhere
 * (expectations-and-law.md section 5).
 */
export function splitGst(
  taxable: Paise,
  charged: Paise,
  place: { sellerState: string; deliveryState: string },
): GstSplit {
  if (!isSameState(place.sellerState, place.deliveryState)) {
    return { cgst: NO_PAISE, sgst: NO_PAISE, igst: charged, roundOff: NO_PAISE };
  }
  const half = basisPointsOf(taxable, GST_BASIS_POINTS / 2);
  return { cgst: half, sgst: half, igst: NO_PAISE, roundOff: subtractPaise(charged, sumPaise(half, half)) };
}

/** Whether two spellings name the same state. */
export function isSameState(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
