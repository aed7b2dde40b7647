import type { OrderView } from '@ilaneer/contract/order/order-view';
import { formatPrice } from '../../lib/format-price.ts';
import { giftCardFacts } from './gift-card-facts.ts';
import { paymentText, showDate } from './order-texts.ts';

type Fact = { readonly name: string; readonly value: string };

// What the pages show when they are opened without a payment (decisions.md section 4).
const SAMPLE: readonly Fact[] = [
  { name: 'Amount', value: formatPrice(1_250) },
  { name: 'Transaction ID', value: 'TXN0000000000' },
];

/** Said beside the sample, so that nobody takes it for a payment of theirs. */
export const SAMPLE_NOTE = 'This is a sample. No payment was made here.';

/** The amount of an order's payment and what names it; a fixed sample without an order. */
export function paymentFacts(order: OrderView | null): readonly Fact[] {
  if (order === null) return SAMPLE;
  const { transactionId, paymentId, amount } = order.payment;
  const transaction = transactionId ?? paymentId;
  return [
    { name: 'Amount', value: formatPrice(amount) },
    ...giftCardFacts(order),
    transaction === null
      ? { name: 'Order number', value: order.orderNumber }
      : { name: 'Transaction ID', value: transaction },
    { name: 'Payment', value: paymentText(order) },
  ];
}

/** What a shopper wants to know of an order that was just placed. */
export function orderFacts(order: OrderView): readonly Fact[] {
  return [
    { name: 'Order number', value: order.orderNumber },
    { name: 'Ordered on', value: showDate(order.createdAt) },
    { name: 'Total', value: formatPrice(order.totalAmount) },
    ...giftCardFacts(order),
    { name: 'Payment', value: paymentText(order) },
    { name: 'Delivery', value: order.estimatedDelivery },
    { name: 'To', value: order.deliveryAddress.fullAddress },
  ];
}
