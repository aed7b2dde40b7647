import { formatPrice } from '@ilaneer/client/format-price';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Figure } from '@ilaneer/ui/text/figure';
import { type ReactNode, useState } from 'react';
import { PageLink } from '../../../lib/page-link.tsx';
import { useOrder } from '../../order/get-order.ts';
import { forgetSentAttempt, unansweredAttempt } from './order-attempt.ts';
import { forgetPlacedOrder, usePlacedElsewhere } from './placed-elsewhere.ts';

/** Reports an order with a lost answer instead (CHECKOUT-19). */
export function UnlessOrdered({ children }: { readonly children: ReactNode }) {
  const [key] = useState(unansweredAttempt);
  const { data: order } = useOrder(key);
  // Cancelled: can be reordered.
  if (order === undefined || order.status === 'cancelled') return children;
  return (
    <OrderedAlready order={order} onSeen={forgetSentAttempt}>
      The connection broke before we could tell you.
    </OrderedAlready>
  );
}

/** CHECKOUT-29. */
export function UnlessOrderedElsewhere({ children }: { readonly children: ReactNode }) {
  const { data: order } = useOrder(usePlacedElsewhere());
  if (order === undefined || order.status === 'cancelled') return children;
  return (
    <OrderedAlready order={order} onSeen={forgetPlacedOrder}>
      You ordered in another window.
    </OrderedAlready>
  );
}

type OrderedAlreadyProps = {
  readonly order: OrderView;
  readonly onSeen: () => void;
  readonly children: ReactNode;
};

function OrderedAlready({ order, onSeen, children }: OrderedAlreadyProps) {
  const isPending = order.status === 'pending';
  const query = `?order=${encodeURIComponent(order.id)}`;
  return (
    <StatePanel
      kind="empty"
      heading="h1"
      title={`Your order ${order.orderNumber} is ${isPending ? 'waiting for its payment' : 'placed'}`}
      text={
        <>
          {children} It came to <Figure>{formatPrice(order.totalAmount)}</Figure>, and nothing was ordered
          twice.
        </>
      }
      className="py-section"
      actions={
        <>
          <ButtonLink
            render={
              <PageLink
                to={`${isPending ? '/payment-pending' : '/order-details'}${query}`}
                onClick={onSeen}
              />
            }
          >
            {isPending ? 'Pay now' : 'View order'}
          </ButtonLink>
          <ButtonLink variant="secondary" render={<PageLink to="/products" onClick={onSeen} />}>
            Continue Shopping
          </ButtonLink>
        </>
      }
    />
  );
}
