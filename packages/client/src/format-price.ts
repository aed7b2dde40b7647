import { priceWithGst } from '@ilaneer/domain/catalogue/price-with-gst';
import { formatRupees, paiseFromRupees } from '@ilaneer/domain/money';

/** Rupees of the wire, as the shopper reads them: ₹1,00,000.00. For paise there is formatRupees of the domain. */
export function formatPrice(rupees: number): string {
  return formatRupees(paiseFromRupees(rupees));
}

/** What the shopper will pay for one: '₹336.30 incl. GST', which breaks after the figure alone. */
export function formatPriceWithGst({ price, gst }: { readonly price: number; readonly gst: number }): string {
  if (gst === 0) return 'Free of GST';
  return `${formatRupees(priceWithGst(paiseFromRupees(price), gst))} incl.\u00a0GST`;
}
