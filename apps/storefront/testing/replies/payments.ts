import type { getCart } from '@ilaneer/contract/cart/cart';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { getOrder, getOrders, placeOrder } from '@ilaneer/contract/order/order';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import type { getOrderPayment, PaymentView, startPayment } from '@ilaneer/contract/payment/payment';
import type { FakeServer } from '../fake-server.ts';
import { cartOf } from './cart.ts';
import { ORDER, ordersOf } from './orders.ts';

const NEVER = '2099-01-01T00:00:00.000Z';

export const WAITING: OrderView = {
  ...ORDER,
  status: 'pending',
  isCancellable: true,
  payment: { ...ORDER.payment, method: 'online', means: null, payableUntil: NEVER },
  paymentMethod: 'online',
  paymentStatus: 'pending',
};

export const NO_PAYMENT: ReplyOf<typeof getOrderPayment> = {
  success: true,
  orderId: WAITING.id,
  orderStatus: 'pending',
  paymentStatus: 'pending',
  payment: null,
};

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

export function answerPlaced(server: FakeServer, order: OrderView = ORDER): void {
  server.act<typeof placeOrder>('POST', '/place-order', () => {
    server.answer<typeof getCart>('GET', '/get-cart', cartOf());
    server.answer<typeof getOrders>('GET', '/orders', ordersOf(order));
    return { success: true, message: '', order };
  });
}

export function answerPayable(server: FakeServer, { message, payment }: ReplyOf<typeof startPayment>): void {
  const order = { success: true, message: '', order: WAITING } as const;
  server.answer<typeof getOrder>('GET', '/orders/:orderId', order);
  server.act<typeof startPayment>('POST', '/orders/:orderId/payments', () => {
    server.answer<typeof getOrderPayment>('GET', '/orders/:orderId/payment', { ...NO_PAYMENT, payment });
    return { success: true, message, payment };
  });
}

export function inWindow(
  method: PaymentView['method'],
  checkout: Partial<Extract<PaymentView['checkout'], { kind: 'window' }>>,
): ReplyOf<typeof startPayment> {
  return {
    ...UPI_PAYMENT,
    payment: {
      ...UPI_PAYMENT.payment,
      ...{ method, upi: null },
      checkout: {
        ...{ kind: 'window', script: '', keyId: 'rzp_1', gatewayOrderId: 'order_1', amountPaise: 37_630 },
        ...{ customerId: null, savesCard: false },
        ...checkout,
      },
    },
  };
}
