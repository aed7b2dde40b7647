import * as calls from '@ilaneer/contract/staff/messages/messages';
import type { TestShop } from '../../test-shop.ts';
import { staffExamples } from '../staff-example.ts';

export const messageExamples = staffExamples(calls, {
  markMessageAnswered: {
    prepare: async ({ shop }) => ({
      params: { messageId: await writtenMessage(shop) },
      version: 1,
      body: { by: 'email' },
    }),
  },
});

async function writtenMessage(shop: TestShop): Promise<string> {
  const { token } = await shop.newShopper();
  const { body } = await shop.call('POST', '/support-tickets', {
    token,
    body: { message: 'When do you deliver to Idukki?' },
  });
  return Object(body.ticket).id;
}
