import { randomUUID } from 'node:crypto';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { auditEntriesOf } from '../../../testing/staff/audited.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';

const PACK = 'tender-coconut-water-pack_V01';
const BOTTLE = 'virgin-coconut-oil-bottle_V01';

describe('a box interrupted during packing (PARCEL-7, PARCEL-12)', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let packer: TestStaff;
  let desk: TestStaff;
  let items: Awaited<ReturnType<typeof variantWithStock>>[];
  beforeAll(async () => {
    shop = await openTestShop();
    shopper = await shop.newShopper();
    packer = await newTestStaff(shop, ['orders.fulfil']);
    desk = await newTestStaff(shop, ['orders.read', 'orders.fulfil', 'orders.edit']);
    items = [await variantWithStock(shop, PACK, 1_000), await variantWithStock(shop, BOTTLE, 1_000)];
  });
  afterAll(() => shop.close());

  const rowOf = async (id: string) => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
    return order ?? expect.fail('no order');
  };
  const now = async ({ id }: ParcelView) =>
    (await packer.call('GET', `/parcels/${id}`)).body.parcel as ParcelView;
  const begun = async (): Promise<ParcelView> => {
    const units = items.map((item, index) => ({ ...item, quantity: 3 - index }));
    const order = await rowOf(await placeTestOrder(shop, shopper, units));
    const claimed = await packer.call('POST', '/packing/claims', { body: { code: order.number } });
    const parcel = claimed.body.parcel as ParcelView;
    const [pack, bottle] = parcel.lines.map(({ sku }) => sku);
    for (const code of [pack, pack, bottle]) {
      const body = { gestureId: randomUUID(), code };
      expect((await packer.call('POST', `/parcels/${parcel.id}/scans`, { body })).body.verdict).toBe(
        'packed',
      );
    }
    return parcel;
  };
  const edit = async ({ orderId }: ParcelView, wanted: object) => {
    const { version } = await rowOf(orderId);
    const shown = await desk.call('POST', `/orders/${orderId}/lines/preview`, {
      body: { version, ...wanted },
    });
    const { total } = shown.body.preview as { total: { after: number } };
    const body = { ...wanted, total: total.after };
    expect(await desk.call('PUT', `/orders/${orderId}/lines`, { body, version })).toMatchObject({
      status: 200,
    });
  };
  const confirm = (parcel: ParcelView, takenOut: ParcelView['takeOut']) =>
    packer.call('POST', `/parcels/${parcel.id}/interruption-end`, {
      body: { takenOut: takenOut.map(({ variantId, quantity }) => ({ variantId, quantity })) },
      version: parcel.version,
    });
  const unitsOf = ({ takeOut }: ParcelView) => takeOut.map(({ sku, quantity }) => [sku, quantity]);
  const linesOf = ({ lines }: ParcelView) => lines.map(({ packed, quantity }) => [packed, quantity]);

  it('lists the surplus of a changed order, and continues with the rest', async () => {
    const parcel = await begun();
    expect(unitsOf(parcel)).toEqual([]);
    await edit(parcel, {
      lines: [
        { position: 1, quantity: 1 },
        { position: 2, quantity: 3 },
      ],
      added: [],
    });
    const stopped = await now(parcel);
    expect(stopped).toMatchObject({ interruption: 'changed', state: 'packing' });
    expect(unitsOf(stopped)).toEqual([[parcel.lines[0]?.sku, 1]]);
    expect(linesOf(stopped)).toEqual([
      [1, 1],
      [1, 3],
    ]);
    // Neither another list nor ending the claim avoids it.
    expect(await confirm(stopped, [])).toMatchObject({ status: 400 });
    expect(
      await packer.call('POST', `/parcels/${parcel.id}/give-back`, { body: {}, version: stopped.version }),
    ).toMatchObject({ status: 409, body: { code: 'PARCEL_INTERRUPTED' } });
    expect(await confirm(stopped, stopped.takeOut)).toMatchObject({
      status: 200,
      body: { parcel: { state: 'packing', interruption: null, takeOut: [] } },
    });
    const body = { gestureId: randomUUID(), code: parcel.lines[1]?.sku };
    expect((await packer.call('POST', `/parcels/${parcel.id}/scans`, { body })).body).toMatchObject({
      verdict: 'packed',
      parcel: { claimedBy: { name: packer.name } },
    });
    const acts = await auditEntriesOf(shop.db, parcel.id);
    expect(acts.find(({ action }) => action === 'took out of the box')?.after).toMatchObject({
      takenOut: [`1 x ${parcel.lines[0]?.sku}`],
    });
  });

  it('counts units again that return to the order before their removal', async () => {
    const parcel = await begun();
    await edit(parcel, { lines: [{ position: 1, quantity: 0 }], added: [] });
    const [pack] = parcel.lines;
    expect(unitsOf(await now(parcel))).toEqual([[pack?.sku, 2]]);
    await edit(parcel, { lines: [], added: [{ variantId: PACK, quantity: 5 }] });
    const stopped = await now(parcel);
    expect(unitsOf(stopped)).toEqual([]);
    expect(linesOf(stopped)).toEqual([
      [1, 2],
      [2, 5],
    ]);
    expect(await confirm(stopped, [])).toMatchObject({ body: { parcel: { interruption: null } } });
  });

  it('is emptied whole for an order that is held, and waits again', async () => {
    const parcel = await begun();
    const { version } = await rowOf(parcel.orderId);
    await desk.call('PUT', `/orders/${parcel.orderId}/hold`, { body: { reason: 'Address?' }, version });
    const stopped = await now(parcel);
    expect(stopped.interruption).toBe('held');
    expect(unitsOf(stopped)).toEqual([
      [parcel.lines[0]?.sku, 2],
      [parcel.lines[1]?.sku, 1],
    ]);
    expect(await confirm(stopped, stopped.takeOut.slice(1))).toMatchObject({ status: 400 });
    expect(await confirm(stopped, stopped.takeOut)).toMatchObject({
      body: { parcel: { state: 'waiting', claimedBy: null, takeOut: [] } },
    });
    expect(linesOf(await now(parcel))).toEqual([
      [0, 3],
      [0, 2],
    ]);
  });

  it('lists everything in a cancelled order, including earlier removals', async () => {
    const parcel = await begun();
    await edit(parcel, { lines: [{ position: 1, quantity: 1 }], added: [] });
    const { version } = await rowOf(parcel.orderId);
    await desk.call('POST', `/orders/${parcel.orderId}/cancellation`, { body: { reason: 'Twice' }, version });
    const stopped = await now(parcel);
    expect(stopped).toMatchObject({ state: 'cancelled', interruption: 'cancelled' });
    expect(new Map(stopped.takeOut.map(({ sku, quantity }) => [sku, quantity]))).toEqual(
      new Map([
        [parcel.lines[0]?.sku, 2],
        [parcel.lines[1]?.sku, 1],
      ]),
    );
    expect(await confirm(stopped, stopped.takeOut)).toMatchObject({ body: { parcel: { takeOut: [] } } });
    expect(await confirm(stopped, stopped.takeOut)).toMatchObject({ status: 409 });
  });
});
