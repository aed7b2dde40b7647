import { DISPATCHED } from '../order/status.ts';
import { err, ok, type Result } from '../result.ts';

export const PARCEL_STATES = [
  'waiting',
  'packing',
  'packed',
  'shipped',
  'in transit',
  'delivered',
  'cancelled',
] as const;

export type ParcelState = (typeof PARCEL_STATES)[number];

export const PARCEL_STEPS = [
  'claim',
  'give back',
  'close',
  'reopen',
  'ship',
  'in-transit',
  'deliver',
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

const STEPS: Readonly<
  Record<ParcelStep, { readonly from: readonly ParcelState[]; readonly to: ParcelState }>
> = {
  claim: { from: ['waiting'], to: 'packing' },
  'give back': { from: ['packing'], to: 'waiting' },
  close: { from: ['packing'], to: 'packed' },
  // Until it has left.
  reopen: { from: ['packed'], to: 'packing' },
  ship: { from: ['packed'], to: 'shipped' },
  'in-transit': { from: ['shipped'], to: 'in transit' },
  deliver: { from: ['shipped', 'in transit'], to: 'delivered' },
  cancel: { from: ['waiting', 'packing', 'packed'], to: 'cancelled' },
};

/** State after a step. Errors: PARCEL_STEP_NOT_ALLOWED with the allowed steps. */
export function stepParcel(state: ParcelState, step: ParcelStep): Result<ParcelState, ParcelStepError> {
  const { from, to } = STEPS[step];
  if (from.includes(state)) return ok(to);
  return err({ code: 'PARCEL_STEP_NOT_ALLOWED', state, step, allowed: allowedParcelSteps(state) });
}

export function allowedParcelSteps(state: ParcelState): ParcelStep[] {
  return PARCEL_STEPS.filter((step) => STEPS[step].from.includes(state));
}

export type Parcelled = { readonly state: ParcelState };

export function packedParcel(parcels: readonly Parcelled[]): boolean {
  return parcels.some(({ state }) => state === 'packed' || hasLeft(state));
}

export const DISPATCHED_PARCELS = DISPATCHED satisfies readonly ParcelState[];

export function hasLeft(state: ParcelState): state is (typeof DISPATCHED_PARCELS)[number] {
  return DISPATCHED_PARCELS.some((one) => one === state);
}

/** That of the slowest parcel, without cancelled ones (PARCEL-2). Null before all are shipped. */
export function statusOfParcels(states: readonly ParcelState[]): (typeof DISPATCHED_PARCELS)[number] | null {
  const counted = states.filter((state) => state !== 'cancelled');
  if (counted.length === 0) return null;
  const way: readonly ParcelState[] = DISPATCHED_PARCELS;
  const furthestBehind = Math.min(...counted.map((state) => way.indexOf(state)));
  return DISPATCHED_PARCELS[furthestBehind] ?? null;
}
