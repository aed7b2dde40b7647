import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';

/**
 * The variant that a card stands for and its plus adds: of a colour that was asked for if there is one, in stock
 * if possible, otherwise the first.
 */
export function cardVariant(product: ProductView, colors: readonly string[]): VariantView | undefined {
  const wanted = new Set(colors.map((color) => color.toLowerCase()));
  const matching = product.variantCombinations.filter(
    ({ color }) => color !== null && wanted.has(color.toLowerCase()),
  );
  const candidates = matching.length === 0 ? product.variantCombinations : matching;
  return candidates.find((variant) => variant.quantity > 0) ?? candidates[0];
}
