import * as calls from '@ilaneer/contract/staff/messages/messages';
import type { TestShop } from '../../test-shop.ts';
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
