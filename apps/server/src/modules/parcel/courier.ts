import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { checkShipment, type Shipment } from '@ilaneer/domain/order/shipment';
import type { AttemptChoice } from '@ilaneer/domain/parcel/attempt-choice';
import type { Result } from '@ilaneer/domain/result';

/** Port of every door by which goods leave; reports go into `parcel_events`. */
export type Courier = {
  /** `typed`: entered by staff. Errors: the fields with their texts. */
  readonly takeOver: (typed: Shipment) => Promise<Result<Shipment, readonly FieldProblem[]>>;
  /** False: this courier takes no choices by call, so that staff tell it. Throws if it cannot be reached. */
  readonly answerAttempt: (parcel: Shipment, choice: AttemptChoice) => Promise<boolean>;
  /** How this courier is asked for a pickup by call; null: it is not. Missing: none of them is (PARCEL-45). */
  readonly requestPickup?: (courier: string) => RequestPickup | null;
};

/** `day` as YYYY-MM-DD. Errors: the courier's words. Throws if it cannot be reached. */
export type RequestPickup = (
  day: string,
  trackingNumbers: readonly string[],
) => Promise<Result<null, string>>;

export type CourierDeps = { readonly courier: Courier };

/** Staff hand over, enter the number and tell the courier by phone. */
export const courierByHand: Courier = {
  takeOver: async (typed) => checkShipment(typed),
  answerAttempt: async () => false,
};
