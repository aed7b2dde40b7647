import type { VariantView } from '@ilaneer/contract/product-view';
import type { WishlistItemView } from '@ilaneer/contract/wishlist';

/** What a wishlist entry shows; prices in rupees. */
export type EntryDetails = {
  readonly name: string;
  /** The entry's variant; of an entry without one, what there is of the product, in stock if possible. */
  readonly variant: VariantView | undefined;
  readonly picture: string;
  readonly price: number;
  readonly originalPrice: number;
  /** The availability and the volumes: 'In stock in 200 ml, 1 L' (part 2 section 2). */
  readonly stockLine: string;
};

/** What to show of an entry: its variant's picture, price and stock, or the product's. */
export function entryDetails({ product, variantId }: WishlistItemView): EntryDetails {
  const own = product.variantCombinations.find((variant) => variant.variantId === variantId);
  const availability = own?.availability ?? (product.availability || 'Available');
  return {
    name: own?.name ? `${product.name}, ${own.name}` : product.name,
    variant:
      own ??
      product.variantCombinations.find((variant) => variant.quantity > 0) ??
      product.variantCombinations[0],
    picture: own?.primaryImage || product.primaryImage,
    price: own?.sellingPrice ?? product.sellingPrice,
    originalPrice: own?.originalPrice ?? product.originalPrice,
    stockLine:
      product.volumes.length === 0 ? availability : `${availability} in ${product.volumes.join(', ')}`,
  };
}
