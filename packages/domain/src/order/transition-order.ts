import { err, ok, type Result } from '../result.ts';
import { type OrderStatus, UNSHIPPED } from './status.ts';

export const ORDER_TRANSITIONS = ['accept', 'process', 'ship', 'in-transit', 'deliver', 'cancel'] as const;

export type OrderTransition = (typeof ORDER_TRANSITIONS)[number];

export type TransitionOrderError = {
  readonly code: 'ORDER_MOVE_NOT_ALLOWED';
  readonly status: OrderStatus;
  readonly transition: OrderTransition;
  readonly allowed: readonly OrderTransition[];
};

const transitions: Readonly<
  Record<OrderTransition, { readonly from: readonly OrderStatus[]; readonly to: OrderStatus }>
> = {
  accept: { from: ['pending'], to: 'placed' },
  process: { from: ['placed'], to: 'processing' },
  ship: { from: ['processing'], to: 'shipped' },
  'in-transit': { from: ['shipped'], to: 'in transit' },
  // Couriers may skip transit events.
  deliver: { from: ['shipped', 'in transit'], to: 'delivered' },
  cancel: { from: UNSHIPPED, to: 'cancelled' },
};

/** ORDER-4. Errors: ORDER_MOVE_NOT_ALLOWED with the allowed ones. */
export function transitionOrder(
  status: OrderStatus,
  transition: OrderTransition,
): Result<OrderStatus, TransitionOrderError> {
  const { from, to } = transitions[transition];
  if (from.includes(status)) return ok(to);
  return err({ code: 'ORDER_MOVE_NOT_ALLOWED', status, transition, allowed: allowedTransitions(status) });
}

/** Reversible steps: no document, money or coins involved (ORDER-28). */
const stepsBack: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = {
  processing: 'placed',
  'in transit': 'shipped',
};

export type StepBackError = Omit<TransitionOrderError, 'transition'> & { readonly transition: 'back' };

/** `isAtTheDoor`: a parcel is out for delivery, was tried, or comes back. */
export type SteppingOrder = {
  readonly status: OrderStatus;
  readonly isInvoiced: boolean;
  readonly isAtTheDoor: boolean;
};

/**
 * ORDER-28. Partly shipped orders don't return to before packing, nor orders at the door to 'shipped'. Errors:
 * ORDER_MOVE_NOT_ALLOWED.
 */
export function stepBack({
  status,
  isInvoiced,
  isAtTheDoor,
}: SteppingOrder): Result<OrderStatus, StepBackError> {
  const to = stepsBack[status];
  const isClosed = (isInvoiced && to === 'placed') || (isAtTheDoor && to === 'shipped');
  if (to !== undefined && !isClosed) return ok(to);
  const allowed = allowedTransitions(status);
  return err({ code: 'ORDER_MOVE_NOT_ALLOWED', status, transition: 'back', allowed });
}

export function allowedTransitions(status: OrderStatus): OrderTransition[] {
  return ORDER_TRANSITIONS.filter((transition) => transitions[transition].from.includes(status));
}
