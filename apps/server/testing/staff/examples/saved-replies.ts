import { randomUUID } from 'node:crypto';
import * as calls from '@ilaneer/contract/staff/messages/saved-replies';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

const form = () => ({ title: `Delivery ${randomUUID()}`, text: 'Dear {{name}}, it takes three days.' });

async function newReply({ staff }: ExampleKit): Promise<{ id: string; version: number }> {
  const { body } = await staff.call('POST', '/saved-replies', { body: form() });
  return body.reply as { id: string; version: number };
}

export const savedReplyExamples = staffExamples(calls, {
  makeSavedReply: { prepare: async () => ({ body: form() }), countsOnce: 'VALIDATION_FAILED' },
  changeSavedReply: {
    prepare: async (kit) => {
      const { id, version } = await newReply(kit);
      return { params: { replyId: id }, version, body: form() };
    },
  },
  deleteSavedReply: {
    prepare: async (kit) => {
      const { id, version } = await newReply(kit);
      return { params: { replyId: id }, version };
    },
    slowerError: 'SAVED_REPLY_NOT_FOUND',
  },
});
