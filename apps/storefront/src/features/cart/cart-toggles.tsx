import { useToast } from '@ilaneer/ui/feedback/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { askForLogin } from '../../lib/login-prompt.ts';
import { useSession } from '../../lib/session.ts';
import { addToCartProblem, useAddToCart } from './api/change-cart.ts';
import { useCart } from './api/get-cart.ts';
import { removalProblem, useRemoveFromCart } from './api/remove-from-cart.ts';
import { type CartChange, isChanging, isOf, useCartChanges } from './cart-change.ts';

type Target = Pick<CartChange, 'productId' | 'variantId'>;

/** What the plus of a card shows, and what pressing it does. */
export type CartToggleState = {
  readonly inCart: boolean;
  readonly busy: boolean;
  readonly press: () => void;
};

/** The pluses of a page's cards, and what became of the last one that was pressed. */
type CartToggles = {
  readonly toggleOf: (target: Target, name: string) => CartToggleState;
  /** Which variants of a product are in the cart. */
  readonly inCart: (productId: string) => readonly string[];
  readonly news: string;
};

/** Pluses, which put one into the cart and as a tick take the line out again (part 2 section 4); as many as a page has. */
export function useCartToggles(): CartToggles {
  const { isAuthenticated } = useSession();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const lines = useCart().data?.cart;
  const changes = useCartChanges();
  const { mutateAsync: add } = useAddToCart();
  const { mutateAsync: remove } = useRemoveFromCart();
  const [news, setNews] = useState('');

  const toggleOf = useCallback(
    (target: Target, name: string) => {
      const inCart = lines?.some((line) => isOf(target, line)) ?? false;
      function change() {
        if (isChanging(queryClient, target)) return;
        if (inCart) {
          remove({ ...target, kind: 'remove', quantity: 0 }).then(
            () => setNews(`${name} removed from cart`),
            (error: Error) => show({ text: removalProblem(error), tone: 'error' }),
          );
        } else {
          add({ ...target, kind: 'add', quantity: 1 }).then(
            () => setNews(`${name} added to cart`),
            (error: Error) => show({ text: addToCartProblem(error), tone: 'error' }),
          );
        }
      }
      return {
        inCart,
        busy: changes.some((one) => isOf(one, target)),
        press: () => (isAuthenticated ? change() : askForLogin(change)),
      };
    },
    [lines, changes, isAuthenticated, queryClient, add, remove, show],
  );
  const inCart = useCallback(
    (productId: string) =>
      (lines ?? []).filter((line) => line.productId === productId).map(({ variantId }) => variantId),
    [lines],
  );
  return { toggleOf, inCart, news };
}
