import type { FieldProblem } from '@ilaneer/domain/field-problem';
import type { VariantRow } from './product-form.ts';

const VARIANT_FIELDS: Readonly<Record<string, string>> = {
  sku: 'SKU',
  barcode: 'Barcode',
  options: 'Options',
  color: 'Colour',
  price: 'Price',
  originalPrice: 'Price before discount',
  mrp: 'MRP',
  netCount: 'Pieces',
  netAmount: 'Content per piece',
  netUnit: 'Unit',
  shippingGrams: 'Shipping weight',
};

const OF_VARIANT = /^variants\.(\d+)\.(?:prices\.)?(\w+)/;

export function variantTitle({ options, sku }: Pick<VariantRow, 'options' | 'sku'>): string {
  return Object.values(options).join(', ') || sku || 'Variant';
}

/** An empty price before discount takes the price, whose problem is shown at the price alone. */
export function ownProblems(
  problems: readonly FieldProblem[],
  variants: readonly Pick<VariantRow, 'originalPrice'>[],
): FieldProblem[] {
  return problems.filter(({ field }) => {
    const [, at, name] = OF_VARIANT.exec(field) ?? [];
    return name !== 'originalPrice' || variants[Number(at)]?.originalPrice.trim() !== '';
  });
}

export function problemWords(
  problems: readonly FieldProblem[],
  variants: readonly Pick<VariantRow, 'options' | 'sku'>[],
): string[] {
  const words = problems.map(({ field, message }) => {
    const [, at, name = ''] = OF_VARIANT.exec(field) ?? [];
    const variant = at === undefined ? undefined : variants[Number(at)];
    if (variant === undefined) return message;
    return [variantTitle(variant), VARIANT_FIELDS[name], message].filter(Boolean).join(': ');
  });
  return [...new Set(words)];
}

export function problemsByField(problems: readonly FieldProblem[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    problems.map(({ field, message }) => [
      field.replace('.prices.', '.').replace(/\.prices$/, '.price'),
      message,
    ]),
  );
}
