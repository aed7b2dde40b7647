import { randomUUID } from 'node:crypto';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hold } from '../../../testing/money/held-rows.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const PACK = 'tender-coconut-water-pack_V01';

describe('a parcel that is shipped while others ship (PARCEL-8)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  let item: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['orders.read', 'orders.fulfil']);
    item = await variantWithStock(shop, PACK, 1_000);
  });
  afterAll(() => shop.close());

  const packed = async (): Promise<ParcelView> => {
    const orderId = await placeTestOrder(shop, await shop.newShopper(), [{ ...item, quantity: 1 }]);
    const listed = await staff.call('GET', `/orders/${orderId}/parcels`);
    const [waiting] = listed.body.parcels as ParcelView[];
    const { body } = await staff.call('POST', '/packing/claims', { body: { code: waiting?.number } });
    const claimed = body.parcel as ParcelView;
    const scan = { gestureId: randomUUID(), code: claimed.lines[0]?.sku };
    const scanned = await staff.call('POST', `/parcels/${claimed.id}/scans`, { body: scan });
    const { version } = scanned.body.parcel as ParcelView;
    const closed = await staff.call('POST', `/parcels/${claimed.id}/close`, { body: {}, version });
    return closed.body.parcel as ParcelView;
  };
  const ship = ({ id, version }: ParcelView) => {
    const body = { courier: 'Delhivery', trackingNumber: '1490819283' };
    return staff.call('POST', `/parcels/${id}/shipment`, { body, version });
  };

  it('takes its goods before the number of its invoice, as orders that are shipped from the desk do', async () => {
    // Start the series.
    expect((await ship(await packed())).status).toBe(200);
    const parcel = await packed();
    const shelf = await hold(shop.url, 'select from product_variants where id = $1 for update', [PACK]);
    const shipped = ship(parcel);
    await shelf.untilReached();
    const series = await hold(shop.url, 'select from tax_document_series for update nowait');
    await series.release();
    await shelf.release();
    expect((await shipped).status).toBe(200);
  });
});
