import { type PricedPiece, paidForOne } from '@ilaneer/domain/catalogue/price-with-gst';
import { formatRupees, paiseFromRupees } from '@ilaneer/domain/money';

/** Rupees of the wire, as the shopper reads them: ₹1,00,000.00. For paise there is formatRupees of the domain. */
export function formatPrice(rupees: number): string {
  return formatRupees(paiseFromRupees(rupees));
}

/**
 * What the shopper pays for one piece, as the words below its price: '₹336.30 with GST' (PRICING-37). No figure where the
 * price itself is paid.
 */
export function paidNote(piece: PricedPiece): { readonly figure: string | null; readonly words: string } {
  if (piece.gstIncluded) return { figure: null, words: unbroken('incl. of all taxes') };
  if (piece.gst === 0) return { figure: null, words: 'Free of GST' };
  return { figure: formatRupees(paidForOne(piece)), words: unbroken('with GST') };
}

/** What an amount in cash is rounded by, in rupees, with its sign: +₹0.40, −₹0.30. */
export function formatRoundOff(rupees: number): string {
  return `${rupees < 0 ? '−' : '+'}${formatPrice(Math.abs(rupees))}`;
}

function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}
