import { type PricedPiece, paidForOne } from '@ilaneer/domain/catalogue/price-with-gst';
import { formatRupees, paiseFromRupees } from '@ilaneer/domain/money';

export function formatPrice(rupees: number): string {
  return formatRupees(paiseFromRupees(rupees));
}

/** '₹336.30 with GST' (PRICING-37). No figure if it equals the price. */
export function paidNote(piece: PricedPiece): { readonly figure: string | null; readonly words: string } {
  if (piece.gstIncluded) return { figure: null, words: unbroken('incl. of all taxes') };
  if (piece.gst === 0) return { figure: null, words: 'Free of GST' };
  return { figure: formatRupees(paidForOne(piece)), words: unbroken('with GST') };
}

export function formatRoundOff(rupees: number): string {
  return `${rupees < 0 ? '−' : '+'}${formatPrice(Math.abs(rupees))}`;
}

function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}
