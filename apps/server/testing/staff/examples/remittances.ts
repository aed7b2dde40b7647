import { randomUUID } from 'node:crypto';
import * as calls from '@ilaneer/contract/staff/books/remittances';
import { indiaDay } from '@ilaneer/domain/india-day';
import type { TestShop } from '../../test-shop.ts';
import { staffExamples } from '../staff-example.ts';

export const remittanceExamples = staffExamples(calls, {
  checkRemittance: {
    leavesNoEntry: 'it changes nothing: it says what recording would do',
    prepare: async ({ shop }) => ({ body: remittance(shop) }),
  },
  recordRemittance: {
    countsOnce: 'REMITTANCE_RECORDED',
    prepare: async ({ shop }) => ({ body: remittance(shop) }),
  },
  reverseRemittance: {
    countsOnce: 'REMITTANCE_TAKEN_BACK',
    prepare: async ({ shop, staff }) => {
      const { body } = await staff.call('POST', '/remittances', { body: remittance(shop) });
      return { params: { remittanceId: String(body.remittanceId) }, body: { reason: 'Typed twice' } };
    },
  },
});

/** Unmatched: needs no order. */
function remittance({ deps }: TestShop): calls.RemittanceBody {
  return {
    ...{ source: 'courier', payer: 'India Post', reference: randomUUID(), receivedOn: indiaDay(deps.now()) },
    ...{ net: 5, charges: null, gst: null, lines: 'OD1,5' },
  };
}
