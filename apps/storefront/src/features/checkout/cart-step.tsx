import { formatPrice } from '@ilaneer/client/format-price';
import type { CartLineView } from '@ilaneer/contract/cart/cart';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { type ReactNode, useState } from 'react';
import { PageLink } from '../../lib/page-link.tsx';
import { DeliveryCheck } from '../address/delivery-check.tsx';
import { CartLines } from '../cart/cart-lines.tsx';
import { CartPromotions } from '../cart/cart-promotions.tsx';
import { useCartChanges } from '../cart/change-cart.ts';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { useCart } from '../cart/get-cart.ts';
import { lineProblem } from '../cart/line-problem.ts';
import { usePendingQuantities } from '../cart/use-pending-quantities.ts';
import { CheckoutLayout, CheckoutSkeleton } from './checkout-layout.tsx';
import { usePinWithoutCash } from './delivery/pin-without-cash.ts';
import { ReductionControls } from './offers/reduction-controls.tsx';
import { WaitingOrder } from './outcome/waiting-order.tsx';
import { UnlessOrdered, UnlessOrderedElsewhere } from './placing/unless-ordered.tsx';
import { OrderSummary } from './summary/order-summary.tsx';
import { useReducedPrice } from './summary/use-reduced-price.ts';

type CartStepProps = {
  readonly lineActions: (line: CartLineView, busy: boolean) => ReactNode;
};

/** CART-12, CART-15. */
export function CartStep({ lineActions }: CartStepProps) {
  const cart = useCart({ checked: true });
  const pending = usePendingQuantities();
  const items = cart.data && { lines: cart.data.cart, summary: cart.data.summary };
  const price = useReducedPrice(items, null);
  const [pin, setPin] = useState('');
  const takesCash = usePinWithoutCash(pin) === null;
  const changing = useCartChanges().length > 0 || pending.quantities.size > 0;

  if (cart.data === undefined) {
    if (cart.isError) {
      return (
        <StatePanel
          kind="error"
          heading="h1"
          title="Error loading cart"
          text={cart.error.message}
          className="py-section"
          actions={
            <Button busy={cart.isFetching} onClick={() => void cart.refetch()}>
              Try Again
            </Button>
          }
        />
      );
    }
    return <CheckoutSkeleton step="Cart" />;
  }
  const { cart: lines } = cart.data;
  const summary = price.summary ?? cart.data.summary;
  if (lines.length === 0) {
    return (
      <UnlessOrdered>
        <WaitingOrder />
        <UnlessOrderedElsewhere>
          <EmptyCart />
        </UnlessOrderedElsewhere>
      </UnlessOrdered>
    );
  }
  return (
    <CheckoutLayout
      step="Cart"
      summary={
        <OrderSummary summary={summary} updating={changing || price.isUpdating} takesCash={takesCash} />
      }
      offers={<ReductionControls price={price} choice={null} />}
      next={{
        amount: formatPrice(summary.total),
        action: <ToAddress blocked={lines.some((line) => lineProblem(line) !== null)} />,
      }}
    >
      <WaitingOrder />
      {cart.isError && (
        <Notice tone="error">
          <p>Error loading cart</p>
          <p className="font-normal">{cart.error.message} You see it as it was before.</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            busy={cart.isFetching}
            onClick={() => void cart.refetch()}
          >
            Try Again
          </Button>
        </Notice>
      )}
      <CartLines lines={lines} pending={pending} actions={lineActions} />
      <CartPromotions cart={cart.data} />
      <DeliveryCheck className="max-w-xs" onPin={setPin} />
    </CheckoutLayout>
  );
}

/** Leads to a problematic line. */
function ToAddress({ blocked }: { readonly blocked: boolean }) {
  const { show } = useToast();
  if (!blocked) {
    return (
      <ButtonLink size="lg" wide render={<PageLink to="/address" />}>
        Checkout
        <Icon name="arrow-right" className="size-5" />
      </ButtonLink>
    );
  }
  return (
    <Button
      size="lg"
      wide
      onClick={() => {
        document.querySelector<HTMLElement>('[data-problem]')?.focus();
        show({ text: 'Please change the marked items to continue.', tone: 'error' });
      }}
    >
      Checkout
      <Icon name="arrow-right" className="size-5" />
    </Button>
  );
}
