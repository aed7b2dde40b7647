import type { VariantView } from '@ilaneer/contract/catalogue/product-view';
import { MAX_LINE_QUANTITY, quantityLimit } from '@ilaneer/domain/cart/line-quantity';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { QuantityStepper } from '@ilaneer/ui/fields/quantity-stepper';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PageLink } from '../../lib/page-link.tsx';
import { isOf } from './cart-change.ts';
import { useAddToCart, useCartChanges } from './change-cart.ts';
import { useCart } from './get-cart.ts';

type AddToCartButtonProps = {
  readonly productId: string;
  readonly variant: Pick<VariantView, 'variantId' | 'quantity'>;
  readonly name: string;
  /** Stands beside 'Sold out'. */
  readonly whenSoldOut: ReactNode;
  /** Stands before the quantity where the control has a bar of its own; the buttons then share the row below. */
  readonly lead?: ReactNode;
  /** The button that buys as many at once. */
  readonly also: (quantity: number) => ReactNode;
};

/** Quantity and 'Add to cart' of a product's page; once the variant is in the cart, the link to it. */
export function AddToCartButton({ productId, variant, name, whenSoldOut, lead, also }: AddToCartButtonProps) {
  const target = { productId, variantId: variant.variantId };
  const maxQuantity = quantityLimit(variant.quantity);
  const soldOut = maxQuantity === 0;
  const { show } = useToast();
  const [wanted, setWanted] = useState(1);
  const line = useCart().data?.cart.find((one) => isOf(target, one));
  const busy = useCartChanges().some((change) => isOf(change, target));
  const add = useAddToCart();
  const isInCart = line !== undefined && !busy;
  const [added, setAdded] = useState(false);
  const toCart = useRef<HTMLAnchorElement>(null);
  // The link takes the place of the button that was pressed, and its focus.
  useEffect(() => {
    if (!added || !isInCart) return;
    toCart.current?.focus();
    setAdded(false);
  }, [added, isInCart]);
  // Another variant may allow less than was wanted of the one before.
  const quantity = Math.max(1, Math.min(wanted, maxQuantity));

  const inBar = lead !== undefined;
  if (isInCart) {
    return (
      <BuyRows
        lead={lead}
        beside={
          <p className="flex shrink-0 items-center gap-1.5 font-medium text-leaf-dark text-sm">
            <Icon name="tick" className="size-5" />
            {line.quantity} in your cart
          </p>
        }
      >
        <ButtonLink
          size={inBar ? 'md' : 'lg'}
          className={growing(inBar)}
          render={<PageLink ref={toCart} to="/cart" />}
        >
          <Icon name="cart" />
          Go to cart
        </ButtonLink>
        {!soldOut && also(1)}
      </BuyRows>
    );
  }
  if (soldOut) {
    return (
      <BuyRows lead={lead} beside={null}>
        <Button size={inBar ? 'md' : 'lg'} disabled className={inBar ? 'shrink-0' : undefined}>
          Sold out
        </Button>
        {whenSoldOut}
      </BuyRows>
    );
  }
  return (
    <BuyRows
      lead={lead}
      beside={
        <QuantityStepper
          label={name}
          value={quantity}
          max={maxQuantity}
          limitNote={maxQuantity === MAX_LINE_QUANTITY ? `At most ${maxQuantity} an order` : undefined}
          onValueChange={setWanted}
          className={inBar ? 'shrink-0 flex-row-reverse' : undefined}
        />
      }
    >
      <Button
        size={inBar ? 'md' : 'lg'}
        className={growing(inBar)}
        busy={busy}
        onClick={() =>
          add(target, quantity, () => {
            setAdded(true);
            show({ text: `${name} added to cart`, tone: 'success' });
          })
        }
      >
        <Icon name="cart" />
        Add to cart
      </Button>
      {also(quantity)}
    </BuyRows>
  );
}

/** One row that wraps; or, with something to lead, that and the quantity above the buttons. */
function BuyRows({ lead, beside, children }: Pick<AddToCartButtonProps, 'lead'> & BuyRowsProps) {
  if (lead === undefined) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        {beside}
        {children}
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <div className="flex min-h-12 items-center justify-between gap-3">
        {lead}
        {beside}
      </div>
      <div className="flex gap-2.5">{children}</div>
    </div>
  );
}

type BuyRowsProps = { readonly beside: ReactNode; readonly children: ReactNode };

// In a bar two buttons share a phone's width.
function growing(inBar: boolean): string {
  return inBar ? 'flex-1 whitespace-nowrap px-2!' : 'grow sm:grow-0';
}
