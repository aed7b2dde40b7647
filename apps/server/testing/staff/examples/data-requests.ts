import * as calls from '@ilaneer/contract/staff/privacy/data-requests';
import { indiaDay } from '@ilaneer/domain/india-day';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

export const dataRequestExamples = staffExamples(calls, {
  recordDataRequest: {
    countsOnce: 'DATA_REQUEST_OPEN',
    prepare: async ({ shop }) => ({
      params: { customerId: (await shop.newShopper()).userId },
      body: { kind: 'copy' as const, channel: 'letter' as const, receivedOn: indiaDay(shop.deps.now()) },
    }),
  },
  answerDataRequest: {
    countsOnce: 'DATA_REQUEST_CLOSED',
    prepare: async (kit) => ({
      params: { requestId: await asked(kit) },
      body: { outcome: 'done' as const, reason: 'Came to the shop with the phone' },
    }),
  },
});

async function asked({ shop, staff }: ExampleKit): Promise<string> {
  const { userId } = await shop.newShopper();
  const { body } = await staff.call('POST', `/customers/${userId}/data-requests`, {
    body: { kind: 'erasure', channel: 'letter', receivedOn: indiaDay(shop.deps.now()) },
  });
  return (body.request as calls.DataRequestView).id;
}
