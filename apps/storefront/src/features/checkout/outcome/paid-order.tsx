import type { OrderView } from '@ilaneer/contract/order/order-view';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Navigate } from 'react-router';
import { PageLink } from '../../../lib/page-link.tsx';
import { paymentOutcome } from '../../order/payment-outcome.ts';
import { PaymentResult, paymentFacts, SAMPLE_NOTE } from './payment-result.tsx';

/** PAYMENT-17. */
export function PaidOrder({ order }: { readonly order: OrderView | null }) {
  const outcome = order === null ? 'paid' : paymentOutcome(order);
  const query = order === null ? '' : `?order=${encodeURIComponent(order.id)}`;
  // Trust the order, not the address.
  if (outcome === 'awaited') return <Navigate to={`/payment-pending${query}`} replace />;
  if (outcome === 'failed' || outcome === 'returned') {
    return <Navigate to={`/payment-failed${query}`} replace />;
  }
  if (outcome === 'on delivery') return <Navigate to={`/order-complete${query}`} replace />;
  return (
    <PaymentResult
      succeeded
      title="Payment Successful!"
      text="Thank you. Your payment has reached us."
      facts={paymentFacts(order)}
      note={order === null ? SAMPLE_NOTE : undefined}
      actions={
        <>
          {order !== null && (
            <ButtonLink variant="secondary" render={<PageLink to={`/order-details${query}`} />}>
              View order
            </ButtonLink>
          )}
          <ButtonLink render={<PageLink to="/" />}>Continue shopping</ButtonLink>
        </>
      }
    />
  );
}
