import { formatRupees, paiseFromRupees } from '@ilaneer/domain/money';

/** Rupees of the wire as the shopper reads them: ₹1,00,000.00. */
export function showRupees(rupees: number): string {
  return formatRupees(paiseFromRupees(rupees));
}
