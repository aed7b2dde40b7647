import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { checkShipment, type Shipment } from '@ilaneer/domain/order/shipment';
import type { AttemptChoice } from '@ilaneer/domain/parcel/attempt-choice';
import { type CourierName, courierTitled } from '@ilaneer/domain/parcel/couriers/courier-name';
import type { Result } from '@ilaneer/domain/result';
import type { BookedParcel, CourierApi } from './courier-api.ts';

/** Port of every door by which goods leave; reports go into `parcel_events`. */
export type Courier = {
  /** `typed`: entered by staff. Errors: the fields with their texts. */
  readonly takeOver: (typed: Shipment) => Promise<Result<Shipment, readonly FieldProblem[]>>;
  /** False: this courier takes no choices by call, so that staff tell it. Throws if it cannot be reached. */
  readonly answerAttempt: (parcel: Shipment, choice: AttemptChoice) => Promise<boolean>;
  /** How the named courier is asked for a pickup by call; null: it is not (PARCEL-45). */
  readonly requestPickup: (courier: string) => RequestPickup | null;
};

/** `day`: ISO day in India. Errors: the courier's words. Throws if it cannot be reached. */
export type RequestPickup = (day: string, parcels: readonly BookedParcel[]) => Promise<Result<null, string>>;

/** Couriers that are set up, in the order of COURIER_NAMES. */
export type Couriers = {
  /** With an account, so that parcels are booked and asked about by call. */
  readonly apis: readonly CourierApi[];
  /** Without one: the number is typed, the tracking page linked. */
  readonly byNumber: readonly CourierName[];
  named(name: CourierName): CourierApi | null;
};

export type CourierDeps = { readonly courier: Courier };

export type CouriersDeps = { readonly couriers: Couriers };

/** Staff hand over, enter the number and tell the courier by phone. */
export const courierByHand: Courier = {
  takeOver: async (typed) => checkShipment(typed),
  answerAttempt: async () => false,
  requestPickup: () => null,
};

const BY_NUMBER: readonly CourierName[] = ['india-post'];

export function courierRegistry(apis: readonly CourierApi[]): Couriers {
  return { apis, byNumber: BY_NUMBER, named: (name) => apis.find((api) => api.name === name) ?? null };
}

/** By hand where the parcel's courier has no account. */
export function courierWith(couriers: Couriers): Courier {
  const apiOf = (courier: string) => {
    const name = courierTitled(courier);
    return name === null ? null : couriers.named(name);
  };
  return {
    ...courierByHand,
    answerAttempt: async ({ courier, trackingNumber }, choice) =>
      (await apiOf(courier)?.answerAttempt(trackingNumber, choice)) ?? false,
    requestPickup: (courier) => {
      const api = apiOf(courier);
      return api === null ? null : (day, parcels) => api.requestPickup(day, parcels);
    },
  };
}
