import { formatPrice } from '@ilaneer/client/format-price';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { type ReactNode, useState } from 'react';
import { PageLink } from '../../../lib/page-link.tsx';
import { useOrder } from '../../order/get-order.ts';
import { forgetSentAttempt, unansweredAttempt } from './order-attempt.ts';

/**
 * A screen of the cart or the checkout, unless an order was placed whose answer got lost: then it says so instead. Else
 * the shopper might take the empty cart for a lost order, or order the same again (CHECKOUT-19).
 */
export function UnlessOrdered({ children }: { readonly children: ReactNode }) {
  // Read once: an attempt of this visit is answered by its own page.
  const [key] = useState(unansweredAttempt);
  const { data: order } = useOrder(key);
  // One that was given up since leaves nothing to say: what was in it can be ordered again.
  if (order === undefined || order.status === 'cancelled') return children;
  const isPending = order.status === 'pending';
  const query = `?order=${encodeURIComponent(order.id)}`;
  return (
    <StatePanel
      kind="empty"
      heading="h1"
      title={`Your order ${order.orderNumber} is ${isPending ? 'waiting for its payment' : 'placed'}`}
      text={`The connection broke before we could tell you. It came to ${formatPrice(order.totalAmount)}, and nothing was ordered twice.`}
      className="py-section"
      actions={
        <>
          <ButtonLink
            render={
              <PageLink
                to={`${isPending ? '/payment-pending' : '/order-details'}${query}`}
                onClick={forgetSentAttempt}
              />
            }
          >
            {isPending ? 'Pay now' : 'View order'}
          </ButtonLink>
          <ButtonLink variant="secondary" render={<PageLink to="/products" onClick={forgetSentAttempt} />}>
            Continue Shopping
          </ButtonLink>
        </>
      }
    />
  );
}
