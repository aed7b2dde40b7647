import type { SearchResult } from '@ilaneer/contract/staff/search';
import { isAuditedKind } from '@ilaneer/domain/audit/audited-act';
import { maySee } from '@ilaneer/domain/audit/readers';
import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { stockedBatch } from '../../../testing/staff/stocked-batch.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';
import { orderLines } from '../../db/schema/order/order-line.ts';
import { batches } from '../../db/schema/stock/stock.ts';

describe('the one search box of staff', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const found = async (staff: TestStaff, text: string) => {
    const { status, body } = await staff.call('GET', `/search?text=${encodeURIComponent(text)}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.results as SearchResult[];
  };

  it('finds orders, goods and batches, each for those who may see them (STAFF-1)', async () => {
    const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 10);
    const id = await placeTestOrder(shop, await shop.newShopper(), [{ ...pack, quantity: 1 }]);
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
    const receiver = await newTestStaff(shop, ['stock.adjust', 'catalogue.read']);
    await stockedBatch(shop, receiver);
    const [batch] = await shop.db.select().from(batches).limit(1);
    if (order === undefined || batch === undefined) return expect.fail('nothing to find');
    const support = await newTestStaff(shop, ['orders.read', 'catalogue.read']);
    const packer = await newTestStaff(shop, ['orders.fulfil']);

    expect(await found(support, order.number)).toContainEqual({
      kind: 'order',
      id,
      title: order.number,
      detail: `${order.deliveryAddress.fullName}, placed`,
    });
    expect(await found(support, 'Tender Coconut Water Pack')).toContainEqual(
      expect.objectContaining({ kind: 'product', id: 'tender-coconut-water-pack', detail: 'published' }),
    );
    expect(await found(support, batch.code)).toContainEqual(
      expect.objectContaining({ kind: 'batch', id: batch.id, title: batch.code }),
    );
    const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, id));
    const sku = line?.sku ?? '';
    expect(await found(support, sku)).toContainEqual(expect.objectContaining({ kind: 'stock', title: sku }));
    for (const text of [order.number, batch.code, sku]) expect(await found(packer, text)).toEqual([]);
    expect(await found(support, 'ab')).toEqual(expect.any(Array));
  });

  it.each(PERMISSIONS)('shows with %s alone only kinds that it may see', async (permission) => {
    const staff = await newTestStaff(shop, [permission]);
    for (const text of ['coconut', 'od1', 'staff', staff.name]) {
      for (const { kind } of await found(staff, text)) {
        expect(isAuditedKind(kind) && maySee(kind, [permission]), `${permission} sees a ${kind}`).toBe(true);
      }
    }
  });
});
