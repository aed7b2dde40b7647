import type { ReportView } from '@ilaneer/contract/staff/reports/reports';
import { indiaDay } from '@ilaneer/domain/india-day';
import { SOLD } from '@ilaneer/domain/order/status';
import { REPORT_FORMS, REPORT_KINDS, type ReportKind } from '@ilaneer/domain/report/report-kind';
import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import { afterAll, describe, expect, it } from 'vitest';
import { openReturnShop } from '../../../testing/shoppers/returned-order.ts';
import { addCoupon } from '../../../testing/shoppers/test-coupon.ts';
import { placeTestOrder, putInStatus } from '../../../testing/shoppers/test-order.ts';
import { stockedBatch } from '../../../testing/staff/stocked-batch.ts';
import { newTestStaff } from '../../../testing/staff/test-staff.ts';
import { dailyVisits } from '../../db/schema/content/visit.ts';
import { recountSales } from './reports.ts';

const { shop, shopper, shirt, water } = await openReturnShop();
afterAll(() => shop.close());
const owner = await newTestStaff(shop, PERMISSIONS);
await addCoupon(shop, { code: 'REPORT50', amountPaise: 5_000 });
await placeTestOrder(shop, shopper, [{ ...water, quantity: 2 }]);
await placeTestOrder(shop, shopper, [{ ...shirt, quantity: 1 }], { couponCode: 'REPORT50' });
await putInStatus(shop, await placeTestOrder(shop, shopper, [{ ...water, quantity: 1 }]), 'cancelled');
await recountSales(shop.deps);
const today = indiaDay(shop.deps.now());

async function read(kind: ReportKind, query = ''): Promise<ReportView> {
  const { status, body } = await owner.call('GET', `/reports/${kind}${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.report as ReportView;
}

const countOf = async (filter: string) => {
  const asked = new URLSearchParams({ from: today, to: today, status: SOLD.join(',') });
  for (const [name, value] of new URLSearchParams(filter)) asked.set(name, value);
  return ((await owner.call('GET', `/orders?${asked}`)).body.count as { found: number }).found;
};

describe('reports of sales', () => {
  it('add up to the day, and lead to as many orders as they count (REPORT-2, REPORT-5)', async () => {
    const days = await read('day');
    expect(days.rows).toHaveLength(30);
    const [orders, units, sales] = days.total ?? [];
    expect([orders, units]).toEqual([2, 3]);
    expect(days.rows.at(-1)).toMatchObject({ key: today, orders: `from=${today}&to=${today}` });
    expect(days.total?.[5]).toBe(1);
    for (const kind of ['product', 'category', 'area', 'payment'] as const) {
      const { rows, total } = await read(kind);
      expect(rows.reduce((sum, { figures }) => sum + (figures[2] ?? 0), 0)).toBeCloseTo(
        sales ?? Number.NaN,
        2,
      );
      expect(total?.[2]).toBeCloseTo(sales ?? Number.NaN, 2);
    }
    for (const kind of ['day', 'product', 'offer', 'area', 'payment'] as const) {
      const { rows } = await read(kind);
      const linked = rows.filter((row) => row.orders !== null && (row.figures[0] ?? 0) > 0);
      expect([kind, linked.length > 0]).toEqual([kind, true]);
      for (const { orders: filter, figures } of linked) {
        expect([kind, filter, await countOf(filter ?? '')]).toEqual([kind, filter, figures[0]]);
      }
    }
  });

  it('name offers with their discounts, and goods of a category', async () => {
    const { rows, total } = await read('offer');
    expect(rows.find(({ key }) => key === 'coupon/REPORT50')).toMatchObject({ label: 'Coupon REPORT50' });
    expect(rows.find(({ key }) => key === 'coupon/REPORT50')?.figures[4]).toBe(50);
    expect(total).toBeNull();
    const categories = (await read('category')).rows.filter(({ key }) => key !== '');
    for (const { key, figures } of categories) {
      const { rows: goods } = await read('product', `?category=${key}`);
      expect(goods.reduce((sum, row) => sum + (row.figures[1] ?? 0), 0)).toBe(figures[1]);
    }
  });

  it('are empty on other days, and name the field of a bad one', async () => {
    expect((await read('product', '?from=2025-01-01&to=2025-01-31')).rows).toEqual([]);
    expect(await owner.call('GET', '/reports/day?from=2026-01-02&to=2026-01-01')).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'to', message: 'The last day is before the first' }] },
    });
    expect((await owner.call('GET', '/orders?offer=colour/red')).status).toBe(400);
    expect((await owner.call('GET', '/reports/weather')).status).toBe(400);
  });
});

describe('other reports', () => {
  it('count customers who came again by the month of their first order (REPORT-7)', async () => {
    const { rows } = await read('repeat');
    expect(rows.find(({ key }) => key === today.slice(0, 7))?.figures).toEqual([1, 1, 100]);
  });

  it('value the stock by its best-before month (REPORT-8)', async () => {
    const { units: before } = unitsOf(await read('expiry'));
    await stockedBatch(shop, owner);
    const report = await read('expiry');
    expect(unitsOf(report).units).toBe(before + 20);
    expect(report.rows.reduce((sum, { figures }) => sum + (figures[0] ?? 0), 0)).toBe(report.total?.[0]);
  });

  it('take known counts alone, and keep a number for a day (REPORT-10)', async () => {
    const send = (names: unknown) => shop.call('POST', '/visit-counts', { body: { names } });
    const names = ['step/cart', 'step/address', 'lcp/home/good', 'lcp/home/poor'];
    const replies = await Promise.all([send(names), send(['step/cart']), send(['step/cart'])]);
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202]);
    for (const wrong of [['step/u-1'], [], Array.from({ length: 21 }, () => 'step/cart'), 'step/cart']) {
      expect((await send(wrong)).status).toBe(400);
    }
    const kept = await shop.db.select().from(dailyVisits);
    expect(kept.find(({ name }) => name === 'step/cart')).toEqual({
      day: today,
      name: 'step/cart',
      visits: 3,
    });
    expect(kept).toHaveLength(4);
    expect((await read('checkout')).rows.map(({ figures }) => figures)).toEqual([
      [3, null],
      [1, 33.3],
      [0, 0],
      [0, null],
    ]);
    expect((await read('vitals')).rows).toMatchObject([{ key: 'lcp/home', figures: [1, 0, 1, 50] }]);
  });

  it.each(REPORT_KINDS)('%s is a file, with the columns of the page (REPORT-6)', async (kind) => {
    const { rows } = await read(kind);
    const file = await shop.app.inject({
      url: `/api/staff/exports/report?report=${kind}`,
      headers: owner.headers(),
    });
    expect(file.statusCode).toBe(200);
    const text = file.body;
    const [titles, ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
    const { of, columns } = REPORT_FORMS[kind];
    expect(titles?.replaceAll('"', '')).toBe(
      [of, 'From', 'To', ...columns.map(({ label }) => label)].join(','),
    );
    expect(lines).toHaveLength(rows.length);
  });
});

function unitsOf({ total }: ReportView) {
  return { units: total?.[0] ?? Number.NaN };
}
