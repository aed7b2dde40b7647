import type { VariantCardView } from '@ilaneer/contract/catalogue/product-card';
import type { WishlistItemView } from '@ilaneer/contract/wishlist';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { IconLink } from '@ilaneer/ui/buttons/icon-link';
import { useToast } from '@ilaneer/ui/layers/toast';
import { isOf } from '../../features/cart/cart-change.ts';
import { useAddToCart, useCartChanges } from '../../features/cart/change-cart.ts';
import { useCart } from '../../features/cart/get-cart.ts';
import { asksForSize, isInStock, variantLabel } from '../../features/catalogue/variant-choice.ts';
import { removeFromWishlistProblem, useRemoveFromWishlist } from '../../features/wishlist/change-wishlist.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { prepareSizeSheet, useSizeQuestion } from './size-question.tsx';

type MoveToCartProps = {
  readonly item: WishlistItemView;
  readonly variantId: string;
  readonly name: string;
  readonly soldOut: boolean;
};

/** WISHLIST-9. */
export function MoveToCart({ item, ...shown }: MoveToCartProps) {
  const variant = item.product.variantCombinations.find((one) => one.variantId === shown.variantId);
  // Saved without a size.
  const asks = item.variantId === null && asksForSize(item.product);
  if (variant === undefined || !asks) return <MoveVariant item={item} {...shown} />;
  return <MoveSized item={item} shown={variant} />;
}

function MoveSized({ item, shown }: Pick<MoveToCartProps, 'item'> & { readonly shown: VariantCardView }) {
  const { product } = item;
  const { move, busy, inCart } = useMove(item, null);
  const { ask, sheet } = useSizeQuestion(product, shown, (variant) => ({
    inCart: false,
    press: () => move(variant.variantId, `${product.name}, ${variantLabel(product, variant)}`),
  }));
  const inStock = product.variantCombinations.some(isInStock);
  if (inCart && !busy) return <InCart name={product.name} />;
  return (
    <>
      <IconButton
        icon="plus"
        variant="solid"
        label={inStock ? `Add ${product.name} in your size to cart` : `${product.name} is sold out`}
        aria-haspopup="dialog"
        busy={busy}
        disabled={!inStock}
        onPointerEnter={prepareSizeSheet}
        onClick={ask}
      />
      {sheet}
    </>
  );
}

function MoveVariant({ item, variantId, name, soldOut }: MoveToCartProps) {
  const { move, busy, inCart } = useMove(item, variantId);
  if (inCart && !busy) return <InCart name={name} />;
  return (
    <IconButton
      icon="plus"
      variant="solid"
      label={soldOut ? `${name} is sold out` : `Add ${name} to cart`}
      busy={busy}
      disabled={soldOut}
      onClick={() => move(variantId, name)}
    />
  );
}

function InCart({ name }: { readonly name: string }) {
  return (
    <IconLink
      icon="tick"
      variant="soft"
      label={`${name} is in your cart: go to cart`}
      render={<PageLink to="/cart" />}
    />
  );
}

function useMove({ productId, variantId: saved }: WishlistItemView, variantId: string | null) {
  const target = { productId, variantId };
  const { show } = useToast();
  const inCart = useCart().data?.cart.some((line) => isOf(target, line)) ?? false;
  const adding = useCartChanges().some((change) => isOf(change, target));
  const add = useAddToCart();
  const remove = useRemoveFromWishlist();

  function move(chosen: string, name: string) {
    add({ productId, variantId: chosen }, 1, () => {
      show({ text: `${name} added to cart`, tone: 'success' });
      remove
        .mutateAsync({ productId, variantId: saved })
        .catch((error: Error) => show({ text: removeFromWishlistProblem(error), tone: 'error' }));
    });
  }
  return { move, inCart, busy: adding || remove.isPending };
}
