import type { CustomerView } from '@ilaneer/contract/staff/customers/customers';
import * as calls from '@ilaneer/contract/staff/customers/customers';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

export const customerExamples = staffExamples(calls, {
  addCustomerNote: {
    prepare: async (kit) => ({ params: await customer(kit), body: { text: 'Rings before ordering' } }),
  },
  deleteCustomerNote: {
    countsOnce: 'CUSTOMER_NOTE_NOT_FOUND',
    prepare: async (kit) => {
      const { customerId } = await customer(kit);
      const path = `/customers/${customerId}` as const;
      await kit.staff.call('POST', `${path}/notes`, { body: { text: 'Rings before ordering' } });
      const { notes } = (await kit.staff.call('GET', path)).body.customer as CustomerView;
      return { params: { customerId, noteId: notes[0]?.id ?? '' } };
    },
  },
  addCustomerTag: {
    countsOnce: 'is done for both',
    prepare: async (kit) => ({ params: await customer(kit), body: { tag: 'wholesale' } }),
  },
  removeCustomerTag: {
    countsOnce: 'is done for both',
    prepare: async (kit) => {
      const { customerId } = await customer(kit);
      await kit.staff.call('POST', `/customers/${customerId}/tags`, { body: { tag: 'wholesale' } });
      return { params: { customerId, tag: 'wholesale' } };
    },
  },
  adjustCustomerCoins: {
    countsOnce: 'COIN_BALANCE_CHANGED',
    prepare: async (kit) => ({
      params: await customer(kit),
      body: { coins: 50, balance: 0, reason: 'The parcel came late' },
    }),
  },
  endCustomerSessions: {
    countsOnce: 'is done for both',
    prepare: async (kit) => ({ params: await customer(kit) }),
  },
});

async function customer({ shop }: ExampleKit): Promise<{ customerId: string }> {
  return { customerId: (await shop.newShopper()).userId };
}
