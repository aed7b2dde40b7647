import { formatPrice } from '@ilaneer/client/format-price';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { paymentOutcome } from '../payment-outcome.ts';

type Cancellable = Pick<OrderView, 'status' | 'paymentMethod' | 'paymentStatus' | 'couponCode' | 'coins'> & {
  readonly payment: Pick<OrderView['payment'], 'giftCard' | 'rest'>;
};

/** ORDER-22. */
export function cancellationPromise(order: Cancellable): readonly string[] {
  const { payment, coins, couponCode } = order;
  const { giftCard, rest: amountDue } = payment;
  return [
    ...(giftCard === null
      ? []
      : [`${formatPrice(giftCard.amount)} goes back on gift card ••${giftCard.last4} at once.`]),
    ...(amountDue === 0 && giftCard !== null ? [] : [amountDuePromise(order)]),
    ...(coins === 0 ? [] : [`${coins} coins come back to you, unless they have expired since.`]),
    ...(couponCode === null ? [] : [`You can use the coupon ${couponCode} again.`]),
  ];
}

function amountDuePromise(order: Cancellable): string {
  const unpaid = order.payment.giftCard === null ? 'You have not paid yet' : 'The rest is not paid yet';
  switch (paymentOutcome(order)) {
    case 'paid':
      return `${formatPrice(order.payment.rest)} goes back the way you paid, within 10 business days.`;
    case 'on delivery':
      return `${unpaid}, and you will not have to.`;
    case 'awaited':
      return `${unpaid}. Should a payment still arrive, all of it goes back the way you paid.`;
    case 'returned':
      return 'Your money has gone back already.';
    case 'failed':
      return 'Nothing was paid for this order.';
  }
}
