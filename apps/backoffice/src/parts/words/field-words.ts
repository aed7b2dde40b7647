import { capital } from './capital.ts';

/** What splitting a name into its words does not make readable. */
const NAMES: Readonly<Record<string, string>> = {
  alt: 'What it shows',
  boxMm: 'Box in mm',
  categoryId: 'Category',
  gst: 'GST',
  gstin: 'GSTIN',
  hsnCode: 'HSN code',
  mrp: 'MRP',
  originalPrice: 'Price before discount',
  shippingGrams: 'Shipping weight in g',
  sku: 'SKU',
};

/** A field's name in words, where nothing better is known: 'bestBefore' as 'Best before'. */
export function fieldWords(field: string): string {
  return (
    NAMES[field] ??
    capital(
      field.replaceAll(
        /([a-z0-9])([A-Z])/g,
        (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
      ),
    )
  );
}
