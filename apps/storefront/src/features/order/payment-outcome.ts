import type { OrderView } from '@ilaneer/contract/order/order-view';

export type PaymentOutcome = 'on delivery' | 'paid' | 'awaited' | 'returned' | 'failed';

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
