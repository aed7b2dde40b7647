import type { OrderView } from '@ilaneer/contract/order-view';
import { paymentOutcome } from './payment-outcome.ts';

const longDate = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });

/** A date in words, 'N/A' when it is missing (part 2 section 2, 'My Orders'). */
export function showDate(date: string | null): string {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? 'N/A' : longDate.format(time);
}

/** The end of an order's id, which is what the card shows of it. */
export function shortId(order: Pick<OrderView, 'orderId'>): string {
  return order.orderId.slice(-8);
}

/** The names of an order's items, with their number when there are several. */
export function itemNames(order: {
  readonly items: readonly Pick<OrderView['items'][number], 'name'>[];
}): string {
  const names = order.items.map(({ name }) => name).join(', ');
  return order.items.length > 1 ? `${names} (${order.items.length} items)` : names;
}

/** A status as its badge says it. */
export function statusText(status: OrderView['status']): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** How an order is paid, whether it was, and until when it can be. */
export function paymentText(
  order: Pick<OrderView, 'status' | 'paymentMethod' | 'paymentStatus'> & {
    readonly payment: Pick<OrderView['payment'], 'payableUntil' | 'method'>;
  },
): string {
  const isPaid = order.paymentStatus === 'completed';
  if (order.payment.method === 'giftcard') return isPaid ? 'Gift card, paid' : 'Gift card, money returned';
  switch (paymentOutcome(order)) {
    case 'on delivery':
      if (order.paymentStatus === 'refunded') return 'Cash on Delivery, money returned';
      return isPaid ? 'Cash on Delivery, paid' : 'Cash on Delivery';
    case 'paid':
      return 'Online, paid';
    case 'awaited': {
      const { payableUntil } = order.payment;
      return payableUntil === null
        ? 'Online, not paid yet'
        : `Online, to be paid by ${time.format(new Date(payableUntil))}`;
    }
    case 'returned':
      return 'Online, money returned';
    case 'failed':
      return 'Online, not paid';
  }
}
