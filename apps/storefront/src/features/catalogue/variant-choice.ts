import type { ProductCardView, VariantCardView } from '@ilaneer/contract/catalogue/product-card';
import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';

/** Whether a variant can be bought now. */
export function isInStock({ availability }: VariantCardView): boolean {
  return availability !== 'Out of stock';
}

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

/** Chosen values by their options; an option that is still open is left out. */
export type Choice = Readonly<Record<string, string>>;

/** Whether a value can be had together with what else is chosen. */
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

/** The variants that have all of the chosen values. */
export function variantsOf(product: ProductCardView, choice: Choice): VariantCardView[] {
  return product.variantCombinations.filter((variant) =>
    product.variants.every(
      ({ name }) => choice[name] === undefined || variant.variants[name] === choice[name],
    ),
  );
}

/** The option that is asked for before something to wear goes into the cart. */
export const SIZE = 'Size';

/**
 * Whether adding to the cart has to ask for a size. What is worn has to fit, and a card shows its size nowhere; the
 * size of a bottle or a pack stands on its card with its price, so that the plus adds just that.
 */
export function asksForSize({ merchandise, variants }: ProductCardView): boolean {
  return merchandise && variants.some(({ name, values }) => name === SIZE && values.length > 1);
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
  const inCommon = (variant: VariantView) =>
    product.variants.filter(({ name }) => variant.variants[name] === chosen.variants[name]).length;
  const [best] = product.variantCombinations
    .filter((variant) => variant.variants[option] === value)
    .toSorted(
      (one, other) => inCommon(other) - inCommon(one) || Number(isInStock(other)) - Number(isInStock(one)),
    );
  return best ?? chosen;
}

/** What can be had of a product instead of a variant: those that keep most of its values first. */
export function nearestInStock(product: ProductView, wanted: VariantView): VariantView[] {
  const inCommon = (variant: VariantView) =>
    product.variants.filter(({ name }) => variant.variants[name] === wanted.variants[name]).length;
  return product.variantCombinations
    .filter(isInStock)
    .toSorted((one, other) => inCommon(other) - inCommon(one));
}

/** A variant in words: 'White, M'; empty for a product without options. */
export function variantLabel(product: ProductCardView, variant: VariantCardView): string {
  return valuesOf(product, variant, []);
}

/** What a card shows of a variant in words: without a size that it does not stand for. */
export function cardLabel(product: ProductCardView, variant: VariantCardView): string {
  return valuesOf(product, variant, asksForSize(product) ? [SIZE] : []);
}

function valuesOf(product: ProductCardView, variant: VariantCardView, without: readonly string[]): string {
  return product.variants
    .flatMap(({ name }) => (without.includes(name) ? [] : (variant.variants[name] ?? [])))
    .join(', ');
}
