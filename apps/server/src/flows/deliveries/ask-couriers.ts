import { type CourierReach, isFresh, toCourierReach } from '@ilaneer/domain/delivery/courier-reach';
import type { Deps } from '../../deps/deps.ts';
import type { JobData } from '../../jobs/job-data.ts';
import { listCourierReaches, writeCourierReach } from '../../modules/order/order.ts';
import { type CourierApi, type CouriersDeps, CourierUnavailable } from '../../modules/parcel/parcel.ts';

// A day is named before the goods are weighed.
const USUAL_GRAMS = 1_000;

/** Job: asks couriers without an answer of the last day (DELIVERY-9). One that cannot be reached keeps its own. */
export function askCouriers({ db, now, couriers }: Pick<Deps, 'db' | 'now'> & CouriersDeps) {
  return async ({ pinCode }: JobData['ask-couriers']): Promise<void> => {
    const known = await listCourierReaches(db, pinCode);
    const isDue = ({ name }: CourierApi) =>
      !isFresh(known.find(({ courier }) => courier === name)?.answeredAt ?? null, now());
    await Promise.all(
      couriers.apis.filter(isDue).map(async (api) => {
        const answer = await answerOf(api, pinCode);
        if (answer !== null) await writeCourierReach(db, { pinCode, courier: api.name }, answer, now());
      }),
    );
  };
}

async function answerOf(api: CourierApi, pinCode: string): Promise<CourierReach | null> {
  try {
    return toCourierReach(await api.serviceability({ pinCode, grams: USUAL_GRAMS, isCash: false }));
  } catch (error) {
    if (error instanceof CourierUnavailable) return null;
    throw error;
  }
}
