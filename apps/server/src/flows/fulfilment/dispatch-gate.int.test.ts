import type { ImportView } from '@ilaneer/contract/staff/transfer/imports';
import type { DispatchGate } from '@ilaneer/domain/parcel/dispatch-gate';
import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder, TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { auditEntriesOf } from '../../../testing/staff/audited.ts';
import { csvForm } from '../../../testing/staff/csv-form.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';
import { fulfilOrder } from './fulfil-order.ts';

const PACK = 'tender-coconut-water-pack_V01';
const REFUSED =
  '0 of 2 units were scanned. Unscanned orders cannot be shipped. Pack the order at the bench first.';

describe('orders that are shipped without being scanned (PARCEL-11)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, PERMISSIONS);
  });
  afterAll(() => shop.close());

  const setGate = async (dispatchGate: DispatchGate) => {
    const { body } = await staff.call('GET', '/settings');
    const { version } = (body.settings as { packing: { version: number } }).packing;
    expect(await staff.call('PUT', '/settings/packing', { body: { dispatchGate }, version })).toMatchObject({
      status: 200,
      body: { section: { values: { dispatchGate } } },
    });
  };
  const processing = async () => {
    const pack = await variantWithStock(shop, PACK, 1_000);
    const id = await placeTestOrder(shop, await shop.newShopper(), [{ ...pack, quantity: 2 }]);
    await fulfilOrder(shop.deps, TEST_STAFF, { orderNumber: id, transition: 'process' });
    return rowOf(id);
  };
  const rowOf = async (id: string) => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
    return order ?? expect.fail('no order');
  };
  const SHIPMENT = { courier: 'DTDC', trackingNumber: 'KLGATE01' };
  const ship = ({ id, version }: { readonly id: string; readonly version: number }) =>
    staff.call('POST', `/orders/${id}/moves`, { body: { move: 'ship', ...SHIPMENT }, version });
  const checked = async (number: string) => {
    const text = `Order,Status,Courier,Tracking number\n${number},shipped,DTDC,KLGATE02`;
    return (await staff.call('POST', '/imports/orders', csvForm(text))).body.import as ImportView;
  };

  it('leave where the shop asks or does not care, with a word in the preview of a file where it asks', async () => {
    for (const gate of ['off', 'warn'] as const) {
      await setGate(gate);
      const order = await processing();
      const seen = (await staff.call('GET', `/orders/${order.id}`)).body.order as { dispatchGate: string };
      expect(seen.dispatchGate).toBe(gate);
      const { changes, problems } = await checked(order.number);
      expect(problems).toEqual([]);
      const words = changes[0]?.fields
        .filter(({ field }) => field === 'Not scanned')
        .map(({ after }) => after);
      expect(words).toEqual(gate === 'warn' ? ['0 of 2 units were scanned'] : []);
      expect(await ship(order)).toMatchObject({ status: 200 });
    }
    const acts = await auditEntriesOf(shop.db, 'packing');
    expect(acts.at(-1)).toMatchObject({
      objectKind: 'setting',
      before: { dispatchGate: 'off' },
      after: { dispatchGate: 'warn' },
    });
  });

  it('stay where it refuses: on their page, in a file, from the command line, and change nothing', async () => {
    await setGate('warn');
    const order = await processing();
    const ready = await checked(order.number);
    await setGate('block');
    expect(await ship(order)).toMatchObject({
      status: 409,
      body: { code: 'ORDER_UNSCANNED', message: REFUSED, data: { scanned: 0, units: 2 } },
    });
    expect((await checked(order.number)).problems).toMatchObject([{ column: 'Order', message: REFUSED }]);
    // A checked import is checked again.
    expect(await staff.call('POST', `/imports/${ready.id}/application`, { body: {} })).toMatchObject({
      status: 409,
    });
    const byCommand = { orderNumber: order.id, transition: 'ship', ...SHIPMENT } as const;
    expect(await fulfilOrder(shop.deps, TEST_STAFF, byCommand)).toMatchObject({
      ok: false,
      error: { code: 'ORDER_UNSCANNED' },
    });
    expect(await rowOf(order.id)).toMatchObject({ status: 'processing', version: order.version });
  });

  it('leave there once every unit was scanned', async () => {
    await setGate('block');
    const order = await processing();
    const claimed = await staff.call('POST', '/packing/claims', { body: { code: order.number } });
    const { id, lines } = claimed.body.parcel as { id: string; lines: { sku: string }[] };
    const code = lines[0]?.sku;
    await staff.call('POST', `/parcels/${id}/scans`, { body: { gestureId: 'gesture-1', code } });
    expect(await ship(order)).toMatchObject({
      status: 409,
      body: { data: { scanned: 1, units: 2 } },
    });
    await staff.call('POST', `/parcels/${id}/scans`, { body: { gestureId: 'gesture-2', code } });
    expect(await ship(await rowOf(order.id))).toMatchObject({ status: 200 });
  });
});
