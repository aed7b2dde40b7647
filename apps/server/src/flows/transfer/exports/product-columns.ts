import { amount, type Column, count, text } from './columns.ts';
import type { ExportedVariant } from './product-repository.ts';

/** One row a variant. Prices and stock can be changed in it and imported again by SKU. */
export const PRODUCT_COLUMNS: readonly Column<ExportedVariant>[] = [
  text('SKU', ({ variant }) => variant.sku),
  text('Product ID', ({ product }) => product.id),
  text('Product', ({ product }) => product.name),
  text('Variant', ({ variant }) => variant.name),
  text('Category', ({ category }) => category.name),
  text('HSN code', ({ product }) => product.hsnCode),
  amount('Price', ({ variant }) => variant.pricePaise),
  amount('Price before discount', ({ variant }) => variant.originalPricePaise),
  amount('MRP', ({ variant }) => variant.mrpPaise),
  count('Stock', ({ variant }) => variant.stock),
  text('Sold', ({ product, variant }) => (product.active && variant.active ? 'yes' : 'no')),
  text('Net quantity', ({ variant }) => `${variant.netCount} × ${variant.netAmount} ${variant.netUnit}`),
  text('Weight', ({ product }) => product.weight),
  text('Country of origin', ({ product }) => product.countryOfOrigin),
  text('Shelf life', ({ product }) => product.shelfLife),
  text('FSSAI licence', ({ product }) => product.fssai),
  text('Description', ({ product }) => product.description),
];
