import { randomUUID } from 'node:crypto';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReturnShop } from '../../../testing/shoppers/returned-order.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { orders } from '../../db/schema/order/order.ts';
import { parcelLines, parcels } from '../../db/schema/order/parcel.ts';

describe('food that leaves apart (PARCEL-14)', () => {
  let made: Awaited<ReturnType<typeof openReturnShop>>;
  let packer: TestStaff;
  let owner: TestStaff;
  let byDefault: boolean;
  beforeAll(async () => {
    made = await openReturnShop();
    packer = await newTestStaff(made.shop, ['orders.fulfil']);
    owner = await newTestStaff(made.shop, ['settings.write']);
    byDefault = (await packing()).values.foodApart === true;
  });
  afterAll(() => made.shop.close());

  const packing = async () => {
    const { body } = await owner.call('GET', '/settings');
    return (body.settings as { packing: { version: number; values: { foodApart?: boolean } } }).packing;
  };
  const say = async (foodApart: boolean) => {
    const { version } = await packing();
    const saved = await owner.call('PUT', '/settings/packing', {
      body: { dispatchGate: 'warn', foodApart },
      version,
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  };
  const newOrder = async (...goods: ('water' | 'shirt')[]) => {
    const items = goods.map((kind) => ({ ...made[kind], quantity: 2 }));
    const id = await placeTestOrder(made.shop, made.shopper, items);
    const [order] = await made.shop.db.select().from(orders).where(eq(orders.id, id));
    return order ?? expect.fail('no order');
  };
  const claim = async (code: string) => {
    const { status, body } = await packer.call('POST', '/packing/claims', { body: { code } });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.parcel as ParcelView;
  };
  const change = (parcel: ParcelView, step: string, body: object = {}) =>
    packer.call('POST', `/parcels/${parcel.id}/${step}`, { body, version: parcel.version });
  const now = async (parcel: ParcelView) =>
    (await packer.call('GET', `/parcels/${parcel.id}`)).body.parcel as ParcelView;
  const statusOf = async (id: string) => {
    const { body } = await made.shop.call('GET', `/orders/${id}`, { token: made.shopper.token });
    return body.order as { status: string };
  };
  const packed = async (parcel: ParcelView): Promise<ParcelView> => {
    for (const { sku, quantity } of parcel.lines) {
      for (let unit = 0; unit < quantity; unit += 1) {
        const scan = { gestureId: randomUUID(), code: sku };
        await packer.call('POST', `/parcels/${parcel.id}/scans`, { body: scan });
      }
    }
    return (await change(parcel, 'close')).body.parcel as ParcelView;
  };
  const boxes = async (orderId: string) => {
    const rows = await made.shop.db
      .select({ box: parcels.position, line: parcelLines.linePosition, units: parcelLines.quantity })
      .from(parcels)
      .innerJoin(parcelLines, eq(parcelLines.parcelId, parcels.id))
      .where(eq(parcels.orderId, orderId))
      .orderBy(parcels.position, parcelLines.linePosition);
    return rows.map(({ box, line, units }) => `${box}: ${units} of ${line}`);
  };

  it('is off by default: an order fills one box', async () => {
    expect(byDefault).toBe(false);
    await say(false);
    const order = await newOrder('shirt', 'water');
    const parcel = await claim(order.number);
    expect(await boxes(order.id)).toEqual(['1: 2 of 1', '1: 2 of 2']);
    await packer.call('POST', `/parcels/${parcel.id}/release`, { body: {}, version: parcel.version });
  });

  it('gets its own box once enabled, before the other goods', async () => {
    await say(true);
    const order = await newOrder('shirt', 'water');
    const parcel = await claim(order.number);
    expect(parcel).toMatchObject({ number: `${order.number}-1`, parcels: 2 });
    expect(await boxes(order.id)).toEqual(['1: 2 of 2', '2: 2 of 1']);
  });

  it('needs no second box where there is nothing else', async () => {
    await say(true);
    for (const kind of ['water', 'shirt'] as const) {
      const order = await newOrder(kind);
      await packer.call('GET', `/orders/${order.id}/parcels`);
      const other = await newTestStaff(made.shop, ['orders.fulfil']);
      await other.call('POST', '/packing/claims', { body: { code: order.number } });
      expect(await boxes(order.id)).toEqual(['1: 2 of 1']);
    }
  });

  it('shares one again when staff take it back', async () => {
    await say(false);
    const order = await newOrder('shirt', 'water');
    const other = await newTestStaff(made.shop, ['orders.fulfil']);
    await other.call('POST', '/packing/claims', { body: { code: order.number } });
    expect(await boxes(order.id)).toEqual(['1: 2 of 1', '1: 2 of 2']);
  });

  it('leaves in a parcel that a packer splits off; the order follows the last (PARCEL-2)', async () => {
    await say(false);
    const order = await newOrder('shirt', 'water');
    const { body } = await packer.call('GET', `/orders/${order.id}/parcels`);
    const [whole] = body.parcels as ParcelView[];
    if (whole === undefined) return expect.fail('no parcel');
    const refused = await change(whole, 'split', { lines: [{ position: 1, quantity: 3 }] });
    expect(refused.body).toMatchObject({ fields: [{ field: 'lines.0.quantity' }] });
    const split = await change(whole, 'split', { lines: [{ position: 2, quantity: 2 }] });
    expect(split.body).toMatchObject({
      parcels: [
        { number: `${order.number}-1`, parcels: 2, lines: [{ position: 1, quantity: 2 }] },
        { number: `${order.number}-2`, parcels: 2, lines: [{ position: 2, quantity: 2 }] },
      ],
    });
    const first = await packed(await claim(`${order.number}-1`));
    const shipment = { courier: 'Delhivery', trackingNumber: '1490819283' };
    expect((await change(first, 'shipment', { courier: '', trackingNumber: '' })).body).toMatchObject({
      fields: [{ field: 'courier' }, { field: 'trackingNumber' }],
    });
    const shipped = await change(first, 'shipment', shipment);
    expect(shipped).toMatchObject({ status: 200, body: { parcel: { state: 'shipped', ...shipment } } });
    expect(await statusOf(order.id)).toMatchObject({ status: 'processing' });
    const second = await packed(await claim(order.number));
    expect(second.number).toBe(`${order.number}-2`);
    await change(second, 'shipment', { courier: 'Blue Dart', trackingNumber: 'BD-77812' });
    expect(await statusOf(order.id)).toMatchObject({ status: 'shipped' });

    const gone = await now(first);
    await change(gone, 'moves', { move: 'deliver' });
    expect(await statusOf(order.id)).toMatchObject({ status: 'shipped' });
    await change(await now(second), 'moves', { move: 'deliver' });
    expect(await statusOf(order.id)).toMatchObject({ status: 'delivered' });
  });
});
