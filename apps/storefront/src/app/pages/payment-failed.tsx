import type { OrderView } from '@ilaneer/contract/order-view';
import { ButtonLink } from '@ilaneer/ui/button-link';
import { Navigate } from 'react-router';
import { BuyAgain } from '../../features/cart/components/buy-again.tsx';
import { PaymentResult } from '../../features/orders/components/payment-result.tsx';
import { paymentFacts, SAMPLE_NOTE } from '../../features/orders/payment-facts.ts';
import { paymentOutcome } from '../../features/orders/payment-outcome.ts';
import { PayOrder } from '../../features/payment/components/pay-order.tsx';
import { brand } from '../../lib/content.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { ResultPage } from '../result-page.tsx';

/** A payment that did not go through (part 2 section 2, 'Payment result pages'). */
export function Component() {
  return (
    <>
      <title>{`Payment failed – ${brand.name}`}</title>
      <ResultPage title="Payment failed">
        {(order, refresh) => <FailedPayment order={order} onRefresh={refresh} />}
      </ResultPage>
    </>
  );
}

type FailedPaymentProps = { readonly order: OrderView | null; readonly onRefresh: () => void };

function FailedPayment({ order, onRefresh }: FailedPaymentProps) {
  const outcome = order === null ? 'failed' : paymentOutcome(order);
  const query = order === null ? '' : `?order=${encodeURIComponent(order.id)}`;
  if (outcome === 'paid') return <Navigate to={`/payment-success${query}`} replace />;
  if (outcome === 'on delivery') return <Navigate to={`/order-complete${query}`} replace />;
  return (
    <PaymentResult
      succeeded={false}
      title="Oh, your Payment Failed!"
      text="we'll try your payment again over the next few days"
      facts={paymentFacts(order)}
      note={noteOf(order)}
      actions={
        <>
          {order !== null && order.payment.payableUntil !== null && (
            <PayOrder
              label="Try again"
              orderId={order.id}
              orderNumber={order.orderNumber}
              amount={order.payment.rest}
              payableUntil={order.payment.payableUntil}
              replaces
              onRefused={onRefresh}
            />
          )}
          {order !== null && order.status === 'cancelled' && (
            <BuyAgain orderId={order.id} orderNumber={order.orderNumber} />
          )}
          {order !== null && (
            <ButtonLink variant="secondary" render={<PageLink to={`/order-details${query}`} />}>
              View order
            </ButtonLink>
          )}
          <ButtonLink variant={order === null ? 'primary' : 'quiet'} render={<PageLink to="/" />}>
            Continue shopping
          </ButtonLink>
        </>
      }
    />
  );
}

function noteOf(order: OrderView | null): string {
  if (order === null) return SAMPLE_NOTE;
  if (order.status === 'pending') {
    return 'Your order is kept while it waits: you can try again at once, also in another way. Should money have left your account, it comes back by itself.';
  }
  return order.paymentStatus === 'refunded'
    ? 'Your order is cancelled, and your money goes back the way you paid, within 10 business days.'
    : 'Your order is cancelled. Should money have left your account, it comes back by itself.';
}
