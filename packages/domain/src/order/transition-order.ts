import { err, ok, type Result } from '../result.ts';
import { type OrderStatus, UNSHIPPED } from './status.ts';

/** What the shop can do with an order, in the order in which it usually happens. */
export const ORDER_TRANSITIONS = ['accept', 'process', 'ship', 'in-transit', 'deliver', 'cancel'] as const;

export type OrderTransition = (typeof ORDER_TRANSITIONS)[number];

/** Why an order does not allow a transition, and what it allows instead. */
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
  // A courier that reports nothing on the way still delivers.
  deliver: { from: ['shipped', 'in transit'], to: 'delivered' },
  cancel: { from: UNSHIPPED, to: 'cancelled' },
};

/** The status that a transition leads to (ORDER-4). Errors: ORDER_MOVE_NOT_ALLOWED with what is allowed. */
export function transitionOrder(
  status: OrderStatus,
  transition: OrderTransition,
): Result<OrderStatus, TransitionOrderError> {
  const { from, to } = transitions[transition];
  if (from.includes(status)) return ok(to);
  return err({ code: 'ORDER_MOVE_NOT_ALLOWED', status, transition, allowed: allowedTransitions(status) });
}

/** What the shop undoes of an order's way, where nothing happened that stays: no document, no money, no coins (ORDER-28). */
const stepsBack: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = {
  processing: 'placed',
  'in transit': 'shipped',
};

/** Why an order does not go back a step. */
export type StepBackError = Omit<TransitionOrderError, 'transition'> & { readonly transition: 'back' };

/**
 * The status that an order goes back to (ORDER-28); one of which goods have left does not go back to before its packing.
 * Errors: ORDER_MOVE_NOT_ALLOWED with what is allowed.
 */
export function stepBack({
  status,
  isInvoiced,
}: {
  readonly status: OrderStatus;
  readonly isInvoiced: boolean;
}): Result<OrderStatus, StepBackError> {
  const to = stepsBack[status];
  if (to !== undefined && !(isInvoiced && to === 'placed')) return ok(to);
  const allowed = allowedTransitions(status);
  return err({ code: 'ORDER_MOVE_NOT_ALLOWED', status, transition: 'back', allowed });
}

export function allowedTransitions(status: OrderStatus): OrderTransition[] {
  return ORDER_TRANSITIONS.filter((transition) => transitions[transition].from.includes(status));
}
