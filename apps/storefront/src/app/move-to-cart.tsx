import { IconButton } from '@ilaneer/ui/icon-button';
import { IconLink } from '@ilaneer/ui/icon-link';
import { useToast } from '@ilaneer/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { addToCartProblem, useAddToCart } from '../features/cart/api/add-to-cart.ts';
import { useCart } from '../features/cart/api/get-cart.ts';
import { isChanging, isOf, useCartChanges } from '../features/cart/cart-change.ts';
import {
  removeFromWishlistProblem,
  useRemoveFromWishlist,
} from '../features/wishlist/api/remove-from-wishlist.ts';
import { PageLink } from '../lib/page-link.tsx';

type MoveToCartProps = {
  readonly productId: string;
  /** The variant that the wishlist keeps, or null for the product as such. */
  readonly savedVariantId: string | null;
  /** The variant that goes into the cart. */
  readonly variantId: string;
  readonly name: string;
  readonly soldOut: boolean;
};

/** The plus of the wishlist: into the cart, then out of the wishlist (part 2 section 4). */
export function MoveToCart({ productId, savedVariantId, variantId, name, soldOut }: MoveToCartProps) {
  const target = { productId, variantId };
  const queryClient = useQueryClient();
  const { show } = useToast();
  const inCart = useCart().data?.cart.some((line) => isOf(target, line)) ?? false;
  const adding = useCartChanges().some((change) => isOf(change, target));
  const add = useAddToCart();
  const remove = useRemoveFromWishlist();
  const busy = adding || remove.isPending;

  function move() {
    if (isChanging(queryClient, target)) return;
    add
      .mutateAsync({ ...target, kind: 'add', quantity: 1 })
      .then(takeOut, (error: Error) => show({ text: addToCartProblem(error), tone: 'error' }));
  }

  function takeOut() {
    show({ text: `${name} added to cart`, tone: 'success' });
    remove
      .mutateAsync({ productId, variantId: savedVariantId })
      .catch((error: Error) => show({ text: removeFromWishlistProblem(error), tone: 'error' }));
  }

  if (inCart && !busy) {
    return (
      <IconLink
        icon="tick"
        variant="soft"
        label={`${name} is in your cart: go to cart`}
        render={<PageLink to="/cart" />}
      />
    );
  }
  return (
    <IconButton
      icon="plus"
      variant="solid"
      label={soldOut ? `${name} is sold out` : `Add ${name} to cart`}
      busy={busy}
      disabled={soldOut}
      onClick={move}
    />
  );
}
