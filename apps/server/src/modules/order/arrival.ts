import { arrivalDay, type Reach, reachOf } from '@ilaneer/domain/delivery/arrival';
import { type DeliveryMethod, daysBy } from '@ilaneer/domain/delivery/methods';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';

export type ArrivalDeps = Pick<Deps, 'brand' | 'delivery' | 'arrival'>;

type Method = Pick<DeliveryMethod, 'days'> | null;

/** `arrivesOn`: of an order placed at `at`; null where the shop does not deliver. */
export type Arrival = Pick<Reach, 'isServed' | 'takesCash'> & { readonly arrivesOn: string | null };

/** Without a method the usual way. */
export function arrivalAt(
  { brand, delivery, arrival }: ArrivalDeps,
  pinCode: string,
  at: Date,
  method: Method = null,
): Arrival {
  const road = { from: brand.address.pinCode, to: pinCode };
  const { isServed, takesCash, days } = reachOf(arrival, delivery, road);
  return {
    isServed,
    takesCash: isServed && takesCash,
    arrivesOn: isServed ? arrivalDay(at, arrival, daysBy(days, method)) : null,
  };
}

/** Without an address there is no day. */
type WantedDelivery = {
  readonly pinCode: string | null;
  readonly paysCash: boolean;
  readonly method: Method;
};

/** DELIVERY-4. Day of arrival. Errors: ADDRESS_INVALID, PAYMENT_METHOD_UNAVAILABLE. */
export function checkArrival(
  deps: ArrivalDeps,
  { pinCode, paysCash, method }: WantedDelivery,
  at: Date,
): Result<string | null, Failure> {
  if (pinCode === null) return ok(null);
  const { isServed, takesCash, arrivesOn } = arrivalAt(deps, pinCode, at, method);
  if (!isServed) {
    const message = `We do not deliver to ${pinCode} yet. Please choose another address.`;
    return err(invalid([{ field: 'zipCode', message }], 'ADDRESS_INVALID'));
  }
  if (paysCash && !takesCash) {
    const message = `Cash on Delivery is not available at ${pinCode}. Please pay online.`;
    return err({ code: 'PAYMENT_METHOD_UNAVAILABLE', message });
  }
  return ok(arrivesOn);
}
