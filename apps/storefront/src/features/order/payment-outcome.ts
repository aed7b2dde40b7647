import type { OrderView } from '@ilaneer/contract/order/order-view';

/** What became of an order's payment: paid on delivery, paid, waited for, paid and sent back, or not to come any more. */
export type PaymentOutcome = 'on delivery' | 'paid' | 'awaited' | 'returned' | 'failed';

/** What became of an order's payment. */
export function paymentOutcome({
  status,
  paymentMethod,
  paymentStatus,
}: Pick<OrderView, 'status' | 'paymentMethod' | 'paymentStatus'>): PaymentOutcome {
  if (paymentMethod === 'cod') return 'on delivery';
  if (paymentStatus === 'completed') return 'paid';
  if (paymentStatus === 'refunded') return 'returned';
  return status === 'pending' ? 'awaited' : 'failed';
}
