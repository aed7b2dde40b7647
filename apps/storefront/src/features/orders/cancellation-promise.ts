import type { OrderView } from '@ilaneer/contract/order-view';
import { showRupees } from '../../lib/show-rupees.ts';
import { paymentOutcome } from './payment-outcome.ts';

/** What becomes of the money and the coupon when this order is cancelled now: amount, way and time. */
export function cancellationPromise(
  order: Pick<OrderView, 'status' | 'paymentMethod' | 'paymentStatus' | 'couponCode'> & {
    readonly payment: Pick<OrderView['payment'], 'amount'>;
  },
): readonly string[] {
  const coupon = order.couponCode === null ? [] : [`You can use the coupon ${order.couponCode} again.`];
  return [moneyPromise(order), ...coupon];
}

function moneyPromise(order: Parameters<typeof cancellationPromise>[0]): string {
  switch (paymentOutcome(order)) {
    case 'paid':
      return `You paid ${showRupees(order.payment.amount)}. All of it goes back the way you paid, within 10 business days.`;
    case 'on delivery':
      return 'You have not paid yet, and you will not have to.';
    case 'awaited':
      return 'You have not paid yet. Should a payment still arrive, all of it goes back the way you paid.';
    case 'failed':
      return 'Nothing was paid for this order.';
  }
}
