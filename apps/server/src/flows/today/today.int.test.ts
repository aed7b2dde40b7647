import { randomUUID } from 'node:crypto';
import type { ListCount } from '@ilaneer/contract/staff/list';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { CountsView, TodayView } from '@ilaneer/contract/staff/today';
import { addDays, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { PERMISSIONS, type Permission } from '@ilaneer/domain/staff/permission';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { deliverTestOrder } from '../../../testing/shoppers/returned-order.ts';
import { placeTestOrder, putInStatus, TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { stockedBatch } from '../../../testing/staff/stocked-batch.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { tickets } from '../../db/schema/content/ticket.ts';
import { orders } from '../../db/schema/order/order.ts';
import { batches } from '../../db/schema/stock/stock.ts';
import { cancelOrder } from '../fulfilment/fulfilment.ts';

// Monday, 11:30 in India.
const DAY = '2026-11-30';
const MORNING = new Date('2026-11-30T06:00:00Z');
const WATER = 'tender-coconut-water-pack_V01';
const HOUR_MS = 3_600_000;

/** The parts that a permission alone shows (TODAY-1). */
const PARTS: Partial<Readonly<Record<Permission, readonly (keyof TodayView)[]>>> = {
  'reports.read': ['sales', 'cash', 'books'],
  'orders.read': ['orders', 'returns', 'refunds'],
  'messages.answer': ['messages'],
  'orders.fulfil': ['packing'],
  'catalogue.read': ['batches'],
};

describe('the figures of the day', () => {
  let shop: TestShop;
  let owner: TestStaff;
  let shopper: TestShopper;
  let water: Awaited<ReturnType<typeof variantWithStock>>;
  let now = MORNING;
  beforeAll(async () => {
    shop = await openTestShop({ now: () => now });
    owner = await newTestStaff(shop, PERMISSIONS);
    shopper = await shop.newShopper();
    water = await variantWithStock(shop, WATER, 1_000);
  });
  afterAll(() => shop.close());

  const today = async (staff: TestStaff = owner): Promise<TodayView> => {
    const { status, body } = await staff.call('GET', '/today');
    expect(status, JSON.stringify(body)).toBe(200);
    return body.today as TodayView;
  };
  const counts = async (staff: TestStaff = owner) =>
    (await staff.call('GET', '/counts')).body.counts as CountsView;
  const countIn = async (address: `/${string}`, staff: TestStaff = owner) => {
    const { status, body } = await staff.call('GET', address);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.count as ListCount;
  };
  const newOrder = () => placeTestOrder(shop, shopper, [{ ...water, quantity: 1 }]);
  const change = (id: string, changes: Partial<typeof orders.$inferInsert>) =>
    shop.db.update(orders).set(changes).where(eq(orders.id, id));
  const totalOf = async (...ids: readonly string[]) => {
    const rows = await Promise.all(
      ids.map((id) => shop.db.select({ paise: orders.totalPaise }).from(orders).where(eq(orders.id, id))),
    );
    return rows.flat().reduce((sum, { paise }) => sum + paise, 0) / 100;
  };

  it('are those that a member may see, in parts (TODAY-1)', async () => {
    for (const permission of PERMISSIONS) {
      const shown = await today(await newTestStaff(shop, [permission]));
      const parts = Object.entries(shown).flatMap(([part, figures]) => (figures === null ? [] : [part]));
      expect([permission, ...parts]).toEqual([permission, 'day', ...(PARTS[permission] ?? [])]);
    }
    expect(await counts(await newTestStaff(shop, ['orders.fulfil']))).toEqual({
      orders: null,
      packing: { found: 0, isMore: false },
      returns: null,
      messages: null,
    });
  });

  it('tell sales by the day in India, without cancelled and unpaid orders (TODAY-2)', async () => {
    const [first, midnight, before, week] = [
      await newOrder(),
      await newOrder(),
      await newOrder(),
      await newOrder(),
    ];
    const [month, old, cancelled, unpaid] = [
      await newOrder(),
      await newOrder(),
      await newOrder(),
      await newOrder(),
    ];
    const start = startOfIndiaDay(DAY).getTime();
    await change(midnight, { createdAt: new Date(start) });
    await change(before, { createdAt: new Date(start - 1) });
    await change(week, { createdAt: startOfIndiaDay(addDays(DAY, -7)) });
    await change(month, { createdAt: startOfIndiaDay(addDays(DAY, -29)) });
    await change(old, { createdAt: new Date(startOfIndiaDay(addDays(DAY, -29)).getTime() - 1) });
    await putInStatus(shop, cancelled, 'cancelled', now);
    await putInStatus(shop, unpaid, 'pending', now);
    const { sales } = await today();
    const one = await totalOf(first);
    expect(sales).toEqual({
      today: { from: DAY, to: DAY, orders: 2, amount: await totalOf(first, midnight), average: one },
      lastWeek: { from: '2026-11-23', to: '2026-11-23', orders: 1, amount: one, average: one },
      last7: { from: '2026-11-24', to: DAY, orders: 3, amount: one * 3, average: one },
      last30: { from: '2026-11-01', to: DAY, orders: 5, amount: one * 5, average: one },
    });
    for (const { from, to, orders: count } of Object.values(sales ?? {})) {
      const sold = 'placed,processing,shipped,in%20transit,delivered';
      expect(await countIn(`/orders?from=${from}&to=${to}&status=${sold}`)).toEqual({
        found: count,
        isMore: false,
      });
    }
    for (const id of [first, midnight, before, week, month, old])
      await putInStatus(shop, id, 'cancelled', now);
  });

  it('count a replacement with the price above that of the returned goods', async () => {
    const [bought, replacement] = [await newOrder(), await newOrder()];
    const before = (await today()).sales?.today.amount ?? Number.NaN;
    await shop.db.execute(sql`
      insert into returns (id, order_id, user_id, number, state, note, requested_at, approved_at, refund_due_at,
        picked_up_at, received_at, refunded_at, refund_position, refund_paise, refunded_by_kind, refunded_by_id,
        exchange_order_id, exchange_paise)
      values ('exchanged', ${bought}, ${shopper.userId}, 1, 'refunded', '', now(), now(), now() + interval '9 days', now(),
        now(), now(), 1, 3000, 'system', 'shop', ${replacement}, 3000)`);
    expect((await today()).sales?.today.amount).toBeCloseTo(before - 30, 6);
    for (const id of [bought, replacement]) await putInStatus(shop, id, 'cancelled', now);
  });

  it('call an order late once its last promised business day is over (TODAY-3)', async () => {
    const id = await newOrder();
    expect(shop.deps.delivery.mostDays).toBe(5);
    // Five business days end on Friday, 27 November.
    const friday = startOfIndiaDay('2026-11-20').getTime();
    for (const [createdAt, late] of [
      [friday + 24 * HOUR_MS, 0],
      [friday + 24 * HOUR_MS - 1, 1],
    ] as const) {
      await change(id, { createdAt: new Date(createdAt) });
      now = startOfIndiaDay('2026-11-28');
      const { orders: shown } = await today();
      now = MORNING;
      expect(shown).toMatchObject({ promisedDays: 5 });
      if (late === 1) expect(shown?.late.found).toBe(1);
    }
    expect((await today()).orders?.late).toEqual(await countIn('/orders?due=late'));
    expect(await countIn('/orders?due=late')).toEqual({ found: 1, isMore: false });
    for (const status of ['shipped', 'in transit'] as const) {
      await putInStatus(shop, id, status);
      expect(await countIn('/orders?due=late&status=shipped,in%20transit')).toMatchObject({ found: 1 });
    }
    for (const status of ['delivered', 'cancelled', 'pending'] as const) {
      await putInStatus(shop, id, status);
      expect(await countIn('/orders?due=late')).toMatchObject({ found: 0 });
    }
    await putInStatus(shop, id, 'cancelled');
  });

  it('count the queue, and the pace of each packer (TODAY-4)', async () => {
    const [asha, biju] = [
      await newTestStaff(shop, ['orders.fulfil']),
      await newTestStaff(shop, ['orders.fulfil']),
    ];
    const held = await newOrder();
    await change(held, { heldAt: now, holdReason: 'Address unclear' });
    await newOrder();
    const pack = async (packer: TestStaff, seconds: number) => {
      const [order] = await shop.db
        .select()
        .from(orders)
        .where(eq(orders.id, await newOrder()));
      const claimed = await packer.call('POST', '/packing/claims', { body: { code: order?.number } });
      const parcel = claimed.body.parcel as ParcelView;
      const scan = { gestureId: randomUUID(), code: parcel.lines[0]?.sku };
      await packer.call('POST', `/parcels/${parcel.id}/scans`, { body: scan });
      now = new Date(now.getTime() + seconds * 1_000);
      const { version } = (await packer.call('GET', `/parcels/${parcel.id}`)).body.parcel as ParcelView;
      const closed = await packer.call('POST', `/parcels/${parcel.id}/close`, { body: {}, version });
      expect(closed.status, JSON.stringify(closed.body)).toBe(200);
      return { ...(closed.body.parcel as ParcelView), orderId: order?.id ?? '' };
    };
    await pack(asha, 60);
    await pack(asha, 120);
    const shipped = await pack(biju, 240);
    const sent = await biju.call('POST', `/parcels/${shipped.id}/shipment`, {
      body: { courier: 'DTDC', trackingNumber: 'KL123456' },
      version: shipped.version,
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    const cancelled = await pack(biju, 240);
    const why = { orderId: cancelled.orderId, reason: 'By phone', category: null, feedback: null };
    const gone = await cancelOrder(shop.deps, TEST_STAFF, why);
    expect(gone.ok).toBe(true);
    const { packing } = await today(asha);
    expect(packing).toMatchObject({
      toPack: { found: 1 },
      packed: { found: 2 },
      held: { found: 1 },
      own: { parcels: 2, perHour: 40, medianSeconds: 90 },
      shop: { parcels: 3 },
    });
    expect((await counts(asha)).packing).toEqual(packing?.toPack);
    expect(await countIn('/packing/queue?held=no', asha)).toEqual(packing?.toPack);
    expect(await countIn('/packing/queue?held=yes', asha)).toEqual(packing?.held);
    expect(await countIn('/packing/queue?state=packed', asha)).toEqual(packing?.packed);
    expect(await countIn('/packing/queue?state=packed%20today&by=me', asha)).toMatchObject({ found: 2 });
    expect(await countIn('/packing/queue?state=packed%20today&by=me', biju)).toMatchObject({ found: 1 });
    expect(await countIn('/packing/queue?state=packed%20today', asha)).toMatchObject({ found: 3 });
    expect(await countIn('/packing/queue?state=packed&by=me', biju)).toMatchObject({ found: 0 });
    const reopened = (await biju.call('GET', `/packing/queue?state=packed`)).body.rows as {
      parcelId: string;
      version: number;
    }[];
    for (const { parcelId, version } of reopened) {
      await asha.call('POST', `/parcels/${parcelId}/reopen`, { body: { reason: 'Wrong size' }, version });
    }
    expect(await countIn('/packing/queue?by=me', asha)).toMatchObject({ found: 2 });
    expect((await today(asha)).packing?.own).toEqual({ parcels: 0, perHour: null, medianSeconds: null });
    now = MORNING;
  });

  it('equal the totals of the open items, and the cash to collect (TODAY-5)', async () => {
    const way = await newOrder();
    const before = await today();
    await putInStatus(shop, way, 'shipped');
    await deliverTestOrder(shop, shopper, [{ ...water, quantity: 3 }]);
    const { cash, books } = await today();
    expect(cash?.onTheWay).toBeCloseTo((before.cash?.onTheWay ?? 0) + (await totalOf(way)), 6);
    const onTheWay = '/orders?status=shipped,in%20transit&paymentMethod=cod&paymentStatus=pending' as const;
    expect(await countIn(onTheWay)).toEqual(cash?.orders);
    const openOf = async (account: string) =>
      (await owner.call('GET', `/open-items?account=${account}`)).body.total;
    expect(cash?.withCouriers).toBeGreaterThan(0);
    expect(cash?.withCouriers).toBe(await openOf('cash-with-couriers'));
    const body = {
      source: 'courier',
      payer: 'DTDC',
      reference: 'UTR 1',
      receivedOn: DAY,
      net: 12.34,
      charges: null,
      gst: null,
      lines: 'Order Number,COD Amount\nOD1,12.34\n',
    };
    const recorded = await owner.call('POST', '/remittances', { body });
    expect(recorded.status, JSON.stringify(recorded.body)).toBeLessThan(300);
    const after = (await today()).books;
    expect(after).toMatchObject({ unmatched: 12.34, refundsPayable: await openOf('refunds-payable') });
    expect(after?.unmatched).toBe(await openOf('unmatched-receipts'));
    expect(after?.debits).toBe(after?.credits);
    expect(after?.debits).toBeCloseTo((books?.debits ?? 0) + 12.34, 6);
  });

  it('count messages by their clock, returns by their state, and refunds that wait', async () => {
    const write = async (hoursAgo: number) => {
      const form = { firstName: 'Asha', phone: '+919876543210', email: '', message: 'Do you deliver here?' };
      const { body } = await shop.call('POST', '/contact-form', { body: form });
      const [ticket] = await shop.db
        .select()
        .from(tickets)
        .where(eq(tickets.number, String(body.ticketNumber)));
      const at = new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString();
      await shop.db.execute(sql`update tickets set created_at = ${at} where id = ${ticket?.id}`);
      await shop.db.execute(
        sql`update ticket_messages set written_at = ${at} where ticket_id = ${ticket?.id}`,
      );
    };
    for (const hours of [1, 36, 47, 48, 90, 100]) await write(hours);
    const { messages, returns, refunds } = await today();
    const of = (found: number) => ({ found, isMore: false });
    expect(messages).toEqual({ late: of(3), soonLate: of(2), inTime: of(1) });
    for (const [clock, count] of [
      ['late', messages?.late],
      ['soon%20late', messages?.soonLate],
      ['in%20time', messages?.inTime],
    ] as const) {
      expect(await countIn(`/messages?clock=${clock}`)).toEqual(count);
      const { rows } = (await owner.call('GET', `/messages?clock=${clock}`)).body;
      for (const row of rows as object[]) expect(row).toMatchObject({ urgency: decodeURIComponent(clock) });
    }
    expect((await counts()).messages).toEqual(await countIn('/messages?status=open'));
    expect(returns).toEqual({
      toDecide: await countIn('/returns?state=requested'),
      toSettle: await countIn('/returns?state=received'),
    });
    expect(refunds).toEqual({ waiting: await countIn('/refunds'), late: await countIn('/refunds?due=late') });
  });

  it('tell batches whose last day to send is within 14 days, with their units', async () => {
    const { batchId } = await stockedBatch(shop, owner);
    const before = (await today()).batches;
    const bestBefore = (days: number) =>
      shop.db
        .update(batches)
        .set({ packedOn: addDays(DAY, days - 300), bestBefore: addDays(DAY, days) })
        .where(eq(batches.id, batchId));
    // 45 days of life and 8 of transit are left at the last day.
    for (const [days, more] of [
      [52, 0],
      [53, 1],
      [67, 1],
      [68, 0],
    ] as const) {
      await bestBefore(days);
      const { ending, units } = (await today()).batches ?? expect.fail('no batches');
      expect({ days, found: ending.found, units }).toEqual({
        days,
        found: (before?.ending.found ?? 0) + more,
        units: (before?.units ?? 0) + more * 20,
      });
      expect(await countIn('/batches?state=ending')).toEqual(ending);
    }
  });
});
