import type { OrderStatus } from '../order/status.ts';

export type Settlement =
  /** The order was waiting for it. */
  | 'place'
  /** The order was waiting for it, and waits for its address now (CHECKOUT-22). */
  | 'await address'
  /** The order was given up for want of it: it comes back when its stock, coupon and coins can be had again. */
  | 'revive'
  /** The order is paid already, was cancelled, or costs another amount: the money goes back. */
  | 'refund';

/** The order of a payment, at the moment when the money arrives. */
export type AwaitingOrder = {
  readonly status: OrderStatus;
  readonly isPaid: boolean;
  readonly wasGivenUp: boolean;
  /** Whether the captured amount is the one that the payment was opened for. */
  readonly isAskedAmount: boolean;
  /** Whether it is known where the order goes. */
  readonly hasAddress: boolean;
};

/** What money that has just been captured does: a late success is honoured where possible (PAYMENT-10). */
export function settleCapture(order: AwaitingOrder): Settlement {
  if (order.isPaid || !order.isAskedAmount) return 'refund';
  if (order.status === 'pending') return order.hasAddress ? 'place' : 'await address';
  const mayRevive = order.status === 'cancelled' && order.wasGivenUp && order.hasAddress;
  return mayRevive ? 'revive' : 'refund';
}

/** What was asked for on top of an order's money, for a change of its lines: it waits, is paid, or is taken back. */
export const PAYMENT_REQUEST_STATES = ['open', 'paid', 'withdrawn'] as const;

export type PaymentRequestState = (typeof PAYMENT_REQUEST_STATES)[number];
