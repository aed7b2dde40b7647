import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CourierServer, startCourierServer } from '../../../testing/servers/courier-server.ts';
import { packedParcel } from '../../../testing/shoppers/packed-parcel.ts';
import { parcelDesk } from '../../../testing/shoppers/shipped-parcels.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { parcelBookings } from '../../db/schema/order/parcel-booking.ts';
import { courierRegistry } from '../../modules/parcel/parcel.ts';
import { fulfilOrder } from '../fulfilment/fulfilment.ts';
import { carryOutBooking, carryOutCancellation } from './carry-out-booking.ts';
import { trackParcels } from './track-parcels.ts';

const WITHIN = { timeout: 20_000, interval: 20 };
const MINUTE_MS = 60_000;

describe.each(['shiprocket', 'delhivery'] as const)('a parcel that is booked with %s', (courier) => {
  let server: CourierServer;
  let shop: TestShop;
  let shopper: TestShopper;
  let packer: TestStaff;
  let desk: ReturnType<typeof parcelDesk>;
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  beforeAll(async () => {
    server = await startCourierServer(now);
    const { shiprocket, delhivery } = server.apis({
      now,
      fromPinCode: () => '673001',
      boxCm: { length: 25, width: 20, height: 10 },
    });
    const couriers = courierRegistry([shiprocket, delhivery]);
    shop = await openTestShop({ now, couriers });
    shopper = await shop.newShopper();
    packer = await newTestStaff(shop, ['orders.fulfil']);
    desk = parcelDesk(packer);
  });
  beforeEach(() => {
    server.asked.length = 0;
  });
  afterAll(async () => {
    await shop.close();
    await server.close();
  });

  const title = courier === 'shiprocket' ? 'Shiprocket' : 'Delhivery';
  const createPath = courier === 'shiprocket' ? '/orders/create/adhoc' : '/api/cmu/create.json';
  const packed = (pinCode?: string) =>
    packedParcel(shop, shopper, packer, pinCode === undefined ? {} : { pinCode });
  const book = (id: string) => desk.act(id, 'booking', { courier });
  const bookingOf = async (id: string) => (await desk.read(id)).booking;
  const becomes = (id: string, state: string) =>
    expect.poll(async () => (await bookingOf(id))?.state, WITHIN).toBe(state);
  const booked = async (pinCode?: string): Promise<ParcelView> => {
    const { id } = await packed(pinCode);
    await book(id);
    await becomes(id, 'booked');
    return desk.read(id);
  };
  const atCourier = (reference: string) =>
    server.world.parcels.filter((one) => one.courier === courier && one.reference === reference);
  const rowOf = async (id: string) => {
    const [row] = await shop.db.select().from(parcelBookings).where(eq(parcelBookings.parcelId, id));
    return row ?? expect.fail('no booking');
  };

  it('has its number, its label, and leaves with nothing typed (PARCEL-33)', async () => {
    const parcel = await booked();
    const { courier: by, trackingNumber } = parcel;
    expect(parcel).toMatchObject({ state: 'packed', courier: title, booking: { reference: parcel.number } });
    expect(atCourier(parcel.number)).toMatchObject([{ awb: trackingNumber, toCollect: parcel.toCollect }]);
    const label = () => packer.call('POST', `/parcels/${parcel.id}/courier-label`, { body: {} });
    expect(await label()).toMatchObject({ status: 409, body: { code: 'LABEL_NOT_READY' } });
    aheadMs += 2 * MINUTE_MS;
    expect(await label()).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect((await book(parcel.id)).body).toMatchObject({ code: 'PARCEL_BOOKED' });
    const another = await desk.act(parcel.id, 'shipment', { courier: 'DTDC', trackingNumber: 'D1234567' });
    expect(another.body.errors).toEqual([
      `${title} has booked this parcel as ${trackingNumber}. Cancel the booking first`,
    ]);
    const shipped = await desk.act(parcel.id, 'shipment', { courier: by, trackingNumber });
    expect(shipped.body).toMatchObject({ parcel: { state: 'shipped', courier: title, trackingNumber } });
    const late = await desk.act(parcel.id, 'booking-cancellation');
    expect(late.body).toMatchObject({ code: 'PARCEL_STEP_NOT_ALLOWED' });
  });

  it('keeps its own number when its order is shipped as a whole', async () => {
    const parcel = await booked();
    const order = { orderNumber: parcel.orderNumber, courier: 'DTDC', trackingNumber: 'D1234567' };
    await fulfilOrder(
      shop.deps,
      { ...packer, kind: 'staff', permissions: [] },
      { transition: 'ship', ...order },
    );
    const { trackingNumber, booking } = await desk.read(parcel.id);
    expect(trackingNumber).toBe(booking?.awb);
  });

  it('is asked for after a try without an answer, and booked once (PARCEL-31)', async () => {
    const { id, number } = await packed();
    server.world.fail({ at: createPath, how: 'carried out without an answer' });
    await book(id);
    await expect.poll(async () => (await rowOf(id)).triedAt !== null, WITHIN).toBe(true);
    await expect.poll(() => atCourier(number).length, WITHIN).toBe(1);
    server.asked.length = 0;
    // Another try within two minutes would come before the courier has done.
    await carryOutBooking(shop.deps, await rowOf(id));
    expect(server.asked).toEqual([]);
    expect(await bookingOf(id)).toMatchObject({ state: 'asked', awb: null });
    aheadMs += 3 * MINUTE_MS;
    await carryOutBooking(shop.deps, await rowOf(id));
    expect(server.asked.some((path) => path.includes(createPath))).toBe(false);
    const [only, ...others] = atCourier(number);
    expect(others).toEqual([]);
    expect(await bookingOf(id)).toMatchObject({ state: 'booked', awb: only?.awb });
  });

  it('is booked later when the courier takes no calls, and unknown to it', async () => {
    const { id, number } = await packed();
    server.world.fail({ at: createPath, how: 'too many calls' });
    await book(id);
    await expect.poll(async () => (await rowOf(id)).tries, WITHIN).toBe(1);
    await expect.poll(async () => (await rowOf(id)).triedAt, WITHIN).toBeNull();
    await carryOutBooking(shop.deps, await rowOf(id));
    expect(await bookingOf(id)).toMatchObject({ state: 'booked' });
    expect(atCourier(number)).toHaveLength(1);
  });

  it("shows the courier's reason, and is booked again under another number (PARCEL-32)", async () => {
    const { id, number } = await packed();
    server.world.fail({ at: createPath, how: 'refused with 200' });
    await book(id);
    await becomes(id, 'failed');
    const { booking, trackingNumber } = await desk.read(id);
    expect(booking).toMatchObject({ reference: number, reason: expect.stringMatching(/\w+ \w+/), awb: null });
    expect(trackingNumber).toBeNull();
    await book(id);
    await becomes(id, 'booked');
    expect(await bookingOf(id)).toMatchObject({ reference: `${number}-2` });
  });

  it('is not booked without weight, or with a courier that has no account', async () => {
    const { id } = await packedParcel(shop, shopper, packer, { weightGrams: null });
    const unweighed = await book(id);
    expect(unweighed).toMatchObject({ status: 400, body: { fields: [{ field: 'weightGrams' }] } });
    const byNumber = await desk.act(id, 'booking', { courier: 'india-post', weightGrams: 500 });
    expect(byNumber.body.errors).toEqual(['India Post is not set up']);
    const listed = await packer.call('GET', '/packing/couriers');
    expect(listed.body.couriers).toMatchObject([
      { name: 'shiprocket', isBooked: true },
      { name: 'delhivery', isBooked: true },
      { name: 'india-post', isBooked: false },
    ]);
  });

  it('is cancelled at the courier too, also where its number was not known yet', async () => {
    const known = await booked();
    const freed = await desk.act(known.id, 'booking-cancellation');
    expect(freed.body).toMatchObject({ parcel: { courier: null, trackingNumber: null } });
    await expect.poll(() => atCourier(known.number)[0]?.isCancelled, WITHIN).toBe(true);

    const { id, number } = await packed();
    server.world.fail({ at: createPath, how: 'carried out without an answer' });
    await book(id);
    await expect.poll(() => atCourier(number).length, WITHIN).toBe(1);
    await desk.act(id, 'booking-cancellation');
    aheadMs += 3 * MINUTE_MS;
    await carryOutCancellation(shop.deps, await rowOf(id));
    expect(atCourier(number)).toMatchObject([{ isCancelled: true }]);
  });

  it('is cancelled at the courier when its order is', async () => {
    const { id, orderId, number } = await booked();
    const cancelled = await shop.call('POST', `/orders/${orderId}/cancel`, {
      token: shopper.token,
      body: {},
    });
    expect(cancelled.status).toBe(200);
    aheadMs += 31 * MINUTE_MS;
    await trackParcels(shop.deps);
    // The member's session is over by then.
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled' });
    await expect.poll(() => atCourier(number)[0]?.isCancelled, WITHIN).toBe(true);
  });
});
