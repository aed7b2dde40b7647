import { capital } from './capital.ts';

const NAMES: Readonly<Record<string, string>> = {
  alt: 'Description',
  boxMm: 'Size for shipping in mm',
  categoryId: 'Category',
  coverAlt: 'What the picture shows',
  gst: 'GST',
  gstin: 'GSTIN',
  hsnCode: 'HSN code',
  merchandise: 'Not food or drink',
  mrp: 'MRP',
  originalPrice: 'Price before discount',
  shippingGrams: 'Shipping weight in g',
  sku: 'SKU',
  slug: 'Address',
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
