import { err, ok, type Result } from '../result.ts';
import type { OrderStatus } from './status.ts';
import { transitionOrder } from './transition-order.ts';

/**
 * Requested, payment, address or confirmation missing in time (ORDER-25, CHECKOUT-22, CHECKOUT-31), or no parcel
 * arrived (PARCEL-20).
 */
export const CANCEL_CAUSES = [
  'by shopper',
  'by staff',
  'not paid in time',
  'no address',
  'not confirmed',
  'not delivered',
] as const;

export type CancelCause = (typeof CANCEL_CAUSES)[number];

type CancellableOrder = { readonly status: OrderStatus; readonly isInvoiced: boolean };

export type CancelOrderError = {
  readonly code: 'ORDER_ALREADY_CANCELLED' | 'ORDER_NOT_CANCELLABLE';
  readonly status: OrderStatus;
};

/** Once, before the first dispatch with its invoice (ORDER-22). */
export function cancelOrder({ status, isInvoiced }: CancellableOrder): Result<null, CancelOrderError> {
  if (status === 'cancelled') return err({ code: 'ORDER_ALREADY_CANCELLED', status });
  const isAllowed = transitionOrder(status, 'cancel').ok && !isInvoiced;
  return isAllowed ? ok(null) : err({ code: 'ORDER_NOT_CANCELLABLE', status });
}
