import type { OrderView } from '@ilaneer/contract/order/order-view';
import { paymentOutcome } from './payment-outcome.ts';

const longDate = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });

/** A date in words, 'N/A' when it is missing (ORDER-17). */
export function formatDate(date: string | null): string {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? 'N/A' : longDate.format(time);
}

/** The hour and minute of a moment of the wire: '4:46 pm'. */
export function clockTime(isoDate: string): string {
  return time.format(new Date(isoDate));
}

/** The end of an order's id, which is what the card shows of it. */
export function shortId(order: Pick<OrderView, 'orderId'>): string {
  return order.orderId.slice(-8);
}

/** A status as its badge says it. */
export function statusText(status: OrderView['status']): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** How an order is paid, whether it was, and until when it can be. */
export function paymentText(
  order: Pick<OrderView, 'status' | 'paymentMethod' | 'paymentStatus'> & {
    readonly payment: Pick<OrderView['payment'], 'payableUntil' | 'method' | 'means'>;
  },
): string {
  const isPaid = order.paymentStatus === 'completed';
  const online = meansText(order.payment.means);
  if (order.payment.method === 'giftcard') return isPaid ? 'Gift card, paid' : 'Gift card, money returned';
  switch (paymentOutcome(order)) {
    case 'on delivery':
      if (order.paymentStatus === 'refunded') return 'Cash on Delivery, money returned';
      return isPaid ? 'Cash on Delivery, paid' : 'Cash on Delivery';
    case 'paid':
      return `${online}, paid`;
    case 'awaited': {
      const { payableUntil } = order.payment;
      return payableUntil === null
        ? `${online}, not paid yet`
        : `${online}, to be paid by ${clockTime(payableUntil)}`;
    }
    case 'returned':
      return `${online}, money returned`;
    case 'failed':
      return `${online}, not paid`;
  }
}

/** What an order is paid with, by name. */
function meansText(means: OrderView['payment']['means']): string {
  if (means === null) return 'Online';
  switch (means.kind) {
    case 'cod':
      return 'Cash on Delivery';
    case 'upi':
      return 'UPI';
    case 'card':
      return means.last4 === null ? 'Card' : `${means.network} ••${means.last4}`;
  }
}

/** Whether an order is going to be delivered. */
export function isOnItsWay({ status }: Pick<OrderView, 'status'>): boolean {
  return status === 'placed' || status === 'processing' || status === 'shipped' || status === 'in transit';
}
