import { indiaDay, indiaTime } from '@ilaneer/domain/india-day';
import type { CategoryNames } from '../fields/category-names.ts';
import type { Field } from '../fields/field.ts';
import { productFields } from '../fields/product-fields.ts';
import { PRICE_FIELDS, VARIANT_FIELDS } from '../fields/variant-fields.ts';
import { type Column, count, own, text } from './columns.ts';
import type { ExportedVariant } from './product-repository.ts';

/** Re-importing changes nothing. */
export function productColumns(categories: CategoryNames): readonly Column<ExportedVariant>[] {
  return [
    text('SKU', ({ variant }) => variant.sku),
    text('Product ID', ({ product }) => product.id),
    ...productFields(categories).map((field) => ofField(field, ({ product }: ExportedVariant) => product)),
    own('Publish at', ({ product: { publishAt } }) =>
      publishAt === null ? null : `${indiaDay(publishAt)} ${indiaTime(publishAt)}`,
    ),
    text('Variant', ({ variant }) => variant.name),
    ...VARIANT_FIELDS.map((field) => ofField(field, ({ variant }: ExportedVariant) => variant)),
    ...PRICE_FIELDS.map((field) => ofField(field, ({ variant }: ExportedVariant) => variant)),
    count('Stock', ({ variant }) => variant.stock),
    text('Sold', ({ product, variant }) => (product.active && variant.active ? 'yes' : 'no')),
  ];
}

export const PRICE_COLUMNS: readonly Column<ExportedVariant>[] = [
  text('SKU', ({ variant }) => variant.sku),
  text('Product', ({ product }) => product.name),
  text('Variant', ({ variant }) => variant.name),
  ...PRICE_FIELDS.map((field) => ofField(field, ({ variant }: ExportedVariant) => variant)),
  text('From', () => null),
];

/** Re-importable; already guarded. */
export function ofField<Row, Part>({ title, show }: Field<Part>, partOf: (row: Row) => Part): Column<Row> {
  return { title, of: (row) => show(partOf(row)) };
}
