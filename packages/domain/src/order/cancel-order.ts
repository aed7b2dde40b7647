import { err, ok, type Result } from '../result.ts';
import type { OrderStatus } from './status.ts';
import { transitionOrder } from './transition-order.ts';

/** Somebody wanted it, or no money came for it in time (ORDER-25). */
export const CANCEL_CAUSES = ['by shopper', 'by staff', 'not paid in time'] as const;

export type CancelCause = (typeof CANCEL_CAUSES)[number];

export type CancelOrderError = {
  readonly code: 'ORDER_ALREADY_CANCELLED' | 'ORDER_NOT_CANCELLABLE';
  readonly status: OrderStatus;
};

/** Allowed once, until the order is shipped (ORDER-22). */
export function cancelOrder(status: OrderStatus): Result<null, CancelOrderError> {
  if (status === 'cancelled') return err({ code: 'ORDER_ALREADY_CANCELLED', status });
  return transitionOrder(status, 'cancel').ok ? ok(null) : err({ code: 'ORDER_NOT_CANCELLABLE', status });
}
