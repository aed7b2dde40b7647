import { formatPrice } from '@ilaneer/client/format-price';
import type { StockView } from '@ilaneer/contract/staff/stock/stock';
import { priceWithGst } from '@ilaneer/domain/catalogue/price-with-gst';
import { paiseFromRupees, rupeesFromPaise } from '@ilaneer/domain/money';

export type ShelfMrp = Pick<StockView, 'lowestMrp' | 'gstOnTop'>;

/** Beyond, a typing error that its field names. */
const MOST = 1_000_000_000;

/** BATCH-8. Null if sellable. */
export function shelfMrpWarning(price: number, shelf: ShelfMrp | null | undefined): string | null {
  if (shelf?.lowestMrp == null || !(Math.abs(price) <= MOST)) return null;
  const paid = rupeesFromPaise(priceWithGst(paiseFromRupees(price), shelf.gstOnTop));
  if (paid <= shelf.lowestMrp) return null;
  return `A batch on the shelf has the MRP ${formatPrice(shelf.lowestMrp)}: at ${formatPrice(paid)} with GST it cannot be sold.`;
}
