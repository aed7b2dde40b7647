import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { checkShipment, type Shipment } from '@ilaneer/domain/order/shipment';
import type { Result } from '@ilaneer/domain/result';

/** Port of every door by which goods leave; reports go into `parcel_events`. */
export type Courier = {
  /** `typed`: entered by staff. Errors: the fields with their texts. */
  readonly takeOver: (typed: Shipment) => Promise<Result<Shipment, readonly FieldProblem[]>>;
};

export type CourierDeps = { readonly courier: Courier };

/** Staff hand over and enter the number. */
export const courierByHand: Courier = {
  takeOver: async (typed) => checkShipment(typed),
};
