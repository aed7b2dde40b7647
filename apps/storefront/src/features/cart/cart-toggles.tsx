import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type CartTarget, isOf } from './cart-change.ts';
import { isChanging, useAddToCart, useCartChanges, useRemoveFromCart } from './change-cart.ts';
import { useCart } from './get-cart.ts';

export type CartToggleState = {
  readonly inCart: boolean;
  readonly busy: boolean;
  readonly press: () => void;
};

type CartToggleProps = {
  readonly name: string;
  readonly soldOut: boolean;
  readonly state: CartToggleState;
};

export function CartToggle({ name, soldOut, state: { inCart, busy, press } }: CartToggleProps) {
  return (
    <IconButton
      icon={inCart ? 'tick' : 'plus'}
      variant={inCart ? 'soft' : 'solid'}
      label={labelOf(name, inCart, soldOut)}
      busy={busy}
      disabled={soldOut && !inCart}
      onClick={press}
    />
  );
}

function labelOf(name: string, inCart: boolean, soldOut: boolean): string {
  if (inCart) return `Remove ${name} from cart`;
  return soldOut ? `${name} is sold out` : `Add ${name} to cart`;
}

type CartToggles = {
  readonly toggleOf: (target: CartTarget, name: string) => CartToggleState;
  readonly inCart: (productId: string) => readonly string[];
  readonly announcement: string;
};

/** Add or remove (CART-17). */
export function useCartToggles(): CartToggles {
  const queryClient = useQueryClient();
  const lines = useCart().data?.cart;
  const changes = useCartChanges();
  const add = useAddToCart();
  const remove = useRemoveFromCart();
  const [announcement, setAnnouncement] = useState('');

  const toggleOf = useCallback(
    (target: CartTarget, name: string) => {
      const inCart = lines?.some((line) => isOf(target, line)) ?? false;
      function press(): void {
        if (!inCart) add(target, 1, () => setAnnouncement(`${name} added to cart`));
        else if (!isChanging(queryClient, target)) {
          remove(target, () => setAnnouncement(`${name} removed from cart`));
        }
      }
      return { inCart, busy: changes.some((change) => isOf(change, target)), press };
    },
    [lines, changes, queryClient, add, remove],
  );
  const inCart = useCallback(
    (productId: string) =>
      (lines ?? []).filter((line) => line.productId === productId).map(({ variantId }) => variantId),
    [lines],
  );
  return { toggleOf, inCart, announcement };
}
