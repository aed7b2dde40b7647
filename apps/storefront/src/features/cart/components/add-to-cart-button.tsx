import { MAX_LINE_QUANTITY } from '@ilaneer/domain/cart/quantity';
import { Button } from '@ilaneer/ui/button';
import { ButtonLink } from '@ilaneer/ui/button-link';
import { Icon } from '@ilaneer/ui/icon';
import { QuantityStepper } from '@ilaneer/ui/quantity-stepper';
import { useToast } from '@ilaneer/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { askForLogin } from '../../../lib/login-prompt.ts';
import { useSession } from '../../../lib/session.ts';
import { addToCartProblem, useAddToCart } from '../api/add-to-cart.ts';
import { useCart } from '../api/get-cart.ts';
import { isChanging, isOf, useCartChanges } from '../cart-change.ts';

type AddToCartButtonProps = {
  readonly productId: string;
  readonly variantId: string | null;
  readonly name: string;
  readonly maxQuantity: number;
  readonly soldOut: boolean;
};

/** Quantity and 'Add to cart' of a product's page; once the variant is in the cart, the way there. */
export function AddToCartButton({ productId, variantId, name, maxQuantity, soldOut }: AddToCartButtonProps) {
  const target = { productId, variantId };
  const { isAuthenticated } = useSession();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [wanted, setWanted] = useState(1);
  const line = useCart().data?.cart.find((one) => isOf(target, one));
  const busy = useCartChanges().some((change) => isOf(change, target));
  const add = useAddToCart();
  const showsWay = line !== undefined && !busy;
  const [added, setAdded] = useState(false);
  const way = useRef<HTMLAnchorElement>(null);
  // The link takes the place of the button that was pressed, and its focus.
  useEffect(() => {
    if (!added || !showsWay) return;
    way.current?.focus();
    setAdded(false);
  }, [added, showsWay]);
  // Another variant may allow less than was wanted of the one before.
  const quantity = Math.max(1, Math.min(wanted, maxQuantity));

  function press() {
    if (isChanging(queryClient, target)) return;
    add.mutateAsync({ ...target, kind: 'add', quantity }).then(
      () => {
        setAdded(true);
        show({ text: `${name} added to cart`, tone: 'success' });
      },
      (error: Error) => show({ text: addToCartProblem(error), tone: 'error' }),
    );
  }

  if (showsWay) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink size="lg" className="grow sm:grow-0" render={<Link ref={way} to="/cart" />}>
          <Icon name="cart" />
          Go to cart
        </ButtonLink>
        <p className="flex items-center gap-1.5 font-medium text-leaf-dark text-sm">
          <Icon name="tick" className="size-5" />
          {line.quantity} in your cart
        </p>
      </div>
    );
  }
  if (soldOut) {
    return (
      <Button size="lg" disabled className="w-full sm:w-auto">
        Sold out
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <QuantityStepper
        label={name}
        value={quantity}
        max={maxQuantity}
        limitNote={maxQuantity === MAX_LINE_QUANTITY ? `At most ${maxQuantity} an order` : undefined}
        onValueChange={setWanted}
      />
      <Button
        size="lg"
        className="grow sm:grow-0"
        busy={busy}
        onClick={() => (isAuthenticated ? press() : askForLogin(press))}
      >
        <Icon name="cart" />
        Add to cart
      </Button>
    </div>
  );
}
