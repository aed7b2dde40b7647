import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { checkShipment, type Shipment } from '@ilaneer/domain/order/shipment';
import type { Result } from '@ilaneer/domain/result';

/** Who carries parcels. What a courier reports of them later goes into `parcel_events`. */
export type Courier = {
  /**
   * Takes a parcel over: replies with who carries it and under which number. `typed` is what staff typed or scanned.
   * Errors: the fields with their texts.
   */
  readonly takeOver: (typed: Shipment) => Promise<Result<Shipment, readonly FieldProblem[]>>;
};

/** Staff bring the parcel to whichever courier, and say which it is and what its label says. */
export const courierByHand: Courier = {
  takeOver: async (typed) => checkShipment(typed),
};
