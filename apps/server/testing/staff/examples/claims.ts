import * as calls from '@ilaneer/contract/staff/books/claims';
import { indiaDay } from '@ilaneer/domain/india-day';
import { eq } from 'drizzle-orm';
import { orders } from '../../../src/db/schema/order/order.ts';
import { variantWithStock } from '../../shoppers/find-variant.ts';
import { deliverTestOrder } from '../../shoppers/returned-order.ts';
import { PACK, parcelDesk, shippedParcels } from '../../shoppers/shipped-parcels.ts';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

const DAY_MS = 86_400_000;

export const claimExamples = staffExamples(calls, {
  openClaim: {
    countsOnce: 'CLAIM_OPENED',
    prepare: async (kit) => ({ params: { parcelId: await lostParcel(kit) }, body: { amount: 100 } }),
  },
  recordWeights: {
    countsOnce: 'VALIDATION_FAILED',
    prepare: async ({ shop, staff }) => {
      const { parcels } = await shippedParcels(shop, await shop.newShopper(), staff);
      const lines = parcels.map(({ trackingNumber }) => `${trackingNumber},950 g,45`).join('\n');
      return { body: { chargedOn: indiaDay(shop.deps.now()), lines, higherSlabs: 'accept' as const } };
    },
  },
  payClaim: {
    countsOnce: 'CLAIM_SETTLED',
    prepare: async (kit) => ({
      params: { claimId: await claimed(kit) },
      body: { amount: 60, reference: 'UTR 1', paidOn: indiaDay(kit.shop.deps.now()), reason: 'Limit' },
    }),
  },
  refuseClaim: {
    countsOnce: 'CLAIM_SETTLED',
    prepare: async (kit) => ({ params: { claimId: await claimed(kit) }, body: { reason: 'Badly packed' } }),
  },
  withdrawClaim: {
    countsOnce: 'CLAIM_SETTLED',
    prepare: async (kit) => ({ params: { claimId: await claimed(kit) }, body: { reason: 'Mistyped' } }),
  },
  writeOffCash: {
    countsOnce: 'CASH_NOT_OWED',
    prepare: async ({ shop }) => {
      const pack = await variantWithStock(shop, PACK, 1_000);
      const orderId = await deliverTestOrder(shop, await shop.newShopper(), [{ ...pack, quantity: 1 }]);
      const cashCollectedAt = new Date(shop.deps.now().getTime() - 40 * DAY_MS);
      await shop.db.update(orders).set({ cashCollectedAt }).where(eq(orders.id, orderId));
      return { params: { orderId }, body: { reason: 'The courier is bankrupt', voucher: 'V-1' } };
    },
  },
});

async function lostParcel({ shop, staff }: ExampleKit): Promise<string> {
  const { parcels } = await shippedParcels(shop, await shop.newShopper(), staff);
  const id = parcels[0]?.id ?? '';
  const lost = await parcelDesk(staff).move(id, 'lost');
  if (lost.status !== 200) throw new Error(JSON.stringify(lost.body));
  return id;
}

async function claimed(kit: ExampleKit): Promise<string> {
  const parcelId = await lostParcel(kit);
  const { body } = await kit.staff.call('POST', `/parcels/${parcelId}/claim`, { body: { amount: 100 } });
  return (body.claim as calls.ClaimView).id;
}
