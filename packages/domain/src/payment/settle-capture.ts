import type { OrderStatus } from '../order/status.ts';

export type Settlement =
  /** The order awaits it. */
  | 'place'
  /** Pays the order, which then awaits its address (CHECKOUT-22). */
  | 'await address'
  /** Cancelled for non-payment: restored if stock, coupon and coins are available. */
  | 'revive'
  /** Already paid, cancelled, or another amount. */
  | 'refund';

export type AwaitingOrder = {
  readonly status: OrderStatus;
  readonly isPaid: boolean;
  readonly wasGivenUp: boolean;
  readonly isAskedAmount: boolean;
  readonly hasAddress: boolean;
};

/** Late success is honoured where possible (PAYMENT-10). */
export function settleCapture(order: AwaitingOrder): Settlement {
  if (order.isPaid || !order.isAskedAmount) return 'refund';
  if (order.status === 'pending') return order.hasAddress ? 'place' : 'await address';
  const mayRevive = order.status === 'cancelled' && order.wasGivenUp && order.hasAddress;
  return mayRevive ? 'revive' : 'refund';
}

/** State of a request for the surcharge of an edit. */
export const PAYMENT_REQUEST_STATES = ['open', 'paid', 'withdrawn'] as const;

export type PaymentRequestState = (typeof PAYMENT_REQUEST_STATES)[number];
