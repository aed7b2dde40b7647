import type { OrderStatus } from './status.ts';
import {
  allowedTransitions,
  type OrderTransition,
  type SteppingOrder,
  stepBack,
  transitionOrder,
} from './transition-order.ts';

export type OrderMove = OrderTransition | 'back';

export type MoveNeed = 'nothing' | 'reason' | 'parcel';

export type LegalMove = { readonly move: OrderMove; readonly to: OrderStatus; readonly needs: MoveNeed };

/** ORDER-31. */
const HELD_BACK: readonly OrderMove[] = ['process', 'ship'];

export function isHeldBack(move: OrderMove): boolean {
  return HELD_BACK.includes(move);
}

/** Allowed moves, the usual one first. `canCancelRest`: the rest can be cancelled after the invoice (PARCEL-49). */
export function legalMoves({
  status,
  isHeld,
  isInvoiced,
  isAtTheDoor,
  canCancelRest,
}: SteppingOrder & { readonly isHeld: boolean; readonly canCancelRest: boolean }): LegalMove[] {
  const onward = allowedTransitions(status).flatMap((move): LegalMove[] => {
    if (move === 'cancel' && isInvoiced && !canCancelRest) return [];
    const to = transitionOrder(status, move);
    return to.ok ? [{ move, to: to.value, needs: needOf(move) }] : [];
  });
  const back = stepBack({ status, isInvoiced, isAtTheDoor });
  const all: LegalMove[] = back.ok ? [...onward, { move: 'back', to: back.value, needs: 'reason' }] : onward;
  return isHeld ? all.filter(({ move }) => !isHeldBack(move)) : all;
}

function needOf(move: OrderTransition): MoveNeed {
  if (move === 'ship') return 'parcel';
  return move === 'cancel' ? 'reason' : 'nothing';
}
