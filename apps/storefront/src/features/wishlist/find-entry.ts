import type { WishlistTarget } from './change-wishlist.ts';

/** Variant, else product; without a variant, any of the product. */
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
