import { randomUUID } from 'node:crypto';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { TodayView } from '@ilaneer/contract/staff/today';
import { addDays, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { PERMISSIONS, type Permission } from '@ilaneer/domain/staff/permission';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { putInStatus, TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { stockedBatch } from '../../../testing/staff/stocked-batch.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { DAY, MORNING, openTodayShop } from '../../../testing/staff/today-shop.ts';
import { tickets } from '../../db/schema/content/ticket.ts';
import { orders } from '../../db/schema/order/order.ts';
import { batches } from '../../db/schema/stock/stock.ts';
import { cancelOrder } from '../fulfilment/fulfilment.ts';

const HOUR_MS = 3_600_000;

/** The parts that a permission alone shows (TODAY-1). */
const PARTS: Partial<Readonly<Record<Permission, readonly (keyof TodayView)[]>>> = {
  'reports.read': ['sales', 'cash', 'books'],
  'orders.read': ['orders', 'returns', 'refunds'],
  'messages.answer': ['messages'],
  'orders.fulfil': ['packing'],
  'catalogue.read': ['batches'],
};

const { change, clock, counts, countIn, newOrder, owner, shop, today } = await openTodayShop();
afterAll(() => shop.close());

describe('the figures of the day', () => {
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
      reviews: null,
    });
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
      await change(id, { createdAt: new Date(createdAt), promisedOn: null });
      clock.now = startOfIndiaDay('2026-11-28');
      const { orders: shown } = await today();
      clock.now = MORNING;
      expect(shown).toMatchObject({ promisedDays: 5 });
      if (late === 1) expect(shown?.late.found).toBe(1);
    }
    for (const [promisedOn, late] of [
      [DAY, 0],
      [addDays(DAY, -1), 1],
    ] as const) {
      await change(id, { promisedOn });
      expect((await today()).orders?.late.found).toBe(late);
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
    await change(held, { heldAt: clock.now, holdReason: 'Address unclear' });
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
      clock.now = new Date(clock.now.getTime() + seconds * 1_000);
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
    clock.now = MORNING;
  });

  it('count messages by their clock, returns by their state, and refunds that wait', async () => {
    const write = async (hoursAgo: number) => {
      const form = { firstName: 'Asha', phone: '+919876543210', email: '', message: 'Do you deliver here?' };
      const { body } = await shop.call('POST', '/contact-form', { body: form });
      const [ticket] = await shop.db
        .select()
        .from(tickets)
        .where(eq(tickets.number, String(body.ticketNumber)));
      const at = new Date(clock.now.getTime() - hoursAgo * HOUR_MS).toISOString();
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
