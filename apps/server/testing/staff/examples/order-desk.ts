import { randomUUID } from 'node:crypto';
import * as bulk from '@ilaneer/contract/staff/orders/bulk-moves';
import * as orderCalls from '@ilaneer/contract/staff/orders/order-writes';
import * as returnCalls from '@ilaneer/contract/staff/orders/returns-desk';
import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { orders } from '../../../src/db/schema/order/order.ts';
import { returns } from '../../../src/db/schema/order/return.ts';
import { variantWithStock } from '../../shoppers/find-variant.ts';
import { deliverTestOrder } from '../../shoppers/returned-order.ts';
import { placeTestOrder } from '../../shoppers/test-order.ts';
import type { TestShop } from '../../test-shop.ts';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

const PACK = 'tender-coconut-water-pack_V01';

export const orderWriteExamples = staffExamples(orderCalls, {
  moveStaffOrder: { prepare: async (kit) => ({ ...(await placed(kit)), body: { move: 'process' } }) },
  cancelStaffOrder: {
    prepare: async (kit) => ({ ...(await placed(kit)), body: { reason: 'Out of the area' } }),
  },
  addOrderNote: { prepare: async (kit) => ({ ...(await placed(kit)), body: { text: 'Rang twice' } }) },
  putOrderTags: { prepare: async (kit) => ({ ...(await placed(kit)), body: { tags: ['gift'] } }) },
  holdOrder: { prepare: async (kit) => ({ ...(await placed(kit)), body: { reason: 'Address unclear' } }) },
  releaseOrder: {
    prepare: async (kit) => {
      const { params, version } = await placed(kit);
      await kit.staff.call('PUT', `/orders/${params.orderId}/hold`, { body: { reason: 'Wait' }, version });
      return { params, version: await orderVersion(kit, params.orderId) };
    },
  },
  refundStaffOrder: {
    prepare: async (kit) => ({
      ...(await delivered(kit)),
      body: { amount: 1, reason: 'Came late', reference: 'UPI 1' },
    }),
  },
  putOrderAddress: { prepare: async (kit) => ({ ...(await placed(kit)), body: addressForm() }) },
  putOrderBusiness: {
    prepare: async (kit) => ({
      ...(await placed(kit)),
      body: {
        gstin: '32AAKCA1234M1ZU',
        legalName: 'Malabar Traders LLP',
        addressLine1: '7 Beach Road',
        city: 'Kozhikode',
        pinCode: '673001',
      },
    }),
  },
  removeOrderBusiness: { prepare: placed },
});

export const bulkMoveExamples = staffExamples(bulk, {
  startBulkMove: {
    countsOnce: 'answers alike',
    // Keys are per sender.
    isOwn: true,
    prepare: async ({ shop }) => ({
      headers: { 'idempotency-key': randomUUID() },
      body: { move: 'process', orderIds: [await newOrder(shop)] },
    }),
  },
  listBulkMoves: { prepare: async () => ({}) },
  getBulkMove: {
    prepare: async ({ shop, staff }) => {
      const body = { move: 'process', orderIds: [await newOrder(shop)] };
      const started = await staff.call('POST', '/bulk-moves', { body });
      return { params: { bulkMoveId: (started.body.bulkMove as { id: string }).id } };
    },
  },
});

export const returnDeskExamples = staffExamples(returnCalls, {
  moveReturn: { prepare: async (kit) => ({ ...(await requested(kit)), body: { move: 'approve' } }) },
  refundReturn: { prepare: async (kit) => ({ ...(await received(kit)), body: { reference: 'UPI 1' } }) },
  exchangeReturn: { prepare: async (kit) => ({ ...(await received(kit)), body: {} }) },
});

async function newOrder(shop: TestShop): Promise<string> {
  const pack = await variantWithStock(shop, PACK, 50);
  return placeTestOrder(shop, await shop.newShopper(), [{ ...pack, quantity: 1 }]);
}

async function placed(kit: ExampleKit) {
  const orderId = await newOrder(kit.shop);
  return { params: { orderId }, version: await orderVersion(kit, orderId) };
}

async function delivered(kit: ExampleKit) {
  const pack = await variantWithStock(kit.shop, PACK, 50);
  const orderId = await deliverTestOrder(kit.shop, await kit.shop.newShopper(), [{ ...pack, quantity: 1 }]);
  return { params: { orderId }, version: await orderVersion(kit, orderId) };
}

async function requested(kit: ExampleKit) {
  const pack = await variantWithStock(kit.shop, PACK, 50);
  const shopper = await kit.shop.newShopper();
  const orderId = await deliverTestOrder(kit.shop, shopper, [{ ...pack, quantity: 1 }]);
  const lines = [{ position: 1, quantity: 1, reason: 'leaking' }];
  const asked = await kit.shop.call('POST', `/orders/${orderId}/returns`, {
    token: shopper.token,
    body: { lines },
  });
  const returnId = (asked.body.return as { id: string }).id;
  return { params: { returnId }, version: await returnVersion(kit, returnId) };
}

async function received(kit: ExampleKit) {
  const { params } = await requested(kit);
  for (const move of ['approve', 'pick-up', 'receive']) {
    const version = await returnVersion(kit, params.returnId);
    await kit.staff.call('POST', `/returns/${params.returnId}/moves`, { body: { move }, version });
  }
  return { params, version: await returnVersion(kit, params.returnId) };
}

async function orderVersion({ shop }: ExampleKit, orderId: string): Promise<number> {
  const [row] = await shop.db.select({ version: orders.version }).from(orders).where(eq(orders.id, orderId));
  return row?.version ?? 0;
}

async function returnVersion({ shop }: ExampleKit, returnId: string): Promise<number> {
  const [row] = await shop.db
    .select({ version: returns.version })
    .from(returns)
    .where(eq(returns.id, returnId));
  return row?.version ?? 0;
}
