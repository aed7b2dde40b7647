import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { getOrderPayment, PaymentView } from '@ilaneer/contract/payment/payment';

/** The status of an order's payment for the page that waits for it; only the server's word counts (PAYMENT-7). */
export type PaymentStatus =
  | { readonly kind: 'paid' }
  | { readonly kind: 'failed' }
  /** `payment` is null when none was started yet. */
  | { readonly kind: 'waiting'; readonly payment: PaymentView | null };

/** Where the server's answer leads: on to the result, or to more waiting. */
export function paymentStatusOf({
  orderStatus,
  paymentStatus,
  payment,
}: Pick<ReplyOf<typeof getOrderPayment>, 'orderStatus' | 'paymentStatus' | 'payment'>): PaymentStatus {
  if (paymentStatus === 'completed') return { kind: 'paid' };
  // A payment that came too late for a cancelled order goes back, so it is no paid order either.
  if (orderStatus === 'cancelled' || paymentStatus === 'refunded') return { kind: 'failed' };
  // Cash on delivery waits for nothing here.
  if (orderStatus !== 'pending') return { kind: 'paid' };
  return payment?.status === 'failed' ? { kind: 'failed' } : { kind: 'waiting', payment };
}
