import type { KeptPromisesView } from '@ilaneer/contract/staff/orders/kept-promises';
import { addDays, startOfIndiaDay } from '@ilaneer/domain/india-day';
import type { OrderStatus } from '@ilaneer/domain/order/status';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder, putInStatus } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';

const TODAY = '2026-11-30';
const NOON_MS = 12 * 3_600_000;

let shop: TestShop;
let staff: TestStaff;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(startOfIndiaDay(TODAY).getTime() + NOON_MS) });
  staff = await newTestStaff(shop, ['orders.read', 'exports.take']);
});
afterAll(() => shop.close());

type Made = {
  readonly status: OrderStatus;
  readonly promisedOn: string | null;
  readonly courier?: string;
  readonly pinCode?: string;
  /** Days between the named one and the delivery. */
  readonly after?: number;
};

let pack: Awaited<ReturnType<typeof variantWithStock>>;

async function order({ status, promisedOn, courier, pinCode = '682001', after = 0 }: Made): Promise<string> {
  const id = await placeTestOrder(shop, await shop.newShopper(), [{ ...pack, quantity: 1 }], {
    paymentMethod: 'prepaid',
  });
  // A minute before midnight in India is still that day.
  const end = new Date(startOfIndiaDay(addDays(promisedOn ?? TODAY, after + 1)).getTime() - 60_000);
  await putInStatus(shop, id, status, end);
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  const deliveryAddress = { ...(row ?? expect.fail('no order')).deliveryAddress, pinCode };
  const shipment = courier === undefined ? {} : { courier, trackingNumber: `T${id.slice(0, 8)}` };
  await shop.db
    .update(orders)
    .set({ promisedOn, deliveryAddress, ...shipment })
    .where(eq(orders.id, id));
  return id;
}

const read = async (query = '') =>
  (await staff.call('GET', `/kept-promises${query}`)).body.report as KeptPromisesView;

it('counts kept, late, open and overdue orders by courier and area (DELIVERY-8)', async () => {
  pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
  const delivered = { status: 'delivered', courier: 'Delhivery' } as const;
  await order({ ...delivered, promisedOn: '2026-11-20' });
  await order({ ...delivered, promisedOn: '2026-11-20', after: -3, pinCode: '110001' });
  await order({ ...delivered, promisedOn: '2026-11-21', after: 1 });
  await order({ ...delivered, promisedOn: '2026-11-21', after: 4, courier: 'Shiprocket' });
  await order({ status: 'in transit', promisedOn: '2026-11-29', courier: 'Shiprocket' });
  await order({ status: 'placed', promisedOn: TODAY });
  await order({ status: 'pending', promisedOn: TODAY });
  await order({ status: 'cancelled', promisedOn: '2026-11-10' });
  const back = await order({ status: 'cancelled', promisedOn: '2026-11-10', courier: 'Delhivery' });
  await shop.db.update(orders).set({ cancelCause: 'not delivered' }).where(eq(orders.id, back));
  await order({ status: 'placed', promisedOn: null });
  // Waits for its confirmation: promised none yet (DELIVERY-16).
  const asked = await order({ status: 'placed', promisedOn: null });
  const heldAt = startOfIndiaDay(TODAY);
  await shop.db
    .update(orders)
    .set({ heldAt, holdReason: 'Waits', confirmBy: startOfIndiaDay(addDays(TODAY, 2)) })
    .where(eq(orders.id, asked));
  // Out of the period.
  await order({ ...delivered, promisedOn: '2026-10-31' });
  await order({ status: 'placed', promisedOn: '2026-12-01' });

  const report = await read();
  expect(report).toMatchObject({ from: '2026-11-01', to: TODAY, cancelled: 1, cameBack: 1, unpromised: 1 });
  expect(report.whole).toEqual({
    ...{ orders: 6, kept: 2, late: 2, averageDaysLate: 2.5, mostDaysLate: 4, open: 1, overdue: 1 },
    shareKept: 40,
  });
  expect(
    report.byCourier.map(({ courier, orders: count, kept, late }) => [courier, count, kept, late]),
  ).toEqual([
    ['Delhivery', 3, 2, 1],
    ['Shiprocket', 2, 0, 1],
    [null, 1, 0, 0],
  ]);
  expect(report.byArea.map(({ area, orders: count, kept }) => [area, count, kept])).toEqual([
    ['68', 5, 1],
    ['11', 1, 1],
  ]);
  expect((await read('?from=2026-12-01&to=2026-12-01')).whole).toMatchObject({ orders: 1, open: 1 });
});

it('is a file of the same figures (DELIVERY-8)', async () => {
  const { byCourier, byArea } = await read();
  const counted = await staff.call('GET', '/exports/kept-promises/count');
  expect(counted.body.count).toBe(1 + byCourier.length + byArea.length);
  const file = await shop.app.inject({
    method: 'GET',
    url: '/api/staff/exports/kept-promises?from=2026-11-01&to=2026-11-30',
    headers: staff.headers(),
  });
  expect(file.body.split('\r\n').slice(0, 3)).toEqual([
    expect.stringMatching(
      /By,Group,From,To,Orders,Kept,Late,Days late on average,Days late at most,Open,Overdue,Kept %$/,
    ),
    'All,,2026-11-01,2026-11-30,6,2,2,2.5,4,1,1,40',
    'Courier,Delhivery,2026-11-01,2026-11-30,3,2,1,1,1,0,0,66',
  ]);
});

it.each([
  ['?from=2026-12-01&to=2026-11-01', 'to'],
  ['?from=2024-11-01&to=2026-11-01', 'from'],
  ['?from=2026-02-30', 'from'],
])('refuses the days %s at %s', async (query, field) => {
  for (const path of [`/kept-promises${query}`, `/exports/kept-promises${query}`] as const) {
    const refused = await staff.call('GET', path);
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field }] } });
  }
});
