import type { OrderView } from '@ilaneer/contract/order/order-view';
import { formatPrice } from '../../../lib/format-price.ts';
import { giftCardFacts } from '../../order/gift-card-facts.ts';
import { formatDate, paymentText } from '../../order/order-texts.ts';

type Fact = { readonly name: string; readonly value: string };

// What the pages show when they are opened without a payment (PAYMENT-17).
const SAMPLE: readonly Fact[] = [
  { name: 'Amount', value: formatPrice(1_250) },
  { name: 'Transaction ID', value: 'TXN0000000000' },
];

/** Beside the sample, so that it is not taken for a real payment. */
export const SAMPLE_NOTE = 'This is a sample. No payment was made here.';

/** The amount of an order's payment and what names it; a fixed sample without an order. */
export function paymentFacts(order: OrderView | null): readonly Fact[] {
  if (order === null) return SAMPLE;
  const { transactionId, paymentId } = order.payment;
  const transaction = transactionId ?? paymentId;
  return [
    { name: 'Amount', value: formatPrice(order.totalAmount) },
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
    { name: 'Ordered on', value: formatDate(order.createdAt) },
    { name: 'Total', value: formatPrice(order.totalAmount) },
    ...giftCardFacts(order),
    { name: 'Payment', value: paymentText(order) },
    { name: 'Delivery', value: order.estimatedDelivery },
    { name: 'To', value: order.deliveryAddress.fullAddress },
  ];
}
