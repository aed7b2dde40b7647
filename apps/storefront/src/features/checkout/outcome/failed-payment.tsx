import { formatPrice } from '@ilaneer/client/format-price';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Navigate } from 'react-router';
import { PageLink } from '../../../lib/page-link.tsx';
import { BuyAgain } from '../../cart/buy-again.tsx';
import { paymentOutcome } from '../../order/payment-outcome.ts';
import { moneyBackText } from '../../order/returns/return-texts.ts';
import { PayOrder } from '../payment/pay-order.tsx';
import { PaymentResult, paymentFacts, SAMPLE_NOTE } from './payment-result.tsx';

type FailedPaymentProps = { readonly order: OrderView | null; readonly onRefresh: () => void };

/** PAYMENT-10, PAYMENT-17. */
export function FailedPayment({ order, onRefresh }: FailedPaymentProps) {
  const outcome = order === null ? 'failed' : paymentOutcome(order);
  const query = order === null ? '' : `?order=${encodeURIComponent(order.id)}`;
  if (outcome === 'paid') return <Navigate to={`/payment-success${query}`} replace />;
  if (outcome === 'on delivery') return <Navigate to={`/order-complete${query}`} replace />;
  return (
    <PaymentResult
      succeeded={false}
      {...wordsOf(order)}
      facts={paymentFacts(order)}
      note={noteOf(order)}
      actions={
        <>
          {order !== null && <PayOrder label="Try again" order={order} replaces onRefused={onRefresh} />}
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

type Words = { readonly title: string; readonly text: string };

const FAILED = 'Oh, your Payment Failed!';
const TRYING = "we'll try your payment again over the next few days";
const CANCELLED = 'Your order is cancelled. No payment for it has reached us.';

function wordsOf(order: OrderView | null): Words {
  // No retry for an unpayable order.
  if (order === null || order.payment.payableUntil !== null) return { title: FAILED, text: TRYING };
  if (paymentOutcome(order) !== 'returned') return { title: FAILED, text: CANCELLED };
  return order.cancellation?.cause === 'not paid in time'
    ? {
        title: 'Your payment came too late',
        text: 'By then your order was cancelled, and we could not supply it any more. Your money goes back to you.',
      }
    : { title: 'Your money goes back', text: 'Your order is cancelled, and you get back what you paid.' };
}

function noteOf(order: OrderView | null): string {
  if (order === null) return SAMPLE_NOTE;
  if (order.status === 'pending') {
    return 'Your order is kept while it waits: you can try again at once, also in another way. Should money have left your account, it comes back by itself.';
  }
  const { cancellation } = order;
  if (paymentOutcome(order) !== 'returned' || cancellation === null) {
    return 'Should money have left your account, it comes back by itself.';
  }
  // Gift cards are refunded at once.
  const toBank = cancellation.refundAmount - (order.payment.giftCard?.amount ?? 0);
  return moneyBackText(formatPrice(toBank), cancellation.refundStatus);
}
