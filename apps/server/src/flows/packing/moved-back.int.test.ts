import { randomUUID } from 'node:crypto';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';

const PACK = 'tender-coconut-water-pack_V01';
const BOTTLE = 'virgin-coconut-oil-bottle_V01';
const SHIPMENT = { courier: 'Delhivery', trackingNumber: '1490819283' };

describe('an order that goes back while it is packed', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    shopper = await shop.newShopper();
    staff = await newTestStaff(shop, ['orders.fulfil', 'orders.edit', 'orders.read']);
  });
  afterAll(() => shop.close());

  const newOrder = async () =>
    placeTestOrder(shop, shopper, [
      { ...(await variantWithStock(shop, PACK, 100)), quantity: 1 },
      { ...(await variantWithStock(shop, BOTTLE, 100)), quantity: 1 },
    ]);
  const orderOf = async (id: string) => {
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    return row ?? expect.fail('no order');
  };
  const claim = async (code: string) => {
    const { body } = await staff.call('POST', '/packing/claims', { body: { code } });
    return body.parcel as ParcelView;
  };
  const change = (parcel: ParcelView, step: string, body: object = {}) =>
    staff.call('POST', `/parcels/${parcel.id}/${step}`, { body, version: parcel.version });
  const packed = async (parcel: ParcelView) => {
    for (const { sku, quantity } of parcel.lines) {
      for (let unit = 0; unit < quantity; unit += 1) {
        const body = { gestureId: randomUUID(), code: sku };
        await staff.call('POST', `/parcels/${parcel.id}/scans`, { body });
      }
    }
    return (await change(parcel, 'close')).body.parcel as ParcelView;
  };
  const moveBack = async (id: string) =>
    staff.call('POST', `/orders/${id}/moves`, {
      body: { move: 'back', reason: 'Too early' },
      version: (await orderOf(id)).version,
    });
  const cancel = (id: string) =>
    shop.call('POST', `/orders/${id}/cancel`, { token: shopper.token, body: { reason: 'changed-mind' } });

  it('is in process again when its open box is taken up again (PARCEL-13)', async () => {
    const id = await newOrder();
    const { number } = await orderOf(id);
    const parcel = await claim(number);
    expect(await moveBack(id)).toMatchObject({ status: 200 });
    expect(await orderOf(id)).toMatchObject({ status: 'placed' });
    expect(await claim(number)).toMatchObject({ id: parcel.id, state: 'packing' });
    expect(await orderOf(id)).toMatchObject({ status: 'processing' });
  });

  it('is shipped with its box, and not left behind as placed (PARCEL-13)', async () => {
    const id = await newOrder();
    const parcel = await packed(await claim((await orderOf(id)).number));
    await moveBack(id);
    expect(await change(parcel, 'shipment', SHIPMENT)).toMatchObject({ status: 200 });
    expect(await orderOf(id)).toMatchObject({ status: 'shipped', trackingNumber: SHIPMENT.trackingNumber });
  });

  it('neither goes back nor is cancelled once a part of it has left (ORDER-22, ORDER-28)', async () => {
    const id = await newOrder();
    const { number } = await orderOf(id);
    const { body } = await staff.call('GET', `/orders/${id}/parcels`);
    const [whole] = body.parcels as ParcelView[];
    await change(whole ?? expect.fail('no parcel'), 'split', { lines: [{ position: 2, quantity: 1 }] });
    const view = async () =>
      (await shop.call('GET', `/orders/${id}`, { token: shopper.token })).body.order as object;
    expect(await view()).toMatchObject({ status: 'placed', isCancellable: true });
    const first = await packed(await claim(`${number}-1`));
    await change(first, 'shipment', SHIPMENT);
    expect(await moveBack(id)).toMatchObject({ status: 409, body: { code: 'ORDER_MOVE_NOT_ALLOWED' } });
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_CANCELLABLE' } });
    expect(await view()).toMatchObject({ status: 'processing', isCancellable: false });
    const seen = (await staff.call('GET', `/orders/${id}`)).body.order as { moves: { move: string }[] };
    expect(seen.moves.map(({ move }) => move)).toEqual(['ship']);
  });
});
