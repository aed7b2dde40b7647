import { type Column, count, own, text } from './columns.ts';
import type { ExportedShelf } from './stock-repository.ts';

/** Per batch plus unbatched; counted and re-imported. */
export const STOCK_COLUMNS: readonly Column<ExportedShelf>[] = [
  text('SKU', ({ sku }) => sku),
  text('Product', ({ productName }) => productName),
  text('Variant', ({ variantName }) => variantName),
  text('Batch', ({ batch }) => batch),
  own('Packed on', ({ packedOn }) => packedOn),
  own('Best before', ({ bestBefore }) => bestBefore),
  count('Was', ({ onHand }) => onHand),
  count('Counted', ({ onHand }) => onHand),
  text('Change', () => null),
  text('Reason', () => null),
  text('Note', () => null),
  count('For sale', ({ forSale }) => forSale),
  count('Low stock at', ({ lowStockAt }) => lowStockAt),
];
