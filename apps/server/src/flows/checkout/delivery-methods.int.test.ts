import type { OrderView } from '@ilaneer/contract/order/order-view';
import { newAddress } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { deliverTestOrder } from '../../../testing/shoppers/returned-order.ts';
import { newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { orders } from '../../db/schema/order/order.ts';
import type { Mail } from '../../messages/mailer.ts';
import { sendOrderPlacedMail } from '../../modules/order/order.ts';

const PACK = 'tender-coconut-water-pack_V01';
const ADDRESS = newAddress();
const { zipCode: PIN } = ADDRESS;
const EXPRESS = { id: '', name: 'Express', pins: '', mostGrams: null, charge: 99, freeFrom: null, days: -1 };
// A Thursday, 10:30 in India.
const NOW = new Date('2026-11-26T05:00:00Z');

let shop: TestShop;
let staff: TestStaff;
let shopper: TestShopper;
let pack: Awaited<ReturnType<typeof variantWithStock>>;
beforeAll(async () => {
  shop = await openTestShop({ now: () => NOW });
  staff = await newTestStaff(shop, ['settings.write', 'orders.read', 'orders.edit', 'orders.fulfil']);
  pack = await variantWithStock(shop, PACK, 1_000);
  shopper = await newProvenShopper(shop);
});
afterEach(() => expectTiedBooks(shop.db));
afterAll(() => shop.close());

const save = (...methods: object[]) =>
  staff.call('PUT', '/settings/methods', {
    version: shop.deps.settings.sections().methods.version,
    body: { methods },
  });
const offered = async (quantity: number, pin: string = PIN) => {
  const item = `productId=${pack.productId}&variantId=${PACK}&quantity=${quantity}`;
  const { body } = await shop.call('GET', `/delivery-methods/${pin}?${item}`, { token: shopper.token });
  return body.methods as { id: string | null; name: string; charge: number; arrivesOn: string }[];
};
const place = (quantity: number, more: object) =>
  shop.call('POST', '/single-product-place-order', {
    token: shopper.token,
    body: { ...pack, quantity, deliveryAddress: ADDRESS, paymentMethod: 'cod', ...more },
  });
const rowOf = async (id: unknown) => {
  const [row] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.id, String(id)));
  return row ?? expect.fail('no order');
};
const view = async (id: unknown) =>
  (await shop.call('GET', `/orders/${id}`, { token: shopper.token })).body.order as OrderView;

it('offers the usual way alone in a shop without methods (DELIVERY-11)', async () => {
  expect(await offered(1)).toEqual([
    { id: null, name: 'Standard delivery', charge: 40, freeFrom: 500, arrivesOn: expect.any(String) },
  ]);
  const placed = await place(1, { total: 376.3 });
  expect(placed.status).toBe(201);
  expect(await rowOf(placed.body.orderId)).toMatchObject({ deliveryMethod: null, deliveryPaise: 4_000 });
  expect((await view(placed.body.orderId)).delivery).not.toHaveProperty('methodName');
});

it('is refused by field where a method is malformed (DELIVERY-11)', async () => {
  const refused = await save({ ...EXPRESS, pins: '011', days: -6 });
  expect(refused.status).toBe(400);
  expect(refused.body.fields).toMatchObject([{ field: 'methods.0.pins' }, { field: 'methods.0.days' }]);
});

describe('a shop with delivery methods', () => {
  beforeAll(async () => {
    expect((await save(EXPRESS, { ...EXPRESS, name: 'Far away', pins: '19' })).status).toBe(200);
  });

  it('offers them after the usual way, by PIN code, each with its charge and day (DELIVERY-13)', async () => {
    const [usual, express, ...others] = await offered(1);
    expect(others).toEqual([]);
    expect(usual).toMatchObject({ id: null, charge: 40 });
    expect(express).toMatchObject({ id: 'express', name: 'Express', charge: 99, freeFrom: null });
    expect((express?.arrivesOn ?? '') < (usual?.arrivesOn ?? '')).toBe(true);
    expect((await offered(1, '190001')).map(({ id }) => id)).toEqual([null, 'express', 'far-away']);
  });

  it('offers none beyond its weight, unless a weight is unknown (DELIVERY-12)', async () => {
    // 6 x 200 ml and 300 g of packing.
    await save({ ...EXPRESS, id: 'express', mostGrams: 1_500 });
    expect(await offered(1)).toHaveLength(2);
    expect(await offered(2)).toHaveLength(1);
    const refused = await place(2, { deliveryMethod: 'express' });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field: 'deliveryMethod' }] },
    });
    const variant = eq(productVariants.id, PACK);
    await shop.db.update(productVariants).set({ netUnit: 'piece' }).where(variant);
    expect(await offered(2)).toHaveLength(2);
    await shop.db.update(productVariants).set({ netUnit: 'ml' }).where(variant);
    await save({ ...EXPRESS, id: 'express' });
  });

  it('agrees to the total of the chosen one, and keeps it (DELIVERY-13, DELIVERY-14)', async () => {
    const { token } = shopper;
    const item = `productId=${pack.productId}&variantId=${PACK}&quantity=2`;
    const { body } = await shop.call('GET', `/best-price?${item}&deliveryMethod=express`, { token });
    expect(body).toMatchObject({ chosen: { summary: { delivery: 99, total: 771.6 } } });
    const refused = await place(2, { deliveryMethod: 'express', total: 672.6 });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', data: { current: { total: 771.6 } } },
    });
    const placed = await place(2, { deliveryMethod: 'express', total: 771.6 });
    expect(placed.status).toBe(201);
    const id = placed.body.orderId;
    const [usual, express] = await offered(2);
    expect(await rowOf(id)).toMatchObject({
      ...{ deliveryPaise: 9_900, promisedOn: express?.arrivesOn },
      deliveryMethod: { id: 'express', name: 'Express', charge: 9_900, freeFrom: null, days: -1 },
    });
    expect((await view(id)).delivery).toMatchObject({ methodName: 'Express' });
    expect((await staff.call('GET', `/orders/${id}`)).body).toMatchObject({
      order: { deliveryMethod: 'Express' },
    });
    const mails: Mail[] = [];
    await sendOrderPlacedMail({ ...shop.deps, mailer: async (mail) => void mails.push(mail) })({
      orderId: String(id),
    });
    expect(mails[0]?.text).toContain('Delivery: Express');
    const plain = await place(2, { deliveryMethod: null, total: 672.6 });
    expect(await rowOf(plain.body.orderId)).toMatchObject({
      ...{ deliveryMethod: null, promisedOn: usual?.arrivesOn },
    });
  });

  it('keeps its rule when the items change, though the setting changed since (DELIVERY-14)', async () => {
    const placed = await place(1, { deliveryMethod: 'express' });
    const id = placed.body.orderId;
    await save();
    const { version } = await rowOf(id);
    const wanted = { lines: [{ position: 1, quantity: 2 }], added: [], total: 771.6 };
    const changed = await staff.call('PUT', `/orders/${id}/lines`, { body: wanted, version });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(await rowOf(id)).toMatchObject({ deliveryPaise: 9_900, totalPaise: 77_160 });
    expect((await place(1, { deliveryMethod: 'express' })).body).toMatchObject({
      fields: [{ field: 'deliveryMethod' }],
    });
    await save(EXPRESS);
  });

  it('is delivered and booked like any other', async () => {
    const id = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 1 }], {
      deliveryMethod: 'express',
    });
    expect(await rowOf(id)).toMatchObject({ status: 'delivered', deliveryPaise: 9_900 });
  });
});
