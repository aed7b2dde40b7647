import { err, ok, type Result } from '../result.ts';
import type { OrderStatus } from './status.ts';
import { transitionOrder } from './transition-order.ts';

/** Somebody wanted it, or no money came for it in time (ORDER-25). */
export const CANCEL_CAUSES = ['by shopper', 'by staff', 'not paid in time'] as const;

export type CancelCause = (typeof CANCEL_CAUSES)[number];

/** What cancelling does: a change, or nothing because it was cancelled before (a second call gets the same answer). */
export type Cancellation = { readonly kind: 'cancel' } | { readonly kind: 'already-cancelled' };

export type CancelOrderError = { readonly code: 'ORDER_NOT_CANCELLABLE'; readonly status: OrderStatus };

/** Allowed until the order is shipped (ORDER-22). */
export function cancelOrder(status: OrderStatus): Result<Cancellation, CancelOrderError> {
  if (status === 'cancelled') return ok({ kind: 'already-cancelled' });
  const allowed = transitionOrder(status, 'cancel');
  return allowed.ok ? ok({ kind: 'cancel' }) : err({ code: 'ORDER_NOT_CANCELLABLE', status });
}
