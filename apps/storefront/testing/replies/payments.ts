import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import type { getOrderPayment, startPayment } from '@ilaneer/contract/payment/payment';
import { ORDER } from './orders.ts';

const NEVER = '2099-01-01T00:00:00.000Z';

/** Unpaid. */
export const WAITING: OrderView = {
  ...ORDER,
  status: 'pending',
  isCancellable: true,
  payment: { ...ORDER.payment, method: 'online', means: null, payableUntil: NEVER },
  paymentMethod: 'online',
  paymentStatus: 'pending',
};

/** Before an attempt. */
export const NO_PAYMENT: ReplyOf<typeof getOrderPayment> = {
  success: true,
  orderId: WAITING.id,
  orderStatus: 'pending',
  paymentStatus: 'pending',
  payment: null,
};

/** In the bank's app. */
export const UPI_PAYMENT: ReplyOf<typeof startPayment> = {
  success: true,
  message: 'Payment started',
  payment: {
    id: 'payment-1',
    orderId: WAITING.id,
    orderNumber: WAITING.orderNumber,
    method: 'upi',
    status: 'created',
    amount: WAITING.totalAmount,
    failureReason: null,
    expiresAt: NEVER,
    checkout: { kind: 'page', url: '/sandbox' },
    upi: { link: 'upi://pay', qrSvg: '<svg xmlns="http://www.w3.org/2000/svg" />' },
  },
};
