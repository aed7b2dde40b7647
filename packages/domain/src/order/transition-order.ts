import { err, ok, type Result } from '../result.ts';
import type { OrderStatus } from './status.ts';

/** What the shop can do with an order, in the order in which it usually happens. */
export const ORDER_MOVES = ['accept', 'process', 'ship', 'in-transit', 'deliver', 'cancel'] as const;

export type OrderMove = (typeof ORDER_MOVES)[number];

/** Why an order can't be moved so, and what it allows instead. */
export type MoveOrderError = {
  readonly code: 'ORDER_MOVE_NOT_ALLOWED';
  readonly status: OrderStatus;
  readonly move: OrderMove;
  readonly allowed: readonly OrderMove[];
};

const moves: Readonly<
  Record<OrderMove, { readonly from: readonly OrderStatus[]; readonly to: OrderStatus }>
> = {
  accept: { from: ['pending'], to: 'placed' },
  process: { from: ['placed'], to: 'processing' },
  ship: { from: ['processing'], to: 'shipped' },
  'in-transit': { from: ['shipped'], to: 'in transit' },
  // A courier that reports nothing on the way still delivers.
  deliver: { from: ['shipped', 'in transit'], to: 'delivered' },
  cancel: { from: ['pending', 'placed', 'processing'], to: 'cancelled' },
};

/** The status that a transition leads to (ORDER-4). Errors: ORDER_MOVE_NOT_ALLOWED with what is allowed. */
export function moveOrder(status: OrderStatus, move: OrderMove): Result<OrderStatus, MoveOrderError> {
  const { from, to } = moves[move];
  if (from.includes(status)) return ok(to);
  return err({ code: 'ORDER_MOVE_NOT_ALLOWED', status, move, allowed: allowedMoves(status) });
}

/** The moves that an order of this status allows. */
export function allowedMoves(status: OrderStatus): OrderMove[] {
  return ORDER_MOVES.filter((move) => moves[move].from.includes(status));
}
