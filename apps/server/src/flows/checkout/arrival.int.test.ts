import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import type { OrderRowView } from '@ilaneer/contract/staff/orders/order-list';
import { newAddress } from '@ilaneer/testing/address-form';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { putInStatus } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';
import { announceDelays } from '../fulfilment/fulfilment.ts';

const PACK = 'tender-coconut-water-pack_V01';
// A Thursday, 10:30 in India.
const clock = { now: new Date('2026-11-26T05:00:00Z') };

let shop: TestShop;
let staff: TestStaff;
let pack: Awaited<ReturnType<typeof variantWithStock>>;
beforeAll(async () => {
  shop = await openTestShop({ now: () => clock.now });
  staff = await newTestStaff(shop, ['settings.write']);
  pack = await variantWithStock(shop, PACK, 1_000);
});
afterAll(() => shop.close());

const ADDRESS = newAddress();
const { zipCode: PIN } = ADDRESS;
const arrival = (pin: string) => shop.call('GET', `/arrivals/${pin}`);
const saveAreas = (...areas: object[]) =>
  staff.call('PUT', '/settings/arrival', {
    version: shop.deps.settings.sections().arrival.version,
    body: { cutoff: '14:00', areas },
  });
const place = ({ token }: TestShopper, paymentMethod: string, key?: string) =>
  shop.call('POST', '/single-product-place-order', {
    token,
    body: { ...pack, quantity: 1, deliveryAddress: ADDRESS, paymentMethod },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

it('names the day of arrival by PIN code, and refuses a PIN code that is none (DELIVERY-2, DELIVERY-3)', async () => {
  expect((await arrival('110001')).body).toEqual({
    ...{ success: true, pinCode: '110001', isServed: true, takesCash: true, arrivesOn: '2026-12-03' },
  });
  await saveAreas(
    { pins: '11', days: 1, isServed: true, takesCash: false },
    { pins: '19', days: 9, isServed: false, takesCash: true },
  );
  expect((await arrival('110001')).body).toMatchObject({ takesCash: false, arrivesOn: '2026-11-27' });
  expect((await arrival('190001')).body).toMatchObject({
    isServed: false,
    takesCash: false,
    arrivesOn: null,
  });
  expect((await arrival('999999')).body).toMatchObject({ code: 'PIN_CODE_NOT_FOUND' });
  expect((await arrival('12')).status).toBe(400);
});

it('is refused by field where it is malformed (DELIVERY-1)', async () => {
  const refused = await saveAreas({ pins: '011', days: 0, isServed: true, takesCash: true });
  expect(refused.status).toBe(400);
  expect(refused.body.fields).toMatchObject([{ field: 'areas.0.pins' }, { field: 'areas.0.days' }]);
});

it('is kept by the order, stated to the shopper, and not changed by later areas (DELIVERY-5)', async () => {
  await saveAreas({ pins: PIN, days: 2, isServed: true, takesCash: true });
  const shopper = await shop.newShopper();
  const { orderId } = (await place(shopper, 'cod')).body;
  await saveAreas({ pins: PIN, days: 20, isServed: true, takesCash: true });
  const { body } = await shop.call('GET', `/orders/${orderId}`, { token: shopper.token });
  expect(body.order).toMatchObject({ delivery: { arrivesOn: '2026-11-30' } });
});

it('refuses an address out of reach, and cash where none is taken, with nothing done (DELIVERY-4)', async () => {
  const shopper = await shop.newShopper();
  await saveAreas({ pins: PIN, days: 2, isServed: false, takesCash: true });
  const outOfReach = await place(shopper, 'cod');
  expect(outOfReach).toMatchObject({
    status: 400,
    body: {
      code: 'ADDRESS_INVALID',
      message: `We do not deliver to ${PIN} yet. Please choose another address.`,
      fields: [{ field: 'zipCode' }],
    },
  });
  await saveAreas({ pins: PIN, days: 2, isServed: true, takesCash: false });
  expect((await place(shopper, 'cod')).body).toMatchObject({
    code: 'PAYMENT_METHOD_UNAVAILABLE',
    message: `Cash on Delivery is not available at ${PIN}. Please pay online.`,
  });
  const { body } = await shop.call('GET', '/orders', { token: shopper.token });
  expect(body.orders).toEqual([]);
  expect((await place(shopper, 'prepaid')).status).toBe(201);
});

it('leaves a repeated order alone that was placed while it was in reach (DELIVERY-4)', async () => {
  const shopper = await shop.newShopper();
  await saveAreas();
  const first = await place(shopper, 'cod', 'key-of-arrival');
  await saveAreas({ pins: PIN, days: 2, isServed: false, takesCash: true });
  expect((await place(shopper, 'cod', 'key-of-arrival')).body.orderId).toBe(first.body.orderId);
});

it('is stated to staff, the later day beside it, and late once it is over (DELIVERY-10)', async () => {
  await saveAreas({ pins: PIN, days: 2, isServed: true, takesCash: true });
  const id = String((await place(await shop.newShopper(), 'prepaid')).body.orderId);
  const desk = await newTestStaff(shop, ['orders.read']);
  const change = (days: Partial<typeof orders.$inferInsert>) =>
    shop.db.update(orders).set(days).where(eq(orders.id, id));
  const arrivalNow = async () => {
    const order = (await desk.call('GET', `/orders/${id}`)).body.order as StaffOrderView;
    const rows = (await desk.call('GET', '/orders')).body.rows as OrderRowView[];
    expect(rows.find((row) => row.id === id)?.arrival).toEqual(order.arrival);
    return order.arrival;
  };
  await putInStatus(shop, id, 'placed');
  expect(await arrivalNow()).toEqual({ promisedOn: '2026-11-30', expectedOn: null, isLate: false });
  await change({ promisedOn: '2026-11-25', expectedOn: '2026-12-01' });
  await putInStatus(shop, id, 'in transit');
  expect(await arrivalNow()).toEqual({ promisedOn: '2026-11-25', expectedOn: '2026-12-01', isLate: true });
  await putInStatus(shop, id, 'delivered');
  expect(await arrivalNow()).toMatchObject({ isLate: false });
  await putInStatus(shop, id, 'cancelled');
  expect(await arrivalNow()).toBeNull();
});

it('tells once, the day before, that an order comes later, and states the later day (DELIVERY-7)', async () => {
  await saveAreas({ pins: PIN, days: 2, isServed: true, takesCash: true });
  const shopper = await shop.newShopper();
  const { orderId } = (await place(shopper, 'cod')).body;
  const other = (await place(shopper, 'cod')).body;
  await putInStatus(shop, String(other.orderId), 'shipped');
  const told = async () => {
    await announceDelays(shop.deps);
    const { rows } = await shop.db.execute<{ subject: string }>(
      sql`select data ->> 'subject' as subject from pgboss.job where name = 'send-mail' and data ->> 'orderId' in (${orderId}, ${other.orderId}) and data ->> 'kind' = 'order-delayed'`,
    );
    return rows.map(({ subject }) => subject);
  };
  // The session does not outlast the days.
  const expectedOn = async () => {
    const [row] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, String(orderId)));
    return row?.expectedOn;
  };
  // It arrives on Monday, the 30th: on Saturday nothing is late yet.
  clock.now = new Date('2026-11-28T10:30:00Z');
  expect(await told()).toEqual([]);
  clock.now = new Date('2026-11-29T10:30:00Z');
  const mails = await told();
  expect(mails).toEqual([expect.stringMatching(/comes later$/)]);
  expect(await expectedOn()).toBe('2026-12-02');
  clock.now = new Date('2026-11-30T10:30:00Z');
  expect(await told()).toEqual(mails);
});
