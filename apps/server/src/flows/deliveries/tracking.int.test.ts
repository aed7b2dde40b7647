import type { TrackedOrderView } from '@ilaneer/contract/order/tracking';
import { systemActor } from '@ilaneer/domain/actor/actor';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parcelDesk, shippedParcels } from '../../../testing/shoppers/shipped-parcels.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';
import { tokenOf } from '../../deps/secrets.ts';
import { findParcel, insertParcelEvents } from '../../modules/parcel/parcel.ts';

describe('the page that tracks an order (PARCEL-24)', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let packer: TestStaff;
  let desk: ReturnType<typeof parcelDesk>;
  beforeAll(async () => {
    shop = await openTestShop();
    shopper = await shop.newShopper();
    packer = await newTestStaff(shop, ['orders.fulfil']);
    desk = parcelDesk(packer);
  });
  afterAll(() => shop.close());

  const open = (link: string) => shop.call('POST', '/tracking-links', { body: { link } });
  const linkOf = async (orderId: string) => {
    const { body } = await shop.call('GET', `/orders/${orderId}`, { token: shopper.token });
    return (body.order as { trackLink: string | null }).trackLink;
  };

  it('shows parcels, goods and events in plain words, and no more of a person than the label', async () => {
    const splits = [[{ position: 2, quantity: 1 }]];
    const { orderId, parcels } = await shippedParcels(shop, shopper, packer, splits);
    const [first, second] = parcels;
    if (first === undefined || second === undefined) throw new Error('the order has no two parcels');
    const parcel = (await findParcel(shop.db, first.id)) ?? expect.fail('no parcel');
    const scan = {
      kind: 'in transit',
      source: 'courier',
      code: 'X-UCI',
      happenedAt: shop.deps.now(),
    } as const;
    const report = { place: 'Kochi', phone: '+919999999999', expectedOn: '2099-12-02' };
    await insertParcelEvents(shop.db, systemActor('clock'), parcel, [{ ...scan, report }]);
    await desk.move(first.id, 'attempt-failed', { reason: 'not at home' });
    const link = (await linkOf(orderId)) ?? expect.fail('no link');
    const opened = await open(link);
    expect(opened.headers['cache-control']).toBe('no-store');
    const tracking = opened.body.tracking as TrackedOrderView;
    expect(tracking.parcels.map(({ number, status }) => [number, status])).toEqual([
      [first.number, 'attempt failed'],
      [second.number, 'shipped'],
    ]);
    expect(tracking.parcels[0]?.events.map(({ text }) => text)).toEqual([
      'Delivery was tried: no one at home',
      'On its way: Kochi',
      'Left us',
    ]);
    expect(tracking.parcels[1]).toMatchObject({ courierPartner: 'Delhivery', items: [{ quantity: 1 }] });
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
    const { fullName, phone, addressLine1, city, pinCode } = row?.deliveryAddress ?? expect.fail('no order');
    expect(tracking.recipient).toEqual({ firstName: fullName.split(' ')[0], city, pinCode });
    const sent = JSON.stringify(opened.body);
    for (const kept of [phone, addressLine1, '9999999999', 'X-UCI', 'price'])
      expect(sent).not.toContain(kept);
  });

  it('is 404 for tokens of other purposes and orders, and after the account is deleted', async () => {
    const { orderId } = await shippedParcels(shop, shopper, packer);
    const link = (await linkOf(orderId)) ?? expect.fail('no link');
    const [number = '', mark = ''] = link.split('.');
    const other = await shippedParcels(shop, shopper, packer);
    const otherLink = (await linkOf(other.orderId)) ?? expect.fail('no link');
    const wrong = [
      '',
      'x',
      number,
      `${link}x`,
      `${otherLink.split('.')[0]}.${mark}`,
      tokenOf(shop.deps.keys, 'attempt', number),
      tokenOf(shop.deps.keys, 'track', 'OD99999999'),
    ];
    for (const one of wrong) {
      expect(await open(one), one).toMatchObject({ status: 404, body: { code: 'TRACKING_NOT_FOUND' } });
    }
    expect((await open(link)).status).toBe(200);
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
    const deliveryAddress = row?.deliveryAddress ?? expect.fail('no order');
    await shop.db
      .update(orders)
      .set({ deliveryAddress: { ...deliveryAddress, fullName: 'Deleted account' } })
      .where(eq(orders.id, orderId));
    expect((await open(link)).body.code).toBe('TRACKING_NOT_FOUND');
  });
});
