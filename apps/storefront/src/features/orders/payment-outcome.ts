import type { OrderView } from '@ilaneer/contract/order-view';

/** What became of an order's payment: paid on delivery, paid, waited for, or not to come any more. */
export type PaymentOutcome = 'on delivery' | 'paid' | 'awaited' | 'failed';

/** What became of an order's payment; money that went back is a payment that failed. */
export function paymentOutcome({
  status,
  paymentMethod,
  paymentStatus,
}: Pick<OrderView, 'status' | 'paymentMethod' | 'paymentStatus'>): PaymentOutcome {
  if (paymentMethod === 'cod') return 'on delivery';
  if (paymentStatus === 'completed') return 'paid';
  return status === 'pending' ? 'awaited' : 'failed';
}
