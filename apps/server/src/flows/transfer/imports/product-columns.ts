import { categoryNames } from '../fields/category-names.ts';
import type { Field } from '../fields/field.ts';
import { productFields } from '../fields/product-fields.ts';
import { PRICE_FIELDS, VARIANT_FIELDS } from '../fields/variant-fields.ts';
import type { ImportColumn } from './read-table.ts';

const toColumn = ({
  title,
  about,
  example,
}: Pick<Field<never>, 'title' | 'about' | 'example'>): ImportColumn => ({
  title,
  about,
  example,
  isNeeded: false,
});

export const PRODUCT_IMPORT: readonly ImportColumn[] = [
  {
    title: 'SKU',
    about: 'Which variant. It is found by its SKU, so that none is renamed here.',
    example: 'OIL-500',
    isNeeded: true,
  },
  { title: 'Product ID', about: 'Empty for a new product.', example: '', isNeeded: false },
  ...productFields(categoryNames([])).map(toColumn),
  ...VARIANT_FIELDS.map(toColumn),
  ...PRICE_FIELDS.map(toColumn),
];

const COLUMN_OF: Readonly<Record<string, string>> = {
  name: 'Product',
  description: 'Description',
  categoryId: 'Category',
  hsnCode: 'HSN code',
  features: 'Features',
  claims: 'Claims',
  offers: 'Offers',
  ingredients: 'Ingredients',
  nutrition: 'Nutrition',
  allergens: 'Allergens',
  shelfLife: 'Shelf life',
  shelfLifeDays: 'Shelf life days',
  storageInstruction: 'Storage',
  certification: 'Certification',
  dietType: 'Diet type',
  fssai: 'FSSAI licence',
  genericName: 'Generic name',
  countryOfOrigin: 'Country of origin',
  maker: 'Maker',
  packer: 'Packer',
  importer: 'Importer',
  consumerCare: 'Consumer care address',
  weight: 'Weight',
  volumes: 'Volumes',
  options: 'Options',
  pictures: 'Pictures',
  variants: 'Variant for sale',
};

const COLUMN_OF_VARIANT: Readonly<Record<string, string>> = {
  sku: 'SKU',
  barcode: 'Barcode',
  options: 'Choices',
  color: 'Colour',
  netCount: 'Net quantity',
  netAmount: 'Net quantity',
  netUnit: 'Net quantity',
  shippingGrams: 'Shipping grams',
  boxMm: 'Box length mm',
  picture: 'Variant picture',
  prices: 'Price',
  price: 'Price',
};
const COLUMN_OF_PRICE: Readonly<Record<string, string>> = {
  price: 'Price',
  originalPrice: 'Price before discount',
  mrp: 'MRP',
};

export function columnOfField(field: string): string {
  const [first = '', , part = '', inner = ''] = field.split('.');
  if (first !== 'variants') return COLUMN_OF[first] ?? first;
  if (part === '') return COLUMN_OF.variants ?? first;
  return (part === 'prices' ? COLUMN_OF_PRICE[inner] : undefined) ?? COLUMN_OF_VARIANT[part] ?? part;
}
