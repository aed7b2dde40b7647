import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { getOrderPayment, PaymentView } from '@ilaneer/contract/payment/payment';

/** By the server only (PAYMENT-7). */
export type PaymentStatus =
  | { readonly kind: 'paid' }
  | { readonly kind: 'failed' }
  /** Null before the first attempt. */
  | { readonly kind: 'waiting'; readonly payment: PaymentView | null };

export function paymentStatusOf({
  orderStatus,
  paymentStatus,
  payment,
}: Pick<ReplyOf<typeof getOrderPayment>, 'orderStatus' | 'paymentStatus' | 'payment'>): PaymentStatus {
  if (paymentStatus === 'completed') return { kind: 'paid' };
  // Refunded late payments are not paid.
  if (orderStatus === 'cancelled' || paymentStatus === 'refunded') return { kind: 'failed' };
  // Cash.
  if (orderStatus !== 'pending') return { kind: 'paid' };
  return payment?.status === 'failed' ? { kind: 'failed' } : { kind: 'waiting', payment };
}
