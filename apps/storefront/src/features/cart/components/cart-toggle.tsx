import { IconButton } from '@ilaneer/ui/icon-button';
import { useToast } from '@ilaneer/ui/toast';
import { VisuallyHidden } from '@ilaneer/ui/visually-hidden';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askForLogin } from '../../../lib/login-prompt.ts';
import { useSession } from '../../../lib/session.ts';
import { addToCartProblem, useAddToCart } from '../api/add-to-cart.ts';
import { useCart } from '../api/get-cart.ts';
import { removalProblem, useRemoveFromCart } from '../api/remove-from-cart.ts';
import { isChanging, isOf, useCartChanges } from '../cart-change.ts';

type CartToggleProps = {
  readonly productId: string;
  readonly variantId: string | null;
  readonly name: string;
  readonly soldOut: boolean;
};

/** The plus of a card: puts one into the cart, and as a tick takes the line out again (part 2 section 4). */
export function CartToggle({ productId, variantId, name, soldOut }: CartToggleProps) {
  const target = { productId, variantId };
  const { isAuthenticated } = useSession();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [news, setNews] = useState('');
  const inCart = useCart().data?.cart.some((line) => isOf(target, line)) ?? false;
  const busy = useCartChanges().some((change) => isOf(change, target));
  const add = useAddToCart();
  const remove = useRemoveFromCart();

  function press() {
    if (isChanging(queryClient, target)) return;
    if (inCart) {
      remove.mutateAsync({ ...target, kind: 'remove', quantity: 0 }).then(
        () => setNews(`${name} removed from cart`),
        (error: Error) => show({ text: removalProblem(error), tone: 'error' }),
      );
    } else {
      add.mutateAsync({ ...target, kind: 'add', quantity: 1 }).then(
        () => setNews(`${name} added to cart`),
        (error: Error) => show({ text: addToCartProblem(error), tone: 'error' }),
      );
    }
  }

  return (
    <>
      <IconButton
        icon={inCart ? 'tick' : 'plus'}
        variant={inCart ? 'soft' : 'solid'}
        label={labelOf(name, inCart, soldOut)}
        busy={busy}
        disabled={soldOut && !inCart}
        onClick={() => (isAuthenticated ? press() : askForLogin(press))}
      />
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  );
}

function labelOf(name: string, inCart: boolean, soldOut: boolean): string {
  if (inCart) return `Remove ${name} from cart`;
  return soldOut ? `${name} is sold out` : `Add ${name} to cart`;
}
