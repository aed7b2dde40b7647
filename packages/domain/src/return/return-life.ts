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

export const RETURN_TRANSITIONS = ['approve', 'refuse', 'pick-up', 'receive', 'refund', 'exchange'] as const;

export type ReturnTransition = (typeof RETURN_TRANSITIONS)[number];

/** Why a return does not allow a transition, and what it allows instead. */
export type TransitionReturnError = {
  readonly code: 'RETURN_MOVE_NOT_ALLOWED';
  readonly state: ReturnState;
  readonly transition: ReturnTransition;
  readonly allowed: readonly ReturnTransition[];
};

export type TransitionableReturn = {
  readonly state: ReturnState;
  /** Whether the shopper may keep the goods: all of them came wrong or not at all, and the shop need not have them back. */
  readonly mayBeKept: boolean;
  /** Whether any of it was in the parcel, so that it can come back. */
  readonly canComeBack: boolean;
};

const transitions: Readonly<
  Record<ReturnTransition, { readonly from: ReturnState; readonly to: ReturnState }>
> = {
  approve: { from: 'requested', to: 'approved' },
  refuse: { from: 'requested', to: 'refused' },
  'pick-up': { from: 'approved', to: 'picked up' },
  receive: { from: 'picked up', to: 'received' },
  refund: { from: 'received', to: 'refunded' },
  // Its money pays for the goods that go out instead (RETURN-17).
  exchange: { from: 'received', to: 'refunded' },
};

/** The state that a transition leads to. Errors: RETURN_MOVE_NOT_ALLOWED with what is allowed. */
export function transitionReturn(
  request: TransitionableReturn,
  transition: ReturnTransition,
): Result<ReturnState, TransitionReturnError> {
  const allowed = allowedReturnTransitions(request);
  if (allowed.includes(transition)) return ok(transitions[transition].to);
  return err({ code: 'RETURN_MOVE_NOT_ALLOWED', state: request.state, transition, allowed });
}

/** Goods that the shopper may keep can be refunded or exchanged without coming back; what was missing never comes back. */
export function allowedReturnTransitions({
  state,
  mayBeKept,
  canComeBack,
}: TransitionableReturn): ReturnTransition[] {
  return RETURN_TRANSITIONS.filter(
    (one) =>
      (transitions[one].from === state && (canComeBack || one !== 'pick-up')) ||
      (mayBeKept && state === 'approved' && transitions[one].to === 'refunded'),
  );
}

/** Why it is not clear which return of an order is meant. */
export type ChooseReturnError =
  | { readonly code: 'RETURN_NOT_FOUND' }
  | { readonly code: 'RETURN_UNCLEAR'; readonly numbers: readonly number[] };

/**
 * Which of an order's returns a transition is meant for, numbered from 1 in the order in which they were asked for.
 * Without a number it is the only one that allows it, else the newest, whose state then says what is wrong.
 */
export function chooseReturn(
  returns: readonly TransitionableReturn[],
  wanted: number | null,
  transition: ReturnTransition,
): Result<number, ChooseReturnError> {
  if (returns.length === 0) return err({ code: 'RETURN_NOT_FOUND' });
  if (wanted !== null) {
    return wanted >= 1 && wanted <= returns.length ? ok(wanted) : err({ code: 'RETURN_NOT_FOUND' });
  }
  const open = returns.flatMap((one, index) =>
    allowedReturnTransitions(one).includes(transition) ? [index + 1] : [],
  );
  if (open.length > 1) return err({ code: 'RETURN_UNCLEAR', numbers: open });
  return ok(open[0] ?? returns.length);
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
