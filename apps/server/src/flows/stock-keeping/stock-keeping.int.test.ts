import type { BatchView, RecipientView } from '@ilaneer/contract/staff/stock/batches';
import type { MovementView } from '@ilaneer/contract/staff/stock/movements';
import type { StockView } from '@ilaneer/contract/staff/stock/stock';
import type { CountRowView } from '@ilaneer/contract/staff/stock/stock-counts';
import { operatorActor } from '@ilaneer/domain/actor/actor';
import { batchStateOf } from '@ilaneer/domain/batch/batch-state';
import { lastDayForSale } from '@ilaneer/domain/batch/shelf-life';
import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { auditEntriesOf } from '../../../testing/staff/audited.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { transactAll } from '../../db/transact.ts';
import { confirmBatch, listAllocations } from '../../modules/batch/batch.ts';
import { findOrderById } from '../../modules/order/order.ts';
import { cancelOrder, fulfilOrder } from '../fulfilment/fulfilment.ts';
import { retireBatchesOfToday } from './stock-keeping.ts';

const MEERA = operatorActor('Meera');
const WHY = { reason: null, category: null, feedback: null };

describe('stock and batches in the hands of staff', () => {
  let shop: TestShop;
  let staff: TestStaff;
  let goods: { productId: string; variantId: string };
  const clock = { at: new Date() };
  const today = () => indiaDay(clock.at);
  beforeAll(async () => {
    shop = await openTestShop({ now: () => new Date(clock.at) });
    staff = await newTestStaff(shop, ['catalogue.read', 'stock.adjust', 'customers.read', 'exports.take']);
  });
  afterAll(() => shop.close());
  // A food per test.
  beforeEach(async () => {
    const { rows } = await shop.db.execute<{ product_id: string; id: string }>(sql`
      select v.product_id, v.id from product_variants v join products p on p.id = v.product_id
      where not p.merchandise and v.active and p.active
        and not exists (select 1 from stock_movements m where m.variant_id = v.id and m.note is distinct from 'Opening of the sample shop')
      order by v.id limit 1`);
    const row = rows[0] ?? expect.fail('no food is left');
    goods = { productId: row.product_id, variantId: row.id };
    await shop.db.execute(sql`update product_variants set stock = 0 where id = ${row.id}`);
  });

  const label = (code: string, packedDaysAgo: number, lifeDays = 300) => {
    const packedOn = addDays(today(), -packedDaysAgo);
    return { code, packedOn, bestBefore: addDays(packedOn, lifeDays), mrp: 9_999.5 };
  };
  const receive = async (quantity: number, batch: object | null, headers: Record<string, string> = {}) =>
    staff.call('POST', '/stock-receipts', {
      body: { lines: [{ variantId: goods.variantId, quantity, batch }] },
      headers,
    });
  const stock = async () =>
    (await staff.call('GET', `/stock/${goods.variantId}`)).body as unknown as {
      stock: StockView;
      batches: BatchView[];
    };
  const batchOf = async (code: string): Promise<BatchView> => {
    const found = (await stock()).batches.find((batch) => batch.code === code);
    if (found === undefined) throw new Error(`no batch ${code}`);
    return found;
  };
  const order = async (quantity: number) =>
    placeTestOrder(shop, await shop.newShopper(), [{ ...goods, quantity }]);
  const allocated = async (orderId: string) =>
    (await listAllocations(shop.db, orderId)).map(({ code, quantity }) => [code, quantity]);
  const process = (orderNumber: string) =>
    fulfilOrder(shop.deps, MEERA, { orderNumber, transition: 'process' });
  const ship = (orderNumber: string) =>
    fulfilOrder(shop.deps, MEERA, {
      orderNumber,
      transition: 'ship',
      courier: 'DTDC',
      trackingNumber: 'KL123456789IN',
    });

  it('receives goods once, under a number, and takes them back', async () => {
    expect((await receive(5, null)).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'lines.0.batch' }],
    });
    const key = { 'idempotency-key': `receipt-${goods.variantId}` };
    const first = await receive(5, label('A-1', 10), key);
    expect(first.status).toBe(201);
    const receipt = first.body.receipt as { id: string; number: string };
    expect(receipt).toMatchObject({ number: expect.stringMatching(/^GRN-\d+$/), units: 5 });
    expect((await receive(5, label('A-1', 10), key)).body.receipt).toMatchObject({ id: receipt.id });
    expect((await receive(6, label('A-1', 10), key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await stock()).stock).toMatchObject({ onHand: 5, forSale: 5, reserved: 0, held: 0, batches: 1 });
    const [entry] = await auditEntriesOf(shop.db, receipt.id);
    expect(entry).toMatchObject({ action: 'received goods', actorName: staff.name });

    expect((await receive(1, label('A-1', 11))).body).toMatchObject({
      fields: [{ field: 'lines.0.bestBefore' }],
    });
    const wrong = { ...label('B-1', 10), bestBefore: addDays(today(), -10) };
    const lines = [wrong, label('B-2', 10), wrong].map((batch) => ({
      variantId: goods.variantId,
      quantity: 1,
      batch,
    }));
    expect((await staff.call('POST', '/stock-receipts', { body: { lines } })).body.fields).toMatchObject([
      { field: 'lines.0.bestBefore' },
      { field: 'lines.2.bestBefore' },
    ]);
    const back = await staff.call('POST', `/stock-receipts/${receipt.id}/undo`);
    expect(back.body).toMatchObject({ undone: 1 });
    expect((await stock()).stock.onHand).toBe(0);
    expect((await staff.call('POST', `/stock-receipts/${receipt.id}/undo`)).body.code).toBe(
      'STOCK_MOVE_KEPT',
    );
  });

  it('gives the batch that expires first, none past its last day, and knows who got it (BATCH-2, BATCH-3, BATCH-6)', async () => {
    await receive(10, label('NEW', 10));
    await receive(3, label('OLD', 100));
    await receive(9, label('GONE', 260));
    expect((await stock()).stock).toMatchObject({ onHand: 22, held: 9, forSale: 13 });
    const id = await order(5);
    await process(id);
    expect(await allocated(id)).toEqual([
      ['OLD', 3],
      ['NEW', 2],
    ]);
    const scan = async (code: string, quantity: number) =>
      transactAll(shop.db, async (tx) => {
        const packed = await findOrderById(tx, id);
        if (packed === null) throw new Error('no order');
        return confirmBatch(tx, shop.deps, packed, { position: 1, batchCode: code, quantity });
      });
    expect(await scan('gone', 1)).toMatchObject({ ok: false, error: { data: { why: 'too old' } } });
    expect(await scan('nothing', 1)).toMatchObject({ ok: false, error: { data: { why: 'unknown' } } });
    expect(await scan(' new ', 4)).toMatchObject({ ok: true });
    expect(await allocated(id)).toEqual([
      ['OLD', 1],
      ['NEW', 4],
    ]);
    expect((await ship(id)).ok).toBe(true);
    expect((await stock()).stock).toMatchObject({ onHand: 17, forSale: 8, reserved: 0 });
    const { id: batchId } = await batchOf('NEW');
    const moves = await staff.call('GET', `/stock/${goods.variantId}/movements?batchId=${batchId}`);
    expect(moves.body.rows).toMatchObject([
      { kind: 'ship', quantity: -4, onHand: 6 },
      { kind: 'receive', quantity: 10, onHand: 10 },
    ]);
    const recipients = await staff.call('GET', `/batches/${batchId}/recipients`);
    const [who] = recipients.body.rows as RecipientView[];
    expect(who).toMatchObject({ orderId: id, quantity: 4, sentAt: expect.any(String), writtenAt: null });
    const csv = await shop.app.inject({
      url: `/api/staff/batches/${batchId}/recipients.csv`,
      headers: { cookie: '' },
    });
    expect(csv.statusCode).toBe(401);

    const { rows } = await shop.db.execute<{ kind: string }>(
      sql`select kind from stock_movements where order_id = ${id} order by position`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['reserve', 'ship', 'ship']);
  });

  it('says how much may be written off, however much was asked for', async () => {
    await receive(10, label('SOME', 10));
    await order(4);
    const { id: batchId } = await batchOf('SOME');
    const off = (quantity: number) =>
      staff.call('POST', `/stock/${goods.variantId}/write-off`, {
        body: { batchId, quantity, reason: 'damaged' },
      });
    for (const quantity of [7, 10, 5000]) {
      const { body } = await off(quantity);
      expect(body).toMatchObject({ code: 'STOCK_TOO_LOW', data: { free: 6 } });
      expect(body.message).toBe('Only 6 of it are free: orders have the rest.');
    }
    await off(6);
    expect((await off(1)).body.message).toBe(
      'None of it is free: orders have it. Cancel or change them first.',
    );
  });

  it('refuses to ship missing goods', async () => {
    await receive(4, label('BAD', 10));
    const id = await order(4);
    await process(id);
    const { id: batchId, version } = await batchOf('BAD');
    const blocked = await staff.call('POST', `/batches/${batchId}/block`, {
      version,
      body: { reason: 'A seal leaks' },
    });
    expect(blocked.body.batch).toMatchObject({ state: 'blocked', allocated: 0, held: 0 });
    expect(await ship(id)).toMatchObject({ ok: false, error: { code: 'GOODS_NOT_SENDABLE' } });
    const off = await staff.call('POST', `/stock/${goods.variantId}/write-off`, {
      body: { batchId, quantity: 4, reason: 'recalled' },
    });
    expect(off.body.code).toBe('STOCK_TOO_LOW');
    await cancelOrder(shop.deps, MEERA, { orderId: id, ...WHY });
    expect((await stock()).stock).toMatchObject({ onHand: 4, held: 4, forSale: 0, reserved: 0 });
    const gone = await staff.call('POST', `/stock/${goods.variantId}/write-off`, {
      body: { batchId, quantity: 4, reason: 'recalled' },
    });
    expect(gone.body.stock).toMatchObject({ onHand: 0, held: 0, forSale: 0 });
    const { position } = gone.body.movement as MovementView;
    const undone = await staff.call('POST', `/stock-movements/${position}/undo`);
    expect(undone.body.stock).toMatchObject({ onHand: 4, held: 4, forSale: 0 });
    const { version: now } = await batchOf('BAD');
    await staff.call('POST', `/batches/${batchId}/unblock`, { version: now });
    expect((await stock()).stock).toMatchObject({ held: 0, forSale: 4 });
  });

  it('neither receives nor ships goods whose printed MRP is below the price paid (BATCH-8)', async () => {
    const price = (rupees: number) =>
      shop.db.execute(
        sql`update product_variants set price_paise = ${rupees * 100}, original_price_paise = ${rupees * 100}, mrp_paise = 50000 where id = ${goods.variantId}`,
      );
    await price(100);
    const low = { ...label('LOW', 100), mrp: 117.99 };
    expect((await receive(4, low)).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [
        {
          field: 'lines.0.mrp',
          message: expect.stringContaining('MRP ₹117.99 is below the price of ₹118.00 with GST'),
        },
      ],
    });
    expect((await receive(4, { ...low, mrp: 118 })).status).toBe(201);
    await receive(2, label('HIGH', 10));
    const cheap = await order(1);
    await price(101);
    expect((await stock()).stock).toMatchObject({ lowestMrp: 118, gstOnTop: 18 });
    expect((await receive(1, { ...low, mrp: 118 })).body.fields).toMatchObject([{ field: 'lines.0.mrp' }]);
    const dear = await order(2);
    const beyond = await order(1);
    for (const id of [cheap, dear, beyond]) await process(id);
    expect(await allocated(cheap)).toEqual([['LOW', 1]]);
    expect(await allocated(dear)).toEqual([['HIGH', 2]]);
    expect(await allocated(beyond)).toEqual([]);
    const sent = await ship(beyond);
    expect(sent.ok ? '' : sent.error).toMatchObject({
      code: 'GOODS_NOT_SENDABLE',
      message: expect.stringMatching(/printed MRP below the price of this order: 1 × /),
    });
    expect((await ship(dear)).ok).toBe(true);
  });

  it('counts: sales during a count are no loss, and it applies as a whole (STOCK-7)', async () => {
    await receive(10, label('CNT', 10));
    const { id: batchId } = await batchOf('CNT');
    const begun = await staff.call('POST', '/stock-counts', { body: { note: 'Shelf 4' } });
    const { id } = begun.body.count as CountRowView;
    const line = { variantId: goods.variantId, batchId, counted: 9 };
    const counted = await staff.call('POST', `/stock-counts/${id}/lines`, { body: line });
    expect(counted.body.lines).toMatchObject([{ expected: 10, counted: 9, difference: -1 }]);
    const { version } = counted.body.count as CountRowView;
    const sold = await order(2);
    await process(sold);
    await ship(sold);
    expect((await staff.call('POST', `/stock-counts/${id}/apply`, { version: version - 1 })).body.code).toBe(
      'VERSION_STALE',
    );
    const applied = await staff.call('POST', `/stock-counts/${id}/apply`, { version });
    expect(applied.body.count).toMatchObject({ state: 'applied' });
    expect((await stock()).stock.onHand).toBe(7);
    expect((await staff.call('POST', `/stock-counts/${id}/drop`, { version: version + 1 })).body.code).toBe(
      'STOCK_COUNT_CLOSED',
    );
  });

  it('takes old batches off sale each day, and notifies staff (BATCH-4)', async () => {
    await receive(7, label('AGES', 10, 120));
    expect((await stock()).stock).toMatchObject({ forSale: 7, held: 0 });
    const before = clock.at;
    try {
      clock.at = new Date(before.getTime() + 70 * 86_400_000);
      await retireBatchesOfToday(shop.deps);
      const late = await newTestStaff(shop, ['catalogue.read']);
      const seen = await late.call('GET', `/stock/${goods.variantId}`);
      expect(seen.body.stock).toMatchObject({ forSale: 0, held: 7 });
      expect(seen.body.batches).toMatchObject([{ state: 'ended' }]);
      const ended = await late.call('GET', '/batches?state=ended');
      expect((ended.body.rows as BatchView[]).map(({ code }) => code)).toContain('AGES');
    } finally {
      clock.at = before;
    }
  });

  it('lists batches by state as the rule has it, down to the day', async () => {
    for (const life of [20, 61, 62, 120, 300]) await receive(1, label(`S${life}`, 18, life));
    const { batches } = await stock();
    for (const batch of batches) {
      const state = batchStateOf({ ...batch, isBlocked: false }, today());
      const query = new URLSearchParams({ variantId: goods.variantId, state });
      const listed = await staff.call('GET', `/batches?${query}`);
      expect((listed.body.rows as BatchView[]).map(({ code }) => code)).toContain(batch.code);
      expect(batch.lastDayForSale).toBe(lastDayForSale(batch));
    }
  });
});
