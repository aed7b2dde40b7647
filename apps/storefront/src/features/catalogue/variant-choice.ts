import type { ProductCardView, VariantCardView } from '@ilaneer/contract/catalogue/product-card';
import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';

export function isInStock({ availability }: VariantCardView): boolean {
  return availability !== 'Out of stock';
}

export type ValueState = 'available' | 'sold-out' | 'not-made';

export function openingVariant(product: ProductView, variantId: string | null): VariantView | undefined {
  const variants = product.variantCombinations;
  return (
    variants.find((variant) => variant.variantId === variantId) ??
    variants.find((variant) =>
      product.variants.every(({ name, values }) => variant.variants[name] === values[0]),
    ) ??
    variants[0]
  );
}

export type Choice = Readonly<Record<string, string>>;

export function valueState(
  product: ProductCardView,
  choice: Choice,
  option: string,
  value: string,
): ValueState {
  const matches = variantsOf(product, { ...choice, [option]: value });
  if (matches.length === 0) return 'not-made';
  return matches.some(isInStock) ? 'available' : 'sold-out';
}

export function variantsOf(product: ProductCardView, choice: Choice): VariantCardView[] {
  return product.variantCombinations.filter((variant) =>
    product.variants.every(
      ({ name }) => choice[name] === undefined || variant.variants[name] === choice[name],
    ),
  );
}

/** Asked before adding wearables. */
export const SIZE = 'Size';

/** Wearables only: bottles and packs show their size on the card. */
export function asksForSize({ merchandise, variants }: ProductCardView): boolean {
  return merchandise && variants.some(({ name, values }) => name === SIZE && values.length > 1);
}

/** Keeps most other choices, preferring stock. */
export function pickValue(
  product: ProductView,
  chosen: VariantView,
  option: string,
  value: string,
): VariantView {
  const inCommon = (variant: VariantView) =>
    product.variants.filter(({ name }) => variant.variants[name] === chosen.variants[name]).length;
  const [best] = product.variantCombinations
    .filter((variant) => variant.variants[option] === value)
    .toSorted(
      (one, other) => inCommon(other) - inCommon(one) || Number(isInStock(other)) - Number(isInStock(one)),
    );
  return best ?? chosen;
}

/** Closest first. */
export function nearestInStock(product: ProductView, wanted: VariantView): VariantView[] {
  const inCommon = (variant: VariantView) =>
    product.variants.filter(({ name }) => variant.variants[name] === wanted.variants[name]).length;
  return product.variantCombinations
    .filter(isInStock)
    .toSorted((one, other) => inCommon(other) - inCommon(one));
}

export function variantLabel(product: ProductCardView, variant: VariantCardView): string {
  return valuesOf(product, variant, []);
}

/** Without the size. */
export function cardLabel(product: ProductCardView, variant: VariantCardView): string {
  return valuesOf(product, variant, asksForSize(product) ? [SIZE] : []);
}

function valuesOf(product: ProductCardView, variant: VariantCardView, without: readonly string[]): string {
  return product.variants
    .flatMap(({ name }) => (without.includes(name) ? [] : (variant.variants[name] ?? [])))
    .join(', ');
}
