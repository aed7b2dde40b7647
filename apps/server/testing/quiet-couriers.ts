import { err } from '@ilaneer/domain/result';
import {
  type CourierApi,
  type Couriers,
  CourierUnavailable,
  courierRegistry,
} from '../src/modules/parcel/parcel.ts';

const LABEL = Buffer.from('%PDF-1.4\n%%EOF\n');

/** Couriers that never answer but with labels, so that no job changes a parcel between two lines of a test. */
export function quietCouriers(): Couriers {
  return courierRegistry([quiet('shiprocket'), quiet('delhivery')]);
}

function quiet(name: 'shiprocket' | 'delhivery'): CourierApi {
  const noAnswer = async (): Promise<never> => {
    throw new CourierUnavailable(name, false);
  };
  return {
    name,
    webhookPath: name === 'shiprocket' ? 'rocket' : name,
    serviceability: noAnswer,
    book: noAnswer,
    find: noAnswer,
    label: async () => LABEL,
    requestPickup: noAnswer,
    cancel: noAnswer,
    track: noAnswer,
    readWebhook: () => err('KEY_INVALID'),
    answerAttempt: noAnswer,
  };
}
