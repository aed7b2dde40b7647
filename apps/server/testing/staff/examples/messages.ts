import * as calls from '@ilaneer/contract/staff/messages/messages';
import { systemActor } from '@ilaneer/domain/actor/actor';
import { listParcelEvents, writeAttemptAnswer } from '../../../src/modules/parcel/parcel.ts';
import type { TestShop } from '../../test-shop.ts';
import { failedParcel } from '../failed-delivery.ts';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

export const messageExamples = staffExamples(calls, {
  markMessageAnswered: {
    prepare: async ({ shop }) => ({
      params: { messageId: await writtenMessage(shop) },
      version: 1,
      body: { by: 'email' },
    }),
  },
  answerMessage: {
    prepare: async ({ shop }) => ({
      params: { messageId: await writtenMessage(shop) },
      version: 1,
      body: { message: 'In three days.' },
    }),
  },
  undoAnswer: {
    prepare: async ({ shop, staff }) => {
      const messageId = await writtenMessage(shop);
      await staff.call('POST', `/messages/${messageId}/answers`, {
        body: { message: 'In three days.' },
        version: 1,
      });
      return { params: { messageId, position: 2 }, version: 2 };
    },
  },
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
  closeMessage: {
    prepare: async ({ shop }) => ({ params: { messageId: await writtenMessage(shop) }, version: 1 }),
  },
  assignMessage: {
    prepare: async (kit) => ({
      params: { messageId: await writtenMessage(kit.shop) },
      version: 1,
      body: { memberId: await firstAssignee(kit) },
    }),
  },
});

async function firstAssignee({ staff }: ExampleKit): Promise<string> {
  const { body } = await staff.call('GET', '/message-assignees');
  return (body.people as { id: string }[])[0]?.id ?? '';
}

async function writtenMessage(shop: TestShop): Promise<string> {
  const { token } = await shop.newShopper();
  const { body } = await shop.call('POST', '/support-tickets', {
    token,
    body: { message: 'When do you deliver to Idukki?' },
  });
  return Object(body.ticket).id;
}

async function failedDelivery({ shop, staff }: ExampleKit) {
  const { messageId, parcelId } = await failedParcel(shop, await shop.newShopper(), staff);
  const { body } = await staff.call('GET', `/messages/${messageId}`);
  return { messageId, parcelId, version: Number(Object(body.message).version) };
}
