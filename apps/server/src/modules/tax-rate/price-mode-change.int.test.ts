import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { orders } from '../../db/schema/order/order.ts';

const PACK = 'tender-coconut-water-pack_V01';
const BAG = 'beach-drawstring-bag_V01';

describe('a shop that changes what its prices mean', () => {
  let shop: TestShop;
  let staff: TestStaff;
  let shopper: TestShopper;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, [
      'settings.write',
      'orders.read',
      'orders.fulfil',
      'orders.edit',
      'customers.read',
    ]);
    shopper = await shop.newShopper();
    pack = await variantWithStock(shop, PACK, 1_000);
    await variantWithStock(shop, BAG, 1_000);
  });
  afterAll(() => shop.close());

  const setTax = async (mode: string, prices: string) => {
    const { version } = shop.deps.settings.sections().tax;
    const { status } = await staff.call('PUT', '/settings/tax', { body: { mode, prices }, version });
    expect(status).toBe(200);
  };
  const rowOf = async (id: string) => {
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    if (row === undefined) throw new Error('the order is gone');
    return row;
  };
  const change = async (id: string, wanted: object, total: number) => {
    const { version } = await rowOf(id);
    return staff.call('PUT', `/orders/${id}/lines`, { body: { ...wanted, total }, version });
  };

  it.each([
    // Added units cost today's price with GST: ₹285.00 plus 5 % is ₹299.25.
    { was: ['hsn', 'inclusive'], is: ['hsn', 'exclusive'], first: 325, two: 584.25, withBag: 819.07 },
    { was: ['flat18', 'inclusive'], is: ['flat18', 'exclusive'], first: 325, two: 621.3, withBag: 856.12 },
    // ₹285.00 with 5 % included is ₹271.43 before.
    { was: ['flat18', 'exclusive'], is: ['flat18', 'inclusive'], first: 376.3, two: 621.31, withBag: 820.3 },
    { was: ['hsn', 'exclusive'], is: ['hsn', 'inclusive'], first: 341.25, two: 584.25, withBag: 783.25 },
  ] as const)('keeps orders of $was in their own arithmetic after a change to $is', async (one) => {
    await setTax(one.was[0], one.was[1]);
    const id = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    await setTax(one.is[0], one.is[1]);
    expect(await rowOf(id)).toMatchObject({ prices: one.was[1], totalPaise: Math.round(one.first * 100) });
    const more = { lines: [{ position: 1, quantity: 2 }], added: [] };
    expect(await change(id, more, one.two)).toMatchObject({ status: 200 });
    const bag = { lines: [], added: [{ variantId: BAG, quantity: 1 }] };
    expect(await change(id, bag, one.withBag)).toMatchObject({ status: 200 });
    expect(await rowOf(id)).toMatchObject({ prices: one.was[1], totalPaise: Math.round(one.withBag * 100) });
    const next = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    expect(await rowOf(next)).toMatchObject({ prices: one.is[1] });
  });

  it.each(['exclusive', 'inclusive'])('sells nothing above its MRP in any way: %s', async (prices) => {
    await setTax('flat18', prices);
    // ₹285.00 plus 18 % is ₹336.30.
    const most = prices === 'exclusive' ? 33_630 : 28_500;
    const [before] = await shop.db.select().from(productVariants).where(eq(productVariants.id, PACK));
    const set = (values: object) =>
      shop.db.update(productVariants).set(values).where(eq(productVariants.id, PACK));
    const { token } = await shop.newShopper();
    const cart = () => shop.call('POST', '/add-to-cart', { token, body: { ...pack, quantity: 1 } });
    const goods = { productId: pack.productId, variantId: pack.variantId, quantity: 1 };
    const single = () =>
      shop.call('POST', '/single-product-place-order', {
        token,
        body: { ...goods, deliveryAddress: addressForm(), paymentMethod: 'cod' },
      });
    const quote = () =>
      staff.call('POST', '/phone-orders/quote', {
        body: { customerId: null, lines: [{ variantId: PACK, quantity: 1 }] },
      });
    await set({ mrpPaise: most });
    expect([(await cart()).status, (await single()).status, (await quote()).status]).toEqual([200, 201, 200]);
    const id = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);

    // Only by SQL or a raised rate.
    await shop.db.execute('alter table product_variants drop constraint product_variants_within_mrp');
    await set({ mrpPaise: most - 1 });
    expect(await single()).toMatchObject({ status: 404, body: { code: 'PRODUCT_UNAVAILABLE' } });
    expect(await quote()).toMatchObject({ status: 400, body: { fields: [{ field: 'lines.0.quantity' }] } });
    shop.deps.catalogue.markStale();
    const { body: page } = await shop.call('GET', `/getProduct/${pack.productId}`);
    expect(page.product).toMatchObject({
      variantCombinations: expect.arrayContaining([
        expect.objectContaining({
          variantId: PACK,
          notForSale: true,
          quantity: 0,
          availability: 'Out of stock',
        }),
      ]),
    });
    const again = await shop.call('POST', `/orders/${id}/buy-again`, { token: shopper.token });
    expect(again.body).toMatchObject({ added: [], missing: [{ variantId: PACK, added: 0 }] });
    const { body } = await shop.call('GET', '/get-cart', { token });
    expect(body).toMatchObject({ cart: [{ available: false }], summary: { total: 0 } });
    const items = [goods];
    const ordered = await shop.call('POST', '/place-order', {
      token,
      body: { items, deliveryAddress: addressForm(), paymentMethod: 'cod' },
    });
    expect(ordered.body.code).toBe('PRODUCT_UNAVAILABLE');
    const other = await shop.newShopper();
    const fresh = await shop.call('POST', '/update-cart-quantity', {
      token: other.token,
      body: { ...goods, newQuantity: 2 },
    });
    expect(fresh.status).not.toBe(200);
    expect(await change(id, { lines: [], added: [{ variantId: PACK, quantity: 1 }] }, 1)).toMatchObject({
      status: 400,
    });

    await set({ mrpPaise: before?.mrpPaise });
    await shop.db.execute(
      'alter table product_variants add constraint product_variants_within_mrp check (not active or price_paise <= mrp_paise)',
    );
  });
});
