import * as calls from '@ilaneer/contract/staff/orders/order-lines';
import { eq } from 'drizzle-orm';
import { orders } from '../../../src/db/schema/order/order.ts';
import { variantWithStock } from '../../shoppers/find-variant.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../shoppers/pay-online.ts';
import { placeTestOrder } from '../../shoppers/test-order.ts';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

const PACK = 'tender-coconut-water-pack_V01';
const MORE = { lines: [{ position: 1, quantity: 2 }], added: [] };

export const orderLineExamples = staffExamples(calls, {
  previewOrderLines: {
    prepare: async (kit) => {
      const { params, version } = await placed(kit);
      return { params, body: { ...MORE, version } };
    },
    leavesNoEntry: 'it only works out what a change would come to',
  },
  putOrderLines: {
    prepare: async (kit) => {
      const { params, version } = await placed(kit);
      return { params, version, body: { ...MORE, total: await totalOf(kit, params.orderId) } };
    },
  },
  withdrawPaymentRequest: {
    prepare: async (kit) => {
      const pack = await variantWithStock(kit.shop, PACK, 50);
      const shopper = await kit.shop.newShopper();
      const orderId = await placeOnlineOrder(kit.shop, shopper, { ...pack, quantity: 1 });
      await decideAtGateway(kit.shop, await startPayment(kit.shop, shopper, orderId), 'approve');
      await kit.staff.call('PUT', `/orders/${orderId}/lines`, {
        body: { ...MORE, total: await totalOf(kit, orderId) },
        version: await versionOf(kit, orderId),
      });
      return { params: { orderId }, version: await versionOf(kit, orderId) };
    },
  },
});

async function placed(kit: ExampleKit) {
  const pack = await variantWithStock(kit.shop, PACK, 50);
  const orderId = await placeTestOrder(kit.shop, await kit.shop.newShopper(), [{ ...pack, quantity: 1 }]);
  return { params: { orderId }, version: await versionOf(kit, orderId) };
}

async function totalOf(kit: ExampleKit, orderId: string): Promise<number> {
  const wish = { ...MORE, version: await versionOf(kit, orderId) };
  const { body } = await kit.staff.call('POST', `/orders/${orderId}/lines/preview`, { body: wish });
  return (body.preview as { total: { after: number } }).total.after;
}

async function versionOf({ shop }: ExampleKit, orderId: string): Promise<number> {
  const [row] = await shop.db.select({ version: orders.version }).from(orders).where(eq(orders.id, orderId));
  return row?.version ?? 0;
}
