import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CourierServer,
  startCourierServer,
  WEBHOOK_KEY,
} from '../../../testing/servers/courier-server.ts';
import { packedParcel } from '../../../testing/shoppers/packed-parcel.ts';
import { parcelDesk } from '../../../testing/shoppers/shipped-parcels.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { orderEvents } from '../../db/schema/order/order-line.ts';
import { parcelEvents, parcels } from '../../db/schema/order/parcel.ts';
import { parcelBookings } from '../../db/schema/order/parcel-booking.ts';
import { courierRegistry } from '../../modules/parcel/parcel.ts';
import { webhooksOf } from '../../sandbox/couriers/routes.ts';
import { trackParcels } from './track-parcels.ts';

const WITHIN = { timeout: 20_000, interval: 20 };
const MINUTE_MS = 60_000;
const WHOLE_LIFE_HOURS = 200;
const WHOLE_LIFE_MS = WHOLE_LIFE_HOURS * 60 * MINUTE_MS;

describe.each(['shiprocket', 'delhivery'] as const)('parcels on their way with %s', (courier) => {
  let server: CourierServer;
  let shop: TestShop;
  let packer: TestStaff;
  let desk: ReturnType<typeof parcelDesk>;
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  beforeAll(async () => {
    server = await startCourierServer(now);
    const grounds = { now, fromPinCode: () => '673001', boxCm: { length: 25, width: 20, height: 10 } };
    const { shiprocket, delhivery } = server.apis(grounds);
    shop = await openTestShop({ now, couriers: courierRegistry([shiprocket, delhivery]) });
  });
  afterAll(async () => {
    await shop.close();
    await server.close();
  });

  const webhookPath = courier === 'shiprocket' ? 'rocket' : courier;
  const trackPath = courier === 'shiprocket' ? '/courier/track/awbs' : '/api/v1/packages/json/';
  const post = (body: object, key: string | null = WEBHOOK_KEY) =>
    shop.call('POST', `/courier-webhooks/${webhookPath}`, {
      body,
      headers: key === null ? {} : { 'x-api-key': key },
    });
  const askedTimes = () => server.asked.filter((path) => path.endsWith(trackPath)).length;
  const stateOf = async (id: string) => {
    const [row] = await shop.db.select().from(parcels).where(eq(parcels.id, id));
    return row?.state;
  };
  const eventsOf = (id: string) => shop.db.select().from(parcelEvents).where(eq(parcelEvents.parcelId, id));
  const askAtOf = async (id: string) => {
    const [row] = await shop.db.select().from(parcelBookings).where(eq(parcelBookings.parcelId, id));
    return row?.askAt ?? null;
  };
  /** Booked, and shipped unless told otherwise; sessions end with the clock's jumps. */
  const booked = async (
    pinCode: string,
    isShipped = true,
  ): Promise<{ id: string; orderId: string; awb: string }> => {
    const shopper = await shop.newShopper();
    packer = await newTestStaff(shop, ['orders.fulfil']);
    desk = parcelDesk(packer);
    const { id, orderId } = await packedParcel(shop, shopper, packer, { pinCode });
    await desk.act(id, 'booking', { courier });
    await expect.poll(async () => (await desk.read(id)).booking?.state, WITHIN).toBe('booked');
    if (isShipped) await ship(id);
    return { id, orderId, awb: (await desk.read(id)).trackingNumber ?? expect.fail('no number') };
  };
  const ship = async (id: string) => {
    const { courier: by, trackingNumber } = await desk.read(id);
    return desk.act(id, 'shipment', { courier: by, trackingNumber });
  };
  const atCourier = (awb: string) => server.world.find((one) => one.awb === awb) ?? expect.fail('unknown');

  it("are moved by the courier's answer, not by a webhook (PARCEL-35)", async () => {
    const { id, awb } = await booked('682001');
    const forged =
      courier === 'shiprocket'
        ? { awb, current_status: 'LOST', shipment_status_id: 12 }
        : { Shipment: { AWB: awb, Status: { Status: 'RTO', StatusType: 'DL' } } };
    const before = askedTimes();
    expect((await post(forged, null)).status).toBe(401);
    expect((await post(forged, 'guessed')).body).toMatchObject({ code: 'COURIER_KEY_INVALID' });
    expect((await post({ awb: {} })).status).toBe(400);
    expect(askedTimes()).toBe(before);
    expect((await post(forged)).status).toBe(200);
    await expect.poll(askedTimes, WITHIN).toBeGreaterThan(before);
    expect(await eventsOf(id)).toEqual([]);
    expect(await stateOf(id)).toBe('shipped');
    const unknown = courier === 'shiprocket' ? { awb: '123' } : { Shipment: { AWB: '123' } };
    expect((await post(unknown)).status).toBe(200);
  });

  it('end back and reversed, lost and written off, by the shop itself (PARCEL-22)', async () => {
    const [back, lost] = [await booked('682008'), await booked('682009')];
    aheadMs += WHOLE_LIFE_MS;
    await trackParcels(shop.deps);
    expect(await stateOf(back.id)).toBe('back');
    expect(await stateOf(lost.id)).toBe('lost');
    const events = await eventsOf(back.id);
    expect(events.map(({ kind }) => kind)).toContain('attempt failed');
    expect(
      events.every(
        ({ source, actorKind, actorId }) => `${source} ${actorKind} ${actorId}` === 'courier system shop',
      ),
    ).toBe(true);
    expect(events.find(({ kind }) => kind === 'attempt failed')?.report).toMatchObject({ reason: 'refused' });
    const timeline = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, back.orderId));
    expect(timeline.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['parcel_not_delivered', 'cancelled']),
    );
    // Nothing more to ask about (PARCEL-36).
    expect([await askAtOf(back.id), await askAtOf(lost.id)]).toEqual([null, null]);
  });

  it('wait until the shop has shipped them (PARCEL-37)', async () => {
    const { id, orderId } = await booked('682001', false);
    server.world.advanceHours(30);
    aheadMs += 31 * MINUTE_MS;
    await trackParcels(shop.deps);
    expect([await stateOf(id), await eventsOf(id)]).toEqual(['packed', []]);
    packer = await newTestStaff(shop, ['orders.fulfil']);
    desk = parcelDesk(packer);
    await ship(id);
    aheadMs += 31 * MINUTE_MS;
    await trackParcels(shop.deps);
    expect(await stateOf(id)).toBe('in transit');
    const timeline = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
    const title = courier === 'shiprocket' ? 'Shiprocket' : 'Delhivery';
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'in_transit', note: `Reported by ${title}`, actorId: 'shop' }),
    );
  });

  it('are asked about every half hour, and soon again after a failure (PARCEL-36)', async () => {
    const { id } = await booked('682001');
    aheadMs += 31 * MINUTE_MS;
    await trackParcels(shop.deps);
    const asked = askedTimes();
    await trackParcels(shop.deps);
    expect(askedTimes()).toBe(asked);
    const next = await askAtOf(id);
    expect((next?.getTime() ?? 0) - now().getTime()).toBeGreaterThan(29 * MINUTE_MS);
    aheadMs += 31 * MINUTE_MS;
    // Delhivery's call only reads, and is repeated.
    const failures = courier === 'shiprocket' ? 1 : 2;
    server.world.fail(...Array(failures).fill({ at: trackPath, how: 'server error' }));
    await trackParcels(shop.deps);
    const soon = await askAtOf(id);
    expect((soon?.getTime() ?? 0) - now().getTime()).toBeLessThanOrEqual(5 * MINUTE_MS);
  });

  it('end alike after webhooks that are doubled, late and shuffled (PARCEL-19)', async () => {
    const lives = ['682001', '682007', '682008', '682009', '682006'];
    const all = [];
    for (const pinCode of lives) all.push(await booked(pinCode));
    // The couriers' clock alone: the half hour is not over.
    server.world.advanceHours(WHOLE_LIFE_HOURS);
    const hooks = all.flatMap(({ awb }) => webhooksOf(server.world, atCourier(awb)));
    const orderOf = (hook: object, turn: number) =>
      createHash('sha256')
        .update(`${turn} ${JSON.stringify(hook)}`)
        .digest('hex');
    const shuffled = [0, 1]
      .flatMap((turn) => hooks.map((hook) => ({ hook, place: orderOf(hook, turn) })))
      .toSorted((one, other) => (one.place < other.place ? -1 : 1));
    for (const { hook } of shuffled) expect((await post(hook)).status).toBe(200);
    const ids = all.map(({ id }) => id);
    const states = async () => {
      const rows = await shop.db.select().from(parcels).where(inArray(parcels.id, ids));
      return ids.map((id) => rows.find((row) => row.id === id)?.state);
    };
    await expect.poll(states, WITHIN).toEqual(['delivered', 'delivered', 'back', 'lost', 'delivered']);
    // Told again, nothing more is written.
    const [before, [known]] = [await eventsOf(ids[2] ?? ''), hooks];
    await post(known ?? {});
    await trackParcels(shop.deps);
    expect(await eventsOf(ids[2] ?? '')).toEqual(before);
  });
});
