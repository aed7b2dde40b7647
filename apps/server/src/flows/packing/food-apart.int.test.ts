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
  beforeAll(async () => {
    made = await openReturnShop();
    packer = await newTestStaff(made.shop, ['orders.fulfil']);
    owner = await newTestStaff(made.shop, ['settings.write']);
  });
  afterAll(() => made.shop.close());

  const say = async (foodApart: boolean) => {
    const { body } = await owner.call('GET', '/settings');
    const { version } = (body.settings as { packing: { version: number } }).packing;
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
    const order = await newOrder('shirt', 'water');
    const parcel = await claim(order.number);
    expect(await boxes(order.id)).toEqual(['1: 2 of 1', '1: 2 of 2']);
    await packer.call('POST', `/parcels/${parcel.id}/release`, { body: {}, version: parcel.version });
  });

  it('gets a box of its own once staff say so, before the other goods', async () => {
    await say(true);
    const order = await newOrder('shirt', 'water');
    const parcel = await claim(order.number);
    expect(parcel).toMatchObject({ number: `${order.number}-1`, parcels: 2 });
    expect(await boxes(order.id)).toEqual(['1: 2 of 2', '2: 2 of 1']);
  });

  it('needs no second box where there is nothing else', async () => {
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
});
