import { capital } from './capital.ts';

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
