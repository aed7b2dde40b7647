import type { WishlistTarget } from './change-wishlist.ts';

/**
 * The entry that a heart stands for: the variant's own, or one for the product as such. A heart without a variant
 * stands for every entry of its product.
 */
export function findEntry<Entry extends WishlistTarget>(
  wishlist: readonly Entry[],
  { productId, variantId }: WishlistTarget,
): Entry | undefined {
  const ofProduct = wishlist.filter((entry) => entry.productId === productId);
  if (variantId === null) return ofProduct[0];
  return (
    ofProduct.find((entry) => entry.variantId === variantId) ??
    ofProduct.find((entry) => entry.variantId === null)
  );
}
