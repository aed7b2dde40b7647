import type { BatchView } from '@ilaneer/contract/staff/stock/batches';
import { operatorActor } from '@ilaneer/domain/actor/actor';
import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';
import { fulfilOrder } from '../fulfilment/fulfilment.ts';
import { exportRecipients } from './recall.ts';

const MEERA = operatorActor('Meera');
const GOODS = { productId: 'tender-coconut-water-pack', variantId: 'tender-coconut-water-pack_V01' };

describe('recipients of a batch', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['catalogue.read', 'stock.adjust', 'customers.read', 'exports.take']);
    await shop.db.execute(sql`update product_variants set stock = 0 where id = ${GOODS.variantId}`);
  });
  afterAll(() => shop.close());

  const batchSentIn = async (code: string, ...quantities: readonly number[]) => {
    const packedOn = addDays(indiaDay(new Date()), -10);
    const batch = { code, packedOn, bestBefore: addDays(packedOn, 300), mrp: 9_999.5 };
    const quantity = quantities.reduce((sum, one) => sum + one, 0);
    const lines = [{ variantId: GOODS.variantId, quantity, batch }];
    expect((await staff.call('POST', '/stock-receipts', { body: { lines } })).status).toBe(201);
    const sent: string[] = [];
    for (const units of quantities) {
      const orderNumber = await placeTestOrder(shop, await shop.newShopper(), [
        { ...GOODS, quantity: units },
      ]);
      await fulfilOrder(shop.deps, MEERA, { orderNumber, transition: 'process' });
      const parcel = { courier: 'DTDC', trackingNumber: 'KL123456789IN' };
      await fulfilOrder(shop.deps, MEERA, { orderNumber, transition: 'ship', ...parcel });
      sent.push(orderNumber);
    }
    const { batches } = (await staff.call('GET', `/stock/${GOODS.variantId}`)).body as {
      batches: BatchView[];
    };
    return { batchId: batches.find((one) => one.code === code)?.id ?? '', sent };
  };

  it('writes about a recall once to each, when asked for the right number (BATCH-7)', async () => {
    const { batchId: id } = await batchSentIn('CALL', 1, 2);
    const words = { subject: 'Please do not drink', text: 'We are sorry.\n\nMoney comes back.' };
    const preview = await staff.call('POST', `/batches/${id}/recall-mail/preview`, { body: words });
    expect(preview.body).toMatchObject({ count: 2, subject: words.subject });
    // As one recipient gets it.
    expect(preview.body.text).toMatch(/Order: OD1\d{4}/);
    const send = (count: number) =>
      staff.call('POST', `/batches/${id}/recall-mail`, { body: { ...words, count } });
    expect((await send(3)).body.code).toBe('VERSION_STALE');
    const both = await Promise.all([send(2), send(2)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { rows } = await shop.db.execute<{ count: number }>(
      sql`select count(*)::int as count from recall_notices where batch_id = ${id}`,
    );
    expect(rows[0]?.count).toBe(2);
  });

  it('gives who received a batch as a table without formulas', async () => {
    const {
      batchId,
      sent: [id = ''],
    } = await batchSentIn('CSV', 1);
    await shop.db
      .update(orders)
      .set({ deliveryAddress: sql`${orders.deliveryAddress} || '{"fullName": "=cmd()"}'` })
      .where(eq(orders.id, id));
    const file = await exportRecipients(shop.deps, MEERA, batchId);
    expect(file.ok && file.value.bytes).toContain("'=cmd()");
  });

  it('shows whom it was sent to only to those who may see customers, as a file too, and notes it (TRANSFER-1, PRIVACY-17)', async () => {
    const { batchId } = await batchSentIn('SEEN', 1);
    const noted = async (memberId: string) => {
      const { rows } = await shop.db.execute<{ kind: string }>(
        sql`select kind from data_lookups where member_id = ${memberId} order by kind`,
      );
      return rows.map(({ kind }) => kind);
    };
    const accountant = await newTestStaff(shop, ['orders.read', 'catalogue.read', 'exports.take']);
    for (const path of ['recipients', 'recipients.csv'] as const) {
      expect(await accountant.call('GET', `/batches/${batchId}/${path}`)).toMatchObject({
        status: 403,
        body: { code: 'PERMISSION_MISSING', data: { permission: 'customers.read' } },
      });
    }
    expect(await noted(accountant.id)).toEqual([]);

    const manager = await newTestStaff(shop, ['catalogue.read', 'customers.read', 'exports.take']);
    for (const path of ['recipients', 'recipients.csv'] as const) {
      expect((await manager.call('GET', `/batches/${batchId}/${path}`)).status).toBe(200);
    }
    expect(await noted(manager.id)).toEqual(['export', 'list']);
  });
});
