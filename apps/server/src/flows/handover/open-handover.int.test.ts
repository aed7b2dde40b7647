import type { HandoverView } from '@ilaneer/contract/staff/parcels/handovers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { packedParcel } from '../../../testing/shoppers/shipped-parcels.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';
import { parcels } from '../../db/schema/order/parcel.ts';

describe('a hand-over', () => {
  let shop: TestShop;
  let packer: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    packer = await newTestStaff(shop, ['orders.fulfil']);
  });
  afterAll(() => shop.close());

  let couriers = 0;
  const open = async () => {
    const { body } = await packer.call('POST', '/handovers', { body: { courier: `Courier ${++couriers}` } });
    return body.handover as HandoverView;
  };
  // Their own: cash orders of a shopper are limited.
  const packed = async () => packedParcel(shop, await shop.newShopper(), packer);
  const book = (id: string, courier: string, trackingNumber: string) =>
    shop.db.update(parcels).set({ courier, trackingNumber }).where(eq(parcels.id, id));

  it('offers couriers of packed parcels, those that are set up, and the latest ones (PARCEL-40)', async () => {
    const { courier } = await open();
    const parcel = await packed();
    await book(parcel.id, 'Safexpress', 'S7001');
    const { couriers: offered } = (await packer.call('GET', '/handovers')).body as { couriers: string[] };
    expect(offered).toEqual(expect.arrayContaining(['Safexpress', 'India Post', courier]));
    expect(offered.indexOf('Safexpress')).toBeLessThan(offered.indexOf('India Post'));
    expect(offered.indexOf('India Post')).toBeLessThan(offered.indexOf(courier));
    expect(new Set(offered.map((name) => name.toLowerCase())).size).toBe(offered.length);
  });

  it('is begun by the scan of a parcel with a courier, and by no refused one (PARCEL-41)', async () => {
    const begin = (code: string) => packer.call('POST', '/handover-scans', { body: { code } });
    const [parcel, next, bare] = [await packed(), await packed(), await packed()];
    await book(parcel.id, 'Gati', 'G7001');
    await book(next.id, 'Gati', 'G7002');
    expect((await begin(bare.number)).body).toMatchObject({
      ...{ code: 'PARCEL_WITHOUT_COURIER', message: `${bare.number} has no courier yet. Choose one.` },
    });
    const hold = { heldAt: new Date(), holdReason: 'Asked to wait' };
    await shop.db.update(orders).set(hold).where(eq(orders.id, parcel.orderId));
    for (const [code, message] of [
      [parcel.number, `The order of ${parcel.number} is on hold`],
      ['OD99999-1', 'Nothing has the number OD99999-1'],
    ] as const) {
      const { status, body } = await begin(code);
      expect({ status, body }).toMatchObject({
        ...{ status: 409, body: { code: 'HANDOVER_SCAN_REFUSED', message } },
      });
    }
    const { rows } = (await packer.call('GET', '/handovers?search=gati')).body as { rows: object[] };
    expect(rows).toEqual([]);
    const held = { heldAt: null, holdReason: null };
    await shop.db.update(orders).set(held).where(eq(orders.id, parcel.orderId));
    const first = (await begin(parcel.number)).body.handover as HandoverView;
    expect(first).toMatchObject({ courier: 'Gati', parcels: [{ number: parcel.number }] });
    expect((await begin('g7002')).body).toMatchObject({ handover: { id: first.id, scanned: 2 } });
    expect((await begin(next.number)).body).toMatchObject({ handover: { id: first.id, scanned: 2 } });
  });

  it('is discarded while it is empty and open (PARCEL-40)', async () => {
    const { id } = await open();
    const parcel = await packed();
    const discard = (handoverId: string) => packer.call('DELETE', `/handovers/${handoverId}`);
    const add = (handoverId: string) => {
      const body = { code: `AWB-${parcel.number}`, parcelId: parcel.id };
      return packer.call('POST', `/handovers/${handoverId}/scans`, { body });
    };
    expect((await add(id)).body).toMatchObject({ verdict: 'added' });
    expect((await discard(id)).body).toMatchObject({ code: 'HANDOVER_FILLED' });
    await packer.call('POST', `/handovers/${id}/removals`, { body: { parcelId: parcel.id } });
    expect((await discard(id)).status).toBe(200);
    expect((await packer.call('GET', `/handovers/${id}`)).body).toMatchObject({ code: 'HANDOVER_NOT_FOUND' });
    const { id: filled } = await open();
    await add(filled);
    await packer.call('POST', `/handovers/${filled}/close`, { body: {} });
    await vi.waitFor(async () => {
      const { body } = await packer.call('GET', `/handovers/${filled}`);
      expect(body).toMatchObject({ handover: { state: 'closed' } });
    }, 30_000);
    expect((await discard(filled)).body).toMatchObject({ code: 'HANDOVER_CLOSED' });
  });
});
