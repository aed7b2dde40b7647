import { err, ok, type Result } from '../result.ts';

/** In the order in which a return usually passes them (RETURN-4). */
export const RETURN_STATES = [
  'requested',
  'approved',
  'refused',
  'picked up',
  'received',
  'refunded',
] as const;

export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_MOVES = ['approve', 'refuse', 'picked-up', 'received', 'refunded'] as const;

export type ReturnMove = (typeof RETURN_MOVES)[number];

/** Why a return can't be moved so, and what it allows instead. */
export type MoveReturnError = {
  readonly code: 'RETURN_MOVE_NOT_ALLOWED';
  readonly state: ReturnState;
  readonly move: ReturnMove;
  readonly allowed: readonly ReturnMove[];
};

export type MovableReturn = {
  readonly state: ReturnState;
  /** Whether the shopper may keep the goods: all of them came wrong, and the shop need not have them back. */
  readonly mayBeKept: boolean;
};

const moves: Readonly<Record<ReturnMove, { readonly from: ReturnState; readonly to: ReturnState }>> = {
  approve: { from: 'requested', to: 'approved' },
  refuse: { from: 'requested', to: 'refused' },
  'picked-up': { from: 'approved', to: 'picked up' },
  received: { from: 'picked up', to: 'received' },
  refunded: { from: 'received', to: 'refunded' },
};

/** The state that a move leads to. Errors: RETURN_MOVE_NOT_ALLOWED with what is allowed. */
export function moveReturn(request: MovableReturn, move: ReturnMove): Result<ReturnState, MoveReturnError> {
  const allowed = allowedReturnMoves(request);
  if (allowed.includes(move)) return ok(moves[move].to);
  return err({ code: 'RETURN_MOVE_NOT_ALLOWED', state: request.state, move, allowed });
}

/** The moves that a return allows as it is: goods that the shopper may keep can be refunded without coming back. */
export function allowedReturnMoves({ state, mayBeKept }: MovableReturn): ReturnMove[] {
  return RETURN_MOVES.filter(
    (move) => moves[move].from === state || (mayBeKept && state === 'approved' && move === 'refunded'),
  );
}

/** As long as the goods are not on their way back (RETURN-10). */
export function takesPhotos(state: ReturnState): boolean {
  return state === 'requested' || state === 'approved';
}

const STEPS = ['Requested', 'Approved', 'Picked up', 'Received', 'Refunded'] as const;
const KEPT_STEPS = ['Requested', 'Approved', 'Refunded'] as const;
const REFUSED_STEPS = ['Requested', 'Refused'] as const;

/** The steps to show for a return and which of them (from 0) is the current one; `wasKept` when it never came back. */
export function returnStepperOf(
  state: ReturnState,
  wasKept: boolean,
): {
  readonly steps: readonly string[];
  readonly current: number;
} {
  switch (state) {
    case 'requested':
      return { steps: STEPS, current: 0 };
    case 'approved':
      return { steps: STEPS, current: 1 };
    case 'refused':
      return { steps: REFUSED_STEPS, current: 1 };
    case 'picked up':
      return { steps: STEPS, current: 2 };
    case 'received':
      return { steps: STEPS, current: 3 };
    case 'refunded':
      return wasKept ? { steps: KEPT_STEPS, current: 2 } : { steps: STEPS, current: 4 };
  }
}
