import { addDays, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { deliverTestOrder } from '../../../testing/shoppers/returned-order.ts';
import { putInStatus } from '../../../testing/shoppers/test-order.ts';
import { DAY, openTodayShop } from '../../../testing/staff/today-shop.ts';

const { change, clock, countIn, newOrder, owner, shop, shopper, today, totalOf, water } =
  await openTodayShop();
afterAll(() => shop.close());

describe('sales and money of the day', () => {
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
    await putInStatus(shop, cancelled, 'cancelled', clock.now);
    await putInStatus(shop, unpaid, 'pending', clock.now);
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
      await putInStatus(shop, id, 'cancelled', clock.now);
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
    for (const id of [bought, replacement]) await putInStatus(shop, id, 'cancelled', clock.now);
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
});
