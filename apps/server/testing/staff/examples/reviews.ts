import * as calls from '@ilaneer/contract/staff/messages/reviews';
import { writtenReview } from '../../shoppers/reviewed-order.ts';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

export const reviewExamples = staffExamples(calls, {
  publishReview: {
    prepare: async ({ shop }) => ({ params: { reviewId: await writtenReview(shop) }, version: 1 }),
  },
  refuseReview: {
    prepare: async ({ shop }) => ({
      params: { reviewId: await writtenReview(shop) },
      version: 1,
      body: { reason: 'advertising' },
    }),
  },
  answerReview: {
    prepare: async (kit) => ({
      params: { reviewId: await publishedReview(kit) },
      version: 2,
      body: { answer: 'Thank you.' },
    }),
  },
});

async function publishedReview({ shop, staff }: ExampleKit): Promise<string> {
  const reviewId = await writtenReview(shop);
  await staff.call('POST', `/reviews/${reviewId}/publication`, { version: 1 });
  return reviewId;
}
