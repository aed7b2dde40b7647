import type { ProductView, VariantView } from '@ilaneer/contract/product-view';

/** How a value of an option fits the other chosen values. */
export type ValueState = 'available' | 'sold-out' | 'not-made';

/** The variant that the page opens with: the named one, else the first value of each option, else the first. */
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

/** Whether a value can be had together with what else is chosen. */
export function valueState(
  product: ProductView,
  chosen: VariantView,
  option: string,
  value: string,
): ValueState {
  const match = product.variantCombinations.find((variant) =>
    product.variants.every(({ name }) =>
      name === option ? variant.variants[name] === value : variant.variants[name] === chosen.variants[name],
    ),
  );
  if (match === undefined) return 'not-made';
  return match.quantity > 0 ? 'available' : 'sold-out';
}

/**
 * The variant after picking a value: the one that keeps most of the other choices, in stock if several keep as
 * many. Picking a value that is not made with the others so moves to one that is.
 */
export function pickValue(
  product: ProductView,
  chosen: VariantView,
  option: string,
  value: string,
): VariantView {
  const kept = (variant: VariantView) =>
    product.variants.filter(({ name }) => variant.variants[name] === chosen.variants[name]).length;
  const [best] = product.variantCombinations
    .filter((variant) => variant.variants[option] === value)
    .toSorted(
      (one, other) => kept(other) - kept(one) || Number(other.quantity > 0) - Number(one.quantity > 0),
    );
  return best ?? chosen;
}

/** A variant in words: 'White, M'; empty for a product without options. */
export function variantLabel(product: ProductView, variant: VariantView): string {
  return product.variants.flatMap(({ name }) => variant.variants[name] ?? []).join(', ');
}
