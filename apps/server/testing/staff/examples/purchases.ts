import * as calls from '@ilaneer/contract/staff/stock/purchases';
import { indiaDay } from '@ilaneer/domain/india-day';
import { staffExamples } from '../staff-example.ts';
import { stockedBatch } from '../stocked-batch.ts';

export const purchaseExamples = staffExamples(calls, {
  recordBill: {
    prepare: async ({ shop, staff }) => {
      const { receiptId, variantId } = await stockedBatch(shop, staff);
      const today = indiaDay(shop.deps.now());
      return {
        params: { receiptId },
        version: 0,
        body: {
          ...{ supplierName: 'Kuttanad Mills', supplierGstin: null, number: 'KM/1', billedOn: today },
          ...{ freight: 0, bookedOn: today, reason: null },
          lines: [{ variantId, amount: 1_000, gstRate: 0, claimsTax: true }],
        },
      };
    },
  },
});
