import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';

/** The pictures of a variant on its product's page, its own first. */
export function picturesOf(product: ProductView, variant: VariantView): VariantView['images'] {
  // The product's list shows every choice; here only what belongs to this one, and what they have in common.
  const ofChoices = new Set(
    product.variantCombinations.flatMap(({ images }) => images.map(({ url }) => url)),
  );
  return [...variant.images, ...product.images.filter(({ url }) => !ofChoices.has(url))];
}
