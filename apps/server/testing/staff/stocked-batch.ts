import { randomUUID } from 'node:crypto';
import type { BatchView } from '@ilaneer/contract/staff/stock/batches';
import type { MovementView } from '@ilaneer/contract/staff/stock/movements';
import type { StockView } from '@ilaneer/contract/staff/stock/stock';
import { operatorActor } from '@ilaneer/domain/actor/actor';
import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import { fulfilOrder } from '../../src/flows/fulfilment/fulfilment.ts';
import { placeTestOrder } from '../shoppers/test-order.ts';
import type { TestShop } from '../test-shop.ts';
import type { TestStaff } from './test-staff.ts';

const FOOD = { productId: 'tender-coconut-water-pack', variantId: 'tender-coconut-water-pack_V01' };
const UNITS = 20;

export function freshLabel(shop: TestShop) {
  const packedOn = addDays(indiaDay(shop.deps.now()), -10);
  return { code: randomUUID().slice(0, 8), packedOn, bestBefore: addDays(packedOn, 300), mrp: 9_999 };
}

export async function stockedBatch(shop: TestShop, staff: Pick<TestStaff, 'call'>) {
  const batch = freshLabel(shop);
  const { variantId } = FOOD;
  const came = await staff.call('POST', '/stock-receipts', {
    body: { lines: [{ variantId, quantity: UNITS, batch }] },
  });
  const { receipt } = came.body as { receipt: { id: string } };
  const seen = await staff.call('GET', `/stock/${variantId}`);
  const { stock, batches } = seen.body as { stock: StockView; batches: BatchView[] };
  const made = batches.find(({ code }) => code === batch.code.toUpperCase());
  const moved = await staff.call('GET', `/stock/${variantId}/movements?batchId=${made?.id}`);
  const [movement] = (moved.body as { rows: MovementView[] }).rows;
  if (made === undefined || movement === undefined) throw new Error('the batch did not come in');
  return { variantId, batchId: made.id, receiptId: receipt.id, position: movement.position, stock };
}

export async function sentBatch(shop: TestShop, staff: Pick<TestStaff, 'call'>): Promise<string> {
  const { batchId } = await stockedBatch(shop, staff);
  const orderNumber = await placeTestOrder(shop, await shop.newShopper(), [{ ...FOOD, quantity: 1 }]);
  const actor = operatorActor('Meera');
  await fulfilOrder(shop.deps, actor, { orderNumber, transition: 'process' });
  await shop.db.$client.query(
    'update order_line_batches set batch_id = $2 where order_id = $1 and position = 1',
    [orderNumber, batchId],
  );
  const parcel = { courier: 'DTDC', trackingNumber: 'KL123456789IN' };
  const shipped = await fulfilOrder(shop.deps, actor, { orderNumber, transition: 'ship', ...parcel });
  if (!shipped.ok) throw new Error(shipped.error.code);
  return batchId;
}

export async function openCount(shop: TestShop, staff: Pick<TestStaff, 'call'>) {
  const { variantId, batchId } = await stockedBatch(shop, staff);
  const begun = await staff.call('POST', '/stock-counts', { body: {} });
  const countId = (begun.body as { count: { id: string } }).count.id;
  const line = { variantId, batchId, counted: UNITS - 1 };
  const counted = await staff.call('POST', `/stock-counts/${countId}/lines`, { body: line });
  return {
    params: { countId },
    version: (counted.body as { count: { version: number } }).count.version,
    line,
  };
}
