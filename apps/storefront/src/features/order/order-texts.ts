import type { OrderView } from '@ilaneer/contract/order/order-view';
import { formatLongDay, formatTime, formatWeekday, indiaDay } from '@ilaneer/domain/india-day';
import { paymentOutcome } from './payment-outcome.ts';

export function formatDate(date: string | null): string {
  return date === null || Number.isNaN(Date.parse(date)) ? 'N/A' : formatLongDay(date);
}

export function arrivalText({
  delivery: { arrivesOn },
  estimatedDelivery,
  confirmation,
}: Pick<OrderView, 'delivery' | 'estimatedDelivery' | 'confirmation'>): string {
  // Missing in older copies.
  const from = confirmation ? ' of your confirmation' : '';
  if (arrivesOn === null) return `Delivery within ${estimatedDelivery}${from}`;
  return `${arrivesOn < indiaDay(new Date()) ? 'Was due' : 'Arrives'} ${formatWeekday(arrivesOn)}`;
}

export function shortId(order: Pick<OrderView, 'id'>): string {
  return order.id.slice(-8);
}

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
        : `${online}, to be paid by ${formatTime(payableUntil)}`;
    }
    case 'returned':
      return `${online}, money returned`;
    case 'failed':
      return `${online}, not paid`;
  }
}

export function refundedText({ cause, givenBackAt }: OrderView['givenBack'][number]): string {
  if (cause === 'goodwill') return `Given back on ${formatDate(givenBackAt)}`;
  const when = givenBackAt === null ? 'on its way back' : `sent back on ${formatDate(givenBackAt)}`;
  return `${GIVEN_BACK[cause]}: ${when}`;
}

const GIVEN_BACK: Readonly<Record<Exclude<OrderView['givenBack'][number]['cause'], 'goodwill'>, string>> = {
  'order changed': 'Order changed',
  'paid too late': 'Paid too late',
  'paid twice': 'Paid twice',
  'other amount': 'Another amount paid',
  'change withdrawn': 'Change not made',
};

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
