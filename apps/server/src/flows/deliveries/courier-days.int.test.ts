import type { getArrival } from '@ilaneer/contract/address/arrival';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { newAddress } from '@ilaneer/testing/address-form';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CourierServer, startCourierServer } from '../../../testing/servers/courier-server.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { deletePastCourierReaches } from '../../modules/order/order.ts';
import { courierRegistry } from '../../modules/parcel/parcel.ts';

const WITHIN = { timeout: 20_000, interval: 20 };
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
// A Thursday, 10:30 in India.
const THURSDAY = new Date('2026-11-26T05:00:00Z');

let server: CourierServer;
let shop: TestShop;
let staff: TestStaff;
let pack: Awaited<ReturnType<typeof variantWithStock>>;
const clock = { now: THURSDAY };
const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};
beforeAll(async () => {
  const now = () => clock.now;
  server = await startCourierServer(now);
  const { shiprocket, delhivery } = server.apis({
    now,
    fromPinCode: () => '673001',
    boxCm: { length: 25, width: 20, height: 10 },
  });
  shop = await openTestShop({ now, couriers: courierRegistry([shiprocket, delhivery]) });
  staff = await newTestStaff(shop, ['settings.write']);
  pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
});
beforeEach(() => {
  clock.now = THURSDAY;
  server.asked.length = 0;
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

const arrival = async (pin: string) =>
  (await shop.call('GET', `/arrivals/${pin}`)).body as unknown as ReplyOf<typeof getArrival>;
const dayAt = async (pin: string) => (await arrival(pin)).arrivesOn;
const jobsFor = async (pin: string) => {
  const { rows } = await shop.db.execute<{ state: string }>(
    sql`select state::text from pgboss.job where name = 'ask-couriers' and data ->> 'pinCode' = ${pin}`,
  );
  return rows.map(({ state }) => state);
};
const place = async (paymentMethod: string) =>
  shop.call('POST', '/single-product-place-order', {
    token: (await shop.newShopper()).token,
    body: { ...pack, quantity: 1, deliveryAddress: newAddress(), paymentMethod },
  });
const saveAreas = (...areas: object[]) =>
  staff.call('PUT', '/settings/arrival', {
    version: shop.deps.settings.sections().arrival.version,
    body: { cutoff: '14:00', areas },
  });

it("names the shop's own day until the couriers have answered, and then the sooner of theirs (DELIVERY-9)", async () => {
  expect(await arrival('110001')).toMatchObject({ isServed: true, takesCash: true, arrivesOn: '2026-12-03' });
  await expect.poll(() => dayAt('110001'), WITHIN).toBe('2026-12-01');
  await expect.poll(() => jobsFor('110001'), WITHIN).toEqual(['completed']);
  expect(server.asked.filter((path) => path.includes('serviceability'))).toHaveLength(1);
  expect(server.asked.filter((path) => path.includes('pin-codes'))).toHaveLength(1);
  // Prepaid only.
  await arrival('682999');
  await expect.poll(async () => (await arrival('682999')).takesCash, WITHIN).toBe(false);
});

it('keeps the answer while the couriers are down, and asks again after a day (DELIVERY-9)', async () => {
  await expect.poll(() => dayAt('560001'), WITHIN).toBe('2026-12-01');
  await expect.poll(() => jobsFor('560001'), WITHIN).toEqual(['completed']);
  server.world.changeTerms('560001', { days: 1 });
  later(23 * HOUR_MS);
  expect(await dayAt('560001')).toBe('2026-12-02');
  expect(await jobsFor('560001')).toHaveLength(1);
  later(2 * HOUR_MS);
  // Reads are repeated once.
  for (const at of ['/courier/serviceability', '/c/api/pin-codes']) {
    const fault = { at, how: 'server error' } as const;
    server.world.fail(fault, fault);
  }
  expect(await dayAt('560001')).toBe('2026-12-02');
  await expect.poll(() => jobsFor('560001'), WITHIN).toEqual(['completed', 'completed']);
  expect(await dayAt('560001')).toBe('2026-12-02');
  later(11 * MINUTE_MS);
  await expect.poll(() => dayAt('560001'), WITHIN).toBe('2026-11-30');
});

it('refuses an order where no courier delivers, and cash where none takes it; an area of the shop goes first (DELIVERY-9)', async () => {
  const { zipCode: pin } = newAddress();
  server.world.changeTerms(pin, { takesCash: false });
  await expect.poll(async () => (await arrival(pin)).takesCash, WITHIN).toBe(false);
  await expect.poll(() => jobsFor(pin), WITHIN).toEqual(['completed']);
  expect((await place('cod')).body).toMatchObject({
    code: 'PAYMENT_METHOD_UNAVAILABLE',
    message: `Cash on Delivery is not available at ${pin}. Please pay online.`,
  });
  expect((await place('prepaid')).status).toBe(201);
  server.world.changeTerms(pin, { isServed: false });
  later(25 * HOUR_MS);
  await expect.poll(async () => (await arrival(pin)).isServed, WITHIN).toBe(false);
  expect(await arrival(pin)).toMatchObject({ takesCash: false, arrivesOn: null });
  expect(await place('prepaid')).toMatchObject({
    status: 400,
    body: { code: 'ADDRESS_INVALID', fields: [{ field: 'zipCode' }] },
  });
  // The session of staff does not outlast the day.
  clock.now = THURSDAY;
  await saveAreas({ pins: pin, days: 2, isServed: true, takesCash: true });
  server.asked.length = 0;
  expect(await arrival(pin)).toMatchObject({ isServed: true, takesCash: true, arrivesOn: '2026-11-30' });
  expect((await place('cod')).status).toBe(201);
  expect(server.asked).toEqual([]);
  await saveAreas();
});

it('asks about at most 500 PIN codes an hour, and once about each while it waits (DELIVERY-9)', async () => {
  await shop.db.execute(sql`
    insert into courier_reaches (pin_code, courier, asked_at)
    select (800000 + n)::text, 'delhivery', ${THURSDAY.toISOString()}::timestamptz from generate_series(1, 500) n`);
  expect((await arrival('700001')).isServed).toBe(true);
  expect(await jobsFor('700001')).toEqual([]);
  later(61 * MINUTE_MS);
  await Promise.all([arrival('700001'), arrival('700001'), arrival('700001')]);
  expect(await jobsFor('700001')).toHaveLength(1);
  expect((await shop.call('GET', '/arrivals/999999')).body).toMatchObject({ code: 'PIN_CODE_NOT_FOUND' });
  expect(await jobsFor('999999')).toEqual([]);
});

it('forgets answers that are older than 30 days (DELIVERY-9)', async () => {
  const count = async () => {
    const { rows } = await shop.db.execute<{ count: number }>(
      sql`select count(*)::int as count from courier_reaches where pin_code like '800%'`,
    );
    return rows[0]?.count;
  };
  await deletePastCourierReaches(shop.db, new Date(THURSDAY.getTime() + 30 * 24 * HOUR_MS));
  expect(await count()).toBe(500);
  await deletePastCourierReaches(shop.db, new Date(THURSDAY.getTime() + 30 * 24 * HOUR_MS + 1));
  expect(await count()).toBe(0);
});
