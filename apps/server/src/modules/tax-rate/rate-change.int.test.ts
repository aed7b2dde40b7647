import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { setWaterRate } from '../../../testing/staff/set-water-rate.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';
import { orderLines } from '../../db/schema/order/order-line.ts';

const PACK = 'tender-coconut-water-pack_V01';
const BAG = 'beach-drawstring-bag_V01';

describe.each(['exclusive', 'inclusive'])(
  'a GST rate that staff change, prices %s (PRICING-33)',
  (prices) => {
    let shop: TestShop;
    let staff: TestStaff;
    let shopper: TestShopper;
    let pack: Awaited<ReturnType<typeof variantWithStock>>;
    beforeAll(async () => {
      shop = await openTestShop();
      staff = await newTestStaff(shop, ['settings.write', 'orders.read', 'orders.edit', 'customers.read']);
      shopper = await shop.newShopper();
      pack = await variantWithStock(shop, PACK, 1_000);
      await variantWithStock(shop, BAG, 1_000);
      const { version } = shop.deps.settings.sections().tax;
      const tax = await staff.call('PUT', '/settings/tax', { body: { mode: 'hsn', prices }, version });
      expect(tax.status).toBe(200);
    });
    afterAll(() => shop.close());

    const order = async () => placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    const rowOf = async (id: string) => {
      const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
      if (row === undefined) throw new Error('the order is gone');
      return row;
    };
    const ratesOf = async (id: string) => {
      const lines = await shop.db
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, id))
        .orderBy(asc(orderLines.position));
      return lines.map(({ gstBasisPoints }) => gstBasisPoints);
    };
    /** With a preview first, as in the staff app. */
    const change = async (id: string, wanted: object) => {
      const { version } = await rowOf(id);
      const { body } = await staff.call('POST', `/orders/${id}/lines/preview`, {
        body: { version, ...wanted },
      });
      const { after } = (body.preview as { total: { after: number } }).total;
      return staff.call('PUT', `/orders/${id}/lines`, { body: { ...wanted, total: after }, version });
    };

    it('counts for orders from then on, and changes none that was placed, nor what becomes of its lines', async () => {
      const placed = await order();
      const before = await rowOf(placed);
      expect(await ratesOf(placed)).toEqual([500]);
      await setWaterRate(shop, staff, 18);
      const next = await order();
      expect(await ratesOf(next)).toEqual([1_800]);
      expect(await rowOf(placed)).toEqual(before);

      const more = { lines: [{ position: 1, quantity: 2 }], added: [] };
      expect(await change(placed, more)).toMatchObject({ status: 200 });
      expect(new Set(await ratesOf(placed))).toEqual(new Set([500]));
      expect(await change(next, more)).toMatchObject({ status: 200 });
      expect(new Set(await ratesOf(next))).toEqual(new Set([1_800]));

      // Orders keep the rates of their placing.
      await setWaterRate(shop, staff, 12);
      const bag = { lines: [], added: [{ variantId: BAG, quantity: 1 }] };
      expect(await change(next, bag)).toMatchObject({ status: 200 });
      expect((await ratesOf(next))[0]).toBe(1_800);
      expect(await ratesOf(await order())).toEqual([1_200]);
    });
  },
);
