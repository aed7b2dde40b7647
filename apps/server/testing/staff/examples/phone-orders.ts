import * as calls from '@ilaneer/contract/staff/orders/phone-orders';
import { addressForm } from '@ilaneer/testing/address-form';
import { variantWithStock } from '../../shoppers/find-variant.ts';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

const PACK = 'tender-coconut-water-pack_V01';
let rung = 0;

export const phoneOrderExamples = staffExamples(calls, {
  quotePhoneOrder: {
    prepare: async (kit) => ({ body: { customerId: null, lines: await lines(kit) } }),
    leavesNoEntry: 'it only works out what an order would come to',
  },
  placePhoneOrder: {
    countsOnce: 'answers alike',
    prepare: async (kit) => {
      const wanted = await lines(kit);
      const body = { customerId: null, lines: wanted };
      const quoted = await kit.staff.call('POST', '/phone-orders/quote', { body });
      const { total } = quoted.body.summary as { total: number };
      rung += 1;
      return {
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: {
          customer: { name: 'Thankamma Varghese', phone: `98470${String(20_000 + rung)}` },
          address: addressForm(),
          lines: wanted,
          payment: 'cod',
          total,
        },
      };
    },
  },
});

async function lines({ shop }: ExampleKit) {
  const { variantId } = await variantWithStock(shop, PACK, 50);
  return [{ variantId, quantity: 1 }];
}
