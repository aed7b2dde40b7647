import type { VariantView } from '@ilaneer/contract/catalogue/product-view';
import type { WishlistItemView } from '@ilaneer/contract/wishlist';
import type { PricedPiece } from '@ilaneer/domain/catalogue/price-with-gst';

export type EntryDetails = {
  readonly name: string;
  readonly picture: string;
  readonly priced: PricedPiece & { readonly originalPrice: number };
  /** WISHLIST-8. */
  readonly stockLine: string;
  readonly toAdd:
    | { readonly variantId: string; readonly name: string; readonly soldOut: boolean }
    | undefined;
};

export function entryDetails({ product, variantId }: WishlistItemView): EntryDetails {
  const variants = product.variantCombinations;
  const own = variants.find((variant) => variant.variantId === variantId);
  const variant = own ?? variants.find(({ quantity }) => quantity > 0) ?? variants[0];
  const named = (one: VariantView) => [product.name, ...valuesOf(one)].join(', ');
  const valuesOf = (one: VariantView) => product.variants.flatMap(({ name }) => one.variants[name] ?? []);

  const ownValues = own === undefined ? [] : valuesOf(own);
  const availability = own?.availability ?? (product.availability || 'Available');
  const volumes = (ownValues.length > 0 ? ownValues : product.volumes).join(', ');
  return {
    name: own === undefined ? product.name : named(own),
    picture: own?.primaryImage || product.primaryImage,
    priced: variant ?? product,
    stockLine: volumes === '' ? availability : `${availability} in ${volumes}`,
    toAdd: variant && {
      variantId: variant.variantId,
      name: named(variant),
      soldOut: variant.quantity === 0,
    },
  };
}
