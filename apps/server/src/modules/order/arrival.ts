import { areaOf, arrivalDay, type Reach, reachOf } from '@ilaneer/domain/delivery/arrival';
import { isFresh } from '@ilaneer/domain/delivery/courier-reach';
import { type DeliveryMethod, daysBy } from '@ilaneer/domain/delivery/methods';
import type { CourierName } from '@ilaneer/domain/parcel/couriers/courier-name';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { type AskedReach, listCourierReaches, takeAsking } from './courier-reaches-repository.ts';

export type ArrivalDeps = Pick<Deps, 'brand' | 'delivery' | 'arrival'> & {
  /** With an account (DELIVERY-9). */
  readonly couriers: { readonly apis: readonly { readonly name: CourierName }[] };
};

type Method = Pick<DeliveryMethod, 'days'> | null;

/** `arrivesOn`: of an order placed at `at`; null where the shop does not deliver. */
export type Arrival = Pick<Reach, 'isServed' | 'takesCash'> & { readonly arrivesOn: string | null };

/** Without a method the usual way. */
export async function arrivalAt(
  db: Database,
  deps: ArrivalDeps,
  pinCode: string,
  at: Date,
  method: Method = null,
): Promise<Arrival> {
  return arrivalBy(deps, { pinCode, method }, await reachesNow(db, deps, pinCode), at);
}

/** By each of the methods. */
export async function arrivalsAt(
  db: Database,
  deps: ArrivalDeps,
  pinCode: string,
  at: Date,
  methods: readonly Method[],
): Promise<readonly Arrival[]> {
  const reaches = await reachesNow(db, deps, pinCode);
  return methods.map((method) => arrivalBy(deps, { pinCode, method }, reaches, at));
}

/** At once; couriers whose answer is older than a day are asked by a job. `pinCode`: of the post's list. */
export async function showArrival(
  deps: ArrivalDeps & Pick<Deps, 'db' | 'now' | 'jobs' | 'log'>,
  pinCode: string,
): Promise<Arrival> {
  const at = deps.now();
  const reaches = await reachesNow(deps.db, deps, pinCode);
  const due = reaches.filter(({ answeredAt }) => !isFresh(answeredAt, at)).map(({ courier }) => courier);
  if (due.length > 0) {
    // The day is shown where the database only reads, too.
    await askSoon(deps, pinCode, due, at).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'couriers could not be asked'),
    );
  }
  return arrivalBy(deps, { pinCode, method: null }, reaches, at);
}

async function askSoon(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  pinCode: string,
  due: readonly CourierName[],
  at: Date,
): Promise<void> {
  if (await takeAsking(db, pinCode, due, at)) await jobs.enqueue(db, 'ask-couriers', { pinCode });
}

/** Of each courier with an account. None where the owner's area decides. */
async function reachesNow(
  db: Database,
  { couriers, arrival }: Pick<ArrivalDeps, 'couriers' | 'arrival'>,
  pinCode: string,
): Promise<readonly AskedReach[]> {
  if (couriers.apis.length === 0 || areaOf(arrival, pinCode) !== null) return [];
  const asked = await listCourierReaches(db, pinCode);
  return couriers.apis.map(
    ({ name }) =>
      asked.find(({ courier }) => courier === name) ?? { courier: name, answer: null, answeredAt: null },
  );
}

function arrivalBy(
  { brand, delivery, arrival }: ArrivalDeps,
  { pinCode, method }: { readonly pinCode: string; readonly method: Method },
  reaches: readonly AskedReach[],
  at: Date,
): Arrival {
  const road = { from: brand.address.pinCode, to: pinCode };
  const answers = reaches.map(({ answer }) => answer);
  const { isServed, takesCash, days } = reachOf(arrival, delivery, road, answers);
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
export async function checkArrival(
  tx: Database,
  deps: ArrivalDeps,
  { pinCode, paysCash, method }: WantedDelivery,
  at: Date,
): Promise<Result<string | null, Failure>> {
  if (pinCode === null) return ok(null);
  const { isServed, takesCash, arrivesOn } = await arrivalAt(tx, deps, pinCode, at, method);
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
