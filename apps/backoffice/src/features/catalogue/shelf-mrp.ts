import { formatPrice } from '@ilaneer/client/format-price';
import type { StockView } from '@ilaneer/contract/staff/stock/stock';
import { priceWithGst } from '@ilaneer/domain/catalogue/price-with-gst';
import { paiseFromRupees, rupeesFromPaise } from '@ilaneer/domain/money';

/** What of the stock of a variant a price is compared with. */
export type ShelfMrp = Pick<StockView, 'lowestMrp' | 'gstOnTop'>;

/** Why goods on the shelf can't be sold at a price in rupees (BATCH-8); null where they can. */
export function shelfMrpWarning(price: number, shelf: ShelfMrp | null | undefined): string | null {
  if (shelf?.lowestMrp == null || !Number.isFinite(price)) return null;
  const paid = rupeesFromPaise(priceWithGst(paiseFromRupees(price), shelf.gstOnTop));
  if (paid <= shelf.lowestMrp) return null;
  return `A batch on the shelf has the MRP ${formatPrice(shelf.lowestMrp)}: at ${formatPrice(paid)} with GST it cannot be sold.`;
}
