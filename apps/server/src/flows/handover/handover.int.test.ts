import type { HandoverView } from '@ilaneer/contract/staff/parcels/handovers';
import type { ParcelView, QueueRow } from '@ilaneer/contract/staff/parcels/parcel-views';
import { err, ok } from '@ilaneer/domain/result';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { packedParcel, parcelDesk } from '../../../testing/shoppers/shipped-parcels.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { handovers } from '../../db/schema/order/handover.ts';
import { orders } from '../../db/schema/order/order.ts';
import { parcels } from '../../db/schema/order/parcel.ts';
import type { BookedParcel } from '../../modules/parcel/parcel.ts';
import { handOverParcels } from './handover.ts';

describe('a hand-over to a courier', () => {
  let shop: TestShop;
  let packer: TestStaff;
  const clock = { now: new Date('2026-11-30T11:00:00Z'), ticks: 0 };
  beforeAll(async () => {
    shop = await openTestShop({ now: () => new Date(clock.now.getTime() + clock.ticks++) });
    packer = await newTestStaff(shop, ['orders.fulfil']);
  });
  afterAll(() => shop.close());

  let couriers = 0;
  const open = async (courier = `Courier ${++couriers}`) => {
    const { status, body } = await packer.call('POST', '/handovers', { body: { courier } });
    expect({ status, body }).toMatchObject({ status: 200 });
    return body.handover as HandoverView;
  };
  // Their own: cash orders of a shopper are limited.
  const packed = async () => packedParcel(shop, await shop.newShopper(), packer);
  const scan = async (handoverId: string, code: string, parcelId?: string) => {
    const body = { code, ...(parcelId !== undefined && { parcelId }) };
    const answer = await packer.call('POST', `/handovers/${handoverId}/scans`, { body });
    return { ...answer.body, status: answer.status };
  };
  const add = async (handoverId: string, { id, number }: ParcelView) =>
    expect(await scan(handoverId, `AWB-${number}`, id)).toMatchObject({ verdict: 'added' });
  const read = async (id: string) =>
    (await packer.call('GET', `/handovers/${id}`)).body.handover as HandoverView;
  const close = (id: string, body: object = {}) => packer.call('POST', `/handovers/${id}/close`, { body });
  const closed = async (id: string) => {
    await vi.waitFor(async () => expect((await read(id)).state).toBe('closed'), 30_000);
    return read(id);
  };

  it('continues the open one of its courier, however the name is typed (PARCEL-40)', async () => {
    const { id } = await open('Blue Dart');
    expect((await open(' blue dart ')).id).toBe(id);
    expect((await open('DTDC')).id).not.toBe(id);
    for (const courier of [' ', 'OD10002-1', '*od10002*']) {
      const { status, body } = await packer.call('POST', '/handovers', { body: { courier } });
      expect({ status, body }).toMatchObject({ status: 400, body: { fields: [{ field: 'courier' }] } });
    }
  });

  it('takes a parcel by its label and then its tracking number, and no scan twice (PARCEL-41)', async () => {
    const { id } = await open();
    const parcel = await packed();
    expect(await scan(id, parcel.number)).toMatchObject({
      ...{ verdict: 'number wanted', text: parcel.number, parcelId: parcel.id },
      handover: { scanned: 0 },
    });
    for (const [wrong, text] of [
      ['##', /4 to 40/],
      [parcel.number, /number of this shop/],
    ] as const) {
      expect(await scan(id, wrong, parcel.id)).toMatchObject({
        ...{ verdict: 'refused', text: expect.stringMatching(text), parcelId: parcel.id },
      });
    }
    expect(await scan(id, ']C1KL123456', parcel.id)).toMatchObject({ verdict: 'added' });
    for (const again of [parcel.number, parcel.orderNumber, 'KL123456', `*${parcel.number}*`]) {
      expect(await scan(id, again)).toMatchObject({ verdict: 'again', handover: { scanned: 1 } });
    }
    const other = await packed();
    expect(await scan(id, 'KL123456', other.id)).toMatchObject({
      ...{ verdict: 'refused', text: `KL123456 is the number of ${parcel.number}` },
    });
    expect(await scan(id, 'kl123456', other.id)).toMatchObject({ verdict: 'refused' });
    const { parcels: inIt } = await read(id);
    expect(inIt).toMatchObject([{ number: parcel.number, trackingNumber: 'KL123456', weightGrams: 900 }]);
    const out = await packer.call('POST', `/handovers/${id}/removals`, { body: { parcelId: parcel.id } });
    expect(out.body).toMatchObject({ handover: { parcels: [] } });
    expect(await scan(id, parcel.number)).toMatchObject({ verdict: 'number wanted' });
  });

  it('takes a booked parcel by either number, and refuses what another courier takes (PARCEL-41, PARCEL-42)', async () => {
    const parcel = await packed();
    const booked = { courier: 'DTDC', trackingNumber: 'D7001' };
    await shop.db.update(parcels).set(booked).where(eq(parcels.id, parcel.id));
    const { id: other } = await open();
    expect(await scan(other, parcel.number)).toMatchObject({
      ...{ verdict: 'refused', text: `${parcel.number} goes with DTDC` },
    });
    const { id } = await open('dtdc');
    expect(await scan(id, 'd7001')).toMatchObject({ verdict: 'added', text: `${parcel.number}, D7001` });
    expect(await scan(id, parcel.number)).toMatchObject({ verdict: 'again' });
    await close(id);
    await closed(id);
    expect(await parcelDesk(packer).read(parcel.id)).toMatchObject({ state: 'shipped', ...booked });
  });

  it('refuses parcels that may not leave, each with its reason (PARCEL-42)', async () => {
    const { id } = await open();
    const [held, reopened, gone, elsewhere] = [
      await packed(),
      await packed(),
      await packed(),
      await packed(),
    ];
    const hold = { heldAt: new Date(), holdReason: 'Asked to wait' };
    await shop.db.update(orders).set(hold).where(eq(orders.id, held.orderId));
    await parcelDesk(packer).act(reopened.id, 'reopen', { reason: 'The slip is missing' });
    const shipment = { courier: 'Delhivery', trackingNumber: 'DL-9001' };
    await parcelDesk(packer).act(gone.id, 'shipment', shipment);
    const other = await open();
    await add(other.id, elsewhere);
    for (const [code, text] of [
      [held.number, `The order of ${held.number} is on hold`],
      [reopened.number, `${reopened.number} is not packed`],
      ['DL-9001', `${gone.number} has already left with Delhivery`],
      [elsewhere.number, `${elsewhere.number} is in another hand-over, to ${other.courier}`],
      ['OD99999-1', 'Nothing has the number OD99999-1'],
      ['8901234567894', 'Nothing has the number 8901234567894'],
    ] as const) {
      expect(await scan(id, code)).toMatchObject({ status: 200, verdict: 'refused', text });
    }
    expect((await read(id)).parcels).toEqual([]);
    expect((await close(id)).body).toMatchObject({ code: 'HANDOVER_EMPTY' });
  });

  it('ships all its parcels when it is closed, and refuses those that changed meanwhile (PARCEL-43)', async () => {
    const { id, courier } = await open();
    const [first, second, late] = [await packed(), await packed(), await packed()];
    for (const parcel of [first, second, late]) await add(id, parcel);
    const hold = { heldAt: new Date(), holdReason: 'Asked to wait' };
    await shop.db.update(orders).set(hold).where(eq(orders.id, late.orderId));
    expect((await close(id, { handedTo: ' Biju ' })).status).toBe(200);
    const done = await closed(id);
    expect(done).toMatchObject({ handedTo: 'Biju', scanned: 3, handedOver: 2, refused: 1 });
    expect(done.parcels.map(({ number, result, refusal }) => [number, result, refusal])).toEqual([
      [late.number, 'refused', `The order of ${late.number} is on hold`],
      [second.number, 'handed over', null],
      [first.number, 'handed over', null],
    ]);
    const shipped = await parcelDesk(packer).read(first.id);
    expect(shipped).toMatchObject({ state: 'shipped', courier, trackingNumber: `AWB-${first.number}` });
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, first.orderId));
    expect(order).toMatchObject({ status: 'shipped', courier });
    // Frozen for the manifest.
    expect(done.parcels[2]).toMatchObject({ weightGrams: 900, toCollect: (order?.totalPaise ?? 0) / 100 });
    expect((await close(id)).body).toMatchObject({ code: 'HANDOVER_CLOSED' });
    expect(await scan(id, first.number)).toMatchObject({ code: 'HANDOVER_CLOSED' });
    expect((await parcelDesk(packer).read(late.id)).state).toBe('packed');
  });

  it('is resumed after an interruption, and ships no parcel twice (PARCEL-43)', async () => {
    const { id } = await open();
    const [first, second] = [await packed(), await packed()];
    for (const parcel of [first, second]) await add(id, parcel);
    // Closed, its job died before the first parcel.
    const closing = { closingAt: clock.now, closedByKind: 'staff', closedById: packer.id } as const;
    await shop.db.update(handovers).set(closing).where(eq(handovers.id, id));
    await Promise.all([handOverParcels(shop.deps, id), handOverParcels(shop.deps, id)]);
    expect(await read(id)).toMatchObject({ state: 'closed', handedOver: 2, refused: 0 });
    await handOverParcels(shop.deps, id);
    expect(await read(id)).toMatchObject({ handedOver: 2, refused: 0 });
  });

  it('asks the courier for a pickup, once, if it takes such requests (PARCEL-45)', async () => {
    const { id } = await open('Delhivery');
    const ask = (of = id) => packer.call('POST', `/handovers/${of}/pickup`);
    const { id: byNumber } = await open();
    expect((await ask(byNumber)).body).toMatchObject({ code: 'PICKUP_NOT_POSSIBLE' });
    const asked: unknown[] = [];
    const answers = [err('No pickups on Sunday'), ok(null)];
    const byHand = shop.deps.courier;
    const requestPickup = (courier: string) =>
      courier === 'Delhivery'
        ? async (day: string, parcels: readonly BookedParcel[]) => {
            asked.push([day, parcels.map(({ awb }) => awb)]);
            return answers.shift() ?? ok(null);
          }
        : null;
    Object.assign(shop.deps, { courier: { ...byHand, requestPickup } });
    onTestFinished(() => void Object.assign(shop.deps, { courier: byHand }));
    expect(await read(byNumber)).toMatchObject({ canAskForPickup: false });
    expect(await read(id)).toMatchObject({ canAskForPickup: true, pickupAskedAt: null });
    expect((await ask()).body).toMatchObject({ code: 'HANDOVER_EMPTY' });
    const parcel = await packed();
    await add(id, parcel);
    expect((await ask()).body).toMatchObject({ code: 'PICKUP_REFUSED', message: 'No pickups on Sunday' });
    expect((await ask()).body).toMatchObject({ handover: { pickupAskedAt: expect.any(String) } });
    expect((await ask()).status).toBe(200);
    const request = ['2026-11-30', [`AWB-${parcel.number}`]];
    expect(asked).toEqual([request, request]);
  });

  it('makes a manifest that can be printed again, once it is closed (PARCEL-44)', async () => {
    const { id, number } = await open();
    await add(id, await packed());
    const print = () =>
      shop.app.inject({ url: `/api/staff/handovers/${id}/manifest`, headers: packer.headers() });
    expect((await print()).json()).toMatchObject({ code: 'HANDOVER_OPEN' });
    await close(id);
    await closed(id);
    const first = await print();
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="manifest-${number}.pdf"`,
    });
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await print()).statusCode).toBe(200);
  });

  it('is late for parcels packed before the hand-over time, in the queue, Today and the list (PARCEL-46)', async () => {
    const { id } = await open();
    const parcel = await packed();
    const rowOf = async (state: string) => {
      const { body } = await packer.call('GET', `/packing/queue?state=${state}&search=${parcel.orderNumber}`);
      return (body.rows as QueueRow[])[0] ?? null;
    };
    const at = (time: string) => new Date(`2026-11-30T${time}:00+05:30`);
    // Sessions lock meanwhile.
    const goTo = async (time: string) => {
      clock.now = at(time);
      packer = await newTestStaff(shop, ['orders.fulfil']);
    };
    const packedAt = at('16:59');
    await shop.db.update(parcels).set({ packedAt }).where(eq(parcels.id, parcel.id));
    await goTo('16:59');
    expect(await rowOf('packed')).toMatchObject({ isLate: false });
    expect(await rowOf('late')).toBeNull();
    await goTo('17:00');
    expect(await rowOf('packed')).toMatchObject({ isLate: true });
    expect(await rowOf('late')).toMatchObject({ parcelId: parcel.id });
    const { body } = await packer.call('GET', '/handovers');
    const today = (await packer.call('GET', '/today')).body.today as { packing: { late: object } };
    expect(body).toMatchObject({ time: '17:00', late: today.packing.late });
    const owner = await newTestStaff(shop, ['settings.write']);
    const { version } = (
      (await owner.call('GET', '/settings')).body.settings as { packing: { version: number } }
    ).packing;
    const saved = await owner.call('PUT', '/settings/packing', {
      body: { dispatchGate: 'warn', handoverTime: '18:30' },
      version,
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await rowOf('late')).toBeNull();
    await goTo('18:30');
    expect(await rowOf('late')).toMatchObject({ parcelId: parcel.id });
    await add(id, parcel);
    await close(id);
    await closed(id);
    expect(await rowOf('late')).toBeNull();
  });
});
