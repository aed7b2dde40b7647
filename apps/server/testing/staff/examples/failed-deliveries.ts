import * as calls from '@ilaneer/contract/staff/messages/failed-deliveries';
import { systemActor } from '@ilaneer/domain/actor/actor';
import { listParcelEvents, writeAttemptAnswer } from '../../../src/modules/parcel/parcel.ts';
import { failedParcel } from '../failed-delivery.ts';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

export const failedDeliveryExamples = staffExamples(calls, {
  answerForShopper: {
    prepare: async (kit) => {
      const { messageId, version } = await failedDelivery(kit);
      return { params: { messageId }, version, body: { attempt: 1, choice: 'send back' } };
    },
  },
  markCourierTold: {
    prepare: async (kit) => {
      const { messageId, version, parcelId } = await failedDelivery(kit);
      const { db, deps } = kit.shop;
      const [failed] = await listParcelEvents(db, [parcelId]);
      const attempt = { parcelId, eventId: failed?.id ?? 0 };
      // Without the job, which would note it as told by hand.
      await writeAttemptAnswer(db, systemActor('clock'), attempt, { kind: 'send back' }, deps.now());
      return { params: { messageId }, version };
    },
  },
});

async function failedDelivery({ shop, staff }: ExampleKit) {
  const { messageId, parcelId } = await failedParcel(shop, await shop.newShopper(), staff);
  const { body } = await staff.call('GET', `/messages/${messageId}`);
  return { messageId, parcelId, version: Number(Object(body.message).version) };
}
