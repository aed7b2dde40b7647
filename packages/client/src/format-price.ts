import { paidForOne } from '@ilaneer/domain/catalogue/price-with-gst';
import { formatRupees, paiseFromRupees } from '@ilaneer/domain/money';

/** Rupees of the wire, as the shopper reads them: ₹1,00,000.00. For paise there is formatRupees of the domain. */
export function formatPrice(rupees: number): string {
  return formatRupees(paiseFromRupees(rupees));
}

type Told = { readonly price: number; readonly gst: number; readonly gstIncluded?: true | undefined };

/**
 * What the shopper will pay for one, below its price: 'plus GST: ₹336.30', which breaks before the figure alone. Where the
 * price is what is paid, it says so.
 */
export function formatPriceWithGst(told: Told): string {
  if (told.gstIncluded === true) return taxWords(told);
  if (told.gst === 0) return 'Free of GST';
  return `${taxWords(told)}: ${formatRupees(paidForOne(told))}`;
}

/** What a price has to do with tax, beside it. */
function taxWords({ gstIncluded }: Pick<Told, 'gstIncluded'>): string {
  return (gstIncluded === true ? 'incl. of all taxes' : 'plus GST').replaceAll(' ', '\u00a0');
}

/** What an amount in cash is rounded by, in rupees, with its sign: +₹0.40, −₹0.30. */
export function formatRoundOff(rupees: number): string {
  return `${rupees < 0 ? '−' : '+'}${formatPrice(Math.abs(rupees))}`;
}
