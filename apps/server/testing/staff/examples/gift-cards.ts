import { randomUUID } from 'node:crypto';
import * as calls from '@ilaneer/contract/staff/books/gift-cards';
import { addGiftCard } from '../../shoppers/test-gift-card.ts';
import { staffExamples } from '../staff-example.ts';

export const giftCardExamples = staffExamples(calls, {
  issueStaffGiftCard: {
    // The key is its sender's.
    isOwn: true,
    countsOnce: 'GIFT_CARD_ISSUED',
    prepare: async () => ({
      headers: { 'idempotency-key': randomUUID() },
      body: { worth: 500, lastDay: null, paidBy: 'none' as const, reason: 'The parcel came late' },
    }),
  },
  blockGiftCard: {
    countsOnce: 'GIFT_CARD_BLOCKED',
    prepare: async ({ shop }) => ({
      params: { giftCardId: (await addGiftCard(shop, 50_000, {}, shop.deps.now)).id },
      body: { reason: 'The code was published' },
    }),
  },
});
