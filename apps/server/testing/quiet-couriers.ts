import { err, ok } from '@ilaneer/domain/result';
import {
  type CourierApi,
  type Couriers,
  CourierUnavailable,
  courierRegistry,
} from '../src/modules/parcel/parcel.ts';

const LABEL = Buffer.from('%PDF-1.4\n%%EOF\n');

/** Couriers that refuse each booking at once, so that no job of a test waits for another try. */
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
    book: async () => err('Tests book nothing'),
    find: async () => ok(null),
    label: async () => LABEL,
    requestPickup: noAnswer,
    cancel: async () => ok(null),
    track: noAnswer,
    readWebhook: () => err('KEY_INVALID'),
    answerAttempt: async () => false,
  };
}
