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
  readonly variant: Pick<VariantView, 'variantId' | 'quantity' | 'notForSale'>;
  readonly name: string;
  readonly whenSoldOut: ReactNode;
  readonly lead: ReactNode;
  readonly also: (quantity: number) => ReactNode;
};

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
  // The link inherits the focus.
  useEffect(() => {
    if (!added || !isInCart) return;
    toCart.current?.focus();
    setAdded(false);
  }, [added, isInCart]);
  // Limited per variant.
  const quantity = Math.max(1, Math.min(wanted, maxQuantity));

  if (isInCart) {
    return (
      <BuyRows
        lead={lead}
        beside={
          <p className="flex shrink-0 items-center gap-1.5 font-medium text-leaf-dark text-sm">
            <Icon name="tick" className="size-5" />
            <span>{`${line.quantity} in your cart`}</span>
          </p>
        }
      >
        <ButtonLink size="buy" render={<PageLink ref={toCart} to="/cart" />}>
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
        <Button disabled className="shrink-0 wide:min-h-14 wide:px-8 wide:text-lg">
          {variant.notForSale === true ? 'Not for sale' : 'Sold out'}
        </Button>
        {variant.notForSale !== true && whenSoldOut}
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
          className="narrow:shrink-0 narrow:flex-row-reverse"
        />
      }
    >
      <Button
        size="buy"
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

type BuyRowsProps = Pick<AddToCartButtonProps, 'lead'> & {
  readonly beside: ReactNode;
  readonly children: ReactNode;
};

/** A wrapping row; stacked on narrow screens. */
function BuyRows({ lead, beside, children }: BuyRowsProps) {
  return (
    <div className="narrow:grid narrow:gap-2 wide:flex wide:flex-wrap wide:items-center wide:gap-3">
      <div className="narrow:flex narrow:min-h-12 narrow:items-center narrow:justify-between narrow:gap-3 wide:contents">
        <div className="min-w-0 wide:hidden">{lead}</div>
        {beside}
      </div>
      <div className="narrow:flex narrow:gap-2.5 wide:contents">{children}</div>
    </div>
  );
}
