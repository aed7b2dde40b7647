import type { OrderStatus } from '../order/status.ts';
import { err, ok, type Result } from '../result.ts';

/** Handed over to the courier and not at its end. */
export const ON_ITS_WAY = [
  'shipped',
  'in transit',
  'out for delivery',
  'attempt failed',
  'returning',
] as const;

/** Ends without delivery; the sale is reversed (PARCEL-22). */
export const UNDELIVERED_ENDS = ['back', 'inspected', 'lost', 'damaged'] as const;

export const DISPATCHED_PARCELS = [...ON_ITS_WAY, 'delivered', ...UNDELIVERED_ENDS] as const;

export const PARCEL_STATES = ['waiting', 'packing', 'packed', ...DISPATCHED_PARCELS, 'cancelled'] as const;

export type ParcelState = (typeof PARCEL_STATES)[number];

/** Staff acts on a dispatched parcel (PARCEL-19). */
export const PARCEL_MOVES = [
  'in-transit',
  'out-for-delivery',
  'attempt-failed',
  'deliver',
  'return',
  'recall',
  'back',
  'lost',
  'damaged',
] as const;

export type ParcelMove = (typeof PARCEL_MOVES)[number];

export const PARCEL_STEPS = [
  'claim',
  'give back',
  'close',
  'reopen',
  'ship',
  ...PARCEL_MOVES,
  'inspect',
  'cancel',
] as const;

export type ParcelStep = (typeof PARCEL_STEPS)[number];

/** Order changes that interrupt packing (PARCEL-7). */
export const PARCEL_INTERRUPTIONS = ['cancelled', 'held', 'changed'] as const;

export type ParcelInterruption = (typeof PARCEL_INTERRUPTIONS)[number];

export type ParcelStepError = {
  readonly code: 'PARCEL_STEP_NOT_ALLOWED';
  readonly state: ParcelState;
  readonly step: ParcelStep;
  readonly allowed: readonly ParcelStep[];
};

const BEFORE_THE_DOOR = ['shipped', 'in transit', 'out for delivery', 'attempt failed'] as const;

// Couriers skip steps. A returning parcel may be tried again.
const STEPS = {
  claim: { from: ['waiting'], to: 'packing' },
  'give back': { from: ['packing'], to: 'waiting' },
  close: { from: ['packing'], to: 'packed' },
  // Until it has left.
  reopen: { from: ['packed'], to: 'packing' },
  ship: { from: ['packed'], to: 'shipped' },
  'in-transit': { from: ['shipped', 'out for delivery', 'attempt failed'], to: 'in transit' },
  'out-for-delivery': {
    from: ['shipped', 'in transit', 'attempt failed', 'returning'],
    to: 'out for delivery',
  },
  'attempt-failed': { from: BEFORE_THE_DOOR, to: 'attempt failed' },
  deliver: { from: ON_ITS_WAY, to: 'delivered' },
  return: { from: BEFORE_THE_DOOR, to: 'returning' },
  // Cancelled by the shop after dispatch.
  recall: { from: BEFORE_THE_DOOR, to: 'returning' },
  back: { from: ON_ITS_WAY, to: 'back' },
  lost: { from: ON_ITS_WAY, to: 'lost' },
  damaged: { from: ON_ITS_WAY, to: 'damaged' },
  inspect: { from: ['back'], to: 'inspected' },
  cancel: { from: ['waiting', 'packing', 'packed'], to: 'cancelled' },
} as const satisfies Readonly<
  Record<ParcelStep, { readonly from: readonly ParcelState[]; readonly to: ParcelState }>
>;

/** State after a step. Errors: PARCEL_STEP_NOT_ALLOWED with the allowed steps. */
export function stepParcel(state: ParcelState, step: ParcelStep): Result<ParcelState, ParcelStepError> {
  const from: readonly ParcelState[] = STEPS[step].from;
  if (from.includes(state)) return ok(STEPS[step].to);
  return err({ code: 'PARCEL_STEP_NOT_ALLOWED', state, step, allowed: allowedParcelSteps(state) });
}

export function allowedParcelSteps(state: ParcelState): ParcelStep[] {
  return PARCEL_STEPS.filter((step) => STEPS[step].from.some((one) => one === state));
}

export function stateOfMove(move: ParcelMove): (typeof STEPS)[ParcelMove]['to'] {
  return STEPS[move].to;
}

export type Parcelled = { readonly state: ParcelState };

export function packedParcel(parcels: readonly Parcelled[]): boolean {
  return parcels.some(({ state }) => state === 'packed' || hasLeft(state));
}

export function hasLeft(state: ParcelState): state is (typeof DISPATCHED_PARCELS)[number] {
  return DISPATCHED_PARCELS.some((one) => one === state);
}

export function isOnItsWay(state: ParcelState): state is (typeof ON_ITS_WAY)[number] {
  return ON_ITS_WAY.some((one) => one === state);
}

/** At the door or on the way back: its order takes no step back (ORDER-28). */
export function isAtTheDoor(state: ParcelState): boolean {
  return isOnItsWay(state) && state !== 'shipped' && state !== 'in transit';
}

export function endedUndelivered(state: ParcelState): state is (typeof UNDELIVERED_ENDS)[number] {
  return UNDELIVERED_ENDS.some((one) => one === state);
}

/**
 * Staff may cancel goods that were never sent (PARCEL-49): of an order that is paid beside any parcel that left, else
 * once all of these ended without delivery.
 */
export function mayCancelRest(states: readonly ParcelState[], isPaid: boolean): boolean {
  const counted = states.filter((state) => state !== 'cancelled');
  const sent = counted.filter(hasLeft);
  return sent.length > 0 && sent.length < counted.length && (isPaid || sent.every(endedUndelivered));
}

/** The first one that may still arrive collects the cash of its order (PARCEL-33). */
export function cashParcel<P extends Parcelled>(parcels: readonly P[]): P | undefined {
  return parcels.find(({ state }) => state !== 'cancelled' && !endedUndelivered(state));
}

/** In a shopper's words: inspected goods are back. */
export const SHOWN_PARCELS = ['processing', ...ON_ITS_WAY, 'delivered', 'back', 'lost', 'damaged'] as const;

export function shownState(state: ParcelState): (typeof SHOWN_PARCELS)[number] {
  if (!hasLeft(state)) return 'processing';
  return state === 'inspected' ? 'back' : state;
}

export type StatusOfParcels = Extract<OrderStatus, 'shipped' | 'in transit' | 'delivered' | 'cancelled'>;

const WAY: readonly StatusOfParcels[] = ['shipped', 'in transit', 'delivered'];

/**
 * That of the slowest parcel, without cancelled ones (PARCEL-2) and those that ended without delivery;
 * 'cancelled' if all did (PARCEL-20). Null before all are shipped.
 */
export function statusOfParcels(states: readonly ParcelState[]): StatusOfParcels | null {
  const counted = states.filter((state) => state !== 'cancelled');
  const going = counted.filter((state) => !endedUndelivered(state));
  if (going.length === 0) return counted.length === 0 ? null : 'cancelled';
  const words = going.map(wordOf);
  return words.includes(null) ? null : (WAY.find((word) => words.includes(word)) ?? null);
}

/** Null before dispatch. */
function wordOf(state: ParcelState): StatusOfParcels | null {
  if (state === 'shipped' || state === 'delivered') return state;
  return isOnItsWay(state) ? 'in transit' : null;
}
