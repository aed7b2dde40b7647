import { err, ok, type Result } from '../result.ts';

/** In usual order (RETURN-4). */
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

export type TransitionReturnError = {
  readonly code: 'RETURN_MOVE_NOT_ALLOWED';
  readonly state: ReturnState;
  readonly transition: ReturnTransition;
  readonly allowed: readonly ReturnTransition[];
};

export type TransitionableReturn = {
  readonly state: ReturnState;
  /** All units are faulty or missing, and the shop need not collect them. */
  readonly mayBeKept: boolean;
  readonly canComeBack: boolean;
};

/** Asked for, or opened by the shop for a parcel that ended without delivery (PARCEL-22). */
export const RETURN_ORIGINS = ['shopper', 'parcel'] as const;

export type ReturnOrigin = (typeof RETURN_ORIGINS)[number];

const transitions: Readonly<
  Record<ReturnTransition, { readonly from: ReturnState; readonly to: ReturnState }>
> = {
  approve: { from: 'requested', to: 'approved' },
  refuse: { from: 'requested', to: 'refused' },
  'pick-up': { from: 'approved', to: 'picked up' },
  receive: { from: 'picked up', to: 'received' },
  refund: { from: 'received', to: 'refunded' },
  // Pays for replacement goods (RETURN-17).
  exchange: { from: 'received', to: 'refunded' },
};

/** Errors: RETURN_MOVE_NOT_ALLOWED with the allowed ones. */
export function transitionReturn(
  request: TransitionableReturn,
  transition: ReturnTransition,
): Result<ReturnState, TransitionReturnError> {
  const allowed = allowedReturnTransitions(request);
  if (allowed.includes(transition)) return ok(transitions[transition].to);
  return err({ code: 'RETURN_MOVE_NOT_ALLOWED', state: request.state, transition, allowed });
}

/** Goods that may be kept are refunded or exchanged without collection; missing ones can't come back. */
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

export type ChooseReturnError =
  | { readonly code: 'RETURN_NOT_FOUND' }
  | { readonly code: 'RETURN_UNCLEAR'; readonly numbers: readonly number[] };

/** From 1; default: the only one allowing the transition, else the newest. */
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

/** Until goods are on their way back (RETURN-10). */
export function takesPhotos(state: ReturnState): boolean {
  return state === 'requested' || state === 'approved';
}

const STEPS = ['Requested', 'Approved', 'Picked up', 'Received', 'Refunded'] as const;
const KEPT_STEPS = ['Requested', 'Approved', 'Refunded'] as const;
const REFUSED_STEPS = ['Requested', 'Refused'] as const;

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
