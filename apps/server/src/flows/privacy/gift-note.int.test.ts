import { newAddress } from '@ilaneer/testing/address-form';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { documentsOf, wordsOf } from '../../../testing/shoppers/tax-documents.ts';
import { TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { outboxMessages } from '../../db/schema/content/message.ts';
import { orderLines } from '../../db/schema/order/order-line.ts';
import { paymentRequests } from '../../db/schema/order/payment-request.ts';
import { fulfilOrder } from '../fulfilment/fulfilment.ts';
import { eraseExpiredData } from './erase-expired-data.ts';

const NOTE = 'Hi Divya, see d.example';
const QUOTED = `Gift note: “${NOTE}”`;

let shop: TestShop;
let staff: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await newTestStaff(shop, ['orders.read', 'orders.fulfil', 'customers.read', 'exports.take']);
});
afterAll(() => shop.close());

const { invoiceOf, download, byStaff } = documentsOf(() => shop);

async function slipOf(orderNumber: string): Promise<string> {
  const payload = { parcelIds: [], orderNumbers: [orderNumber], kinds: ['slip'], format: 'pdf' };
  const url = '/api/staff/packing/documents';
  const { rawPayload } = await shop.app.inject({ method: 'POST', url, headers: staff.headers(), payload });
  return wordsOf(rawPayload);
}

async function exportedLine(orderNumber: string): Promise<Record<string, string> | undefined> {
  const url = '/api/staff/exports/order-lines';
  const { body } = await shop.app.inject({ url, headers: staff.headers() });
  const rows = parse(body, { columns: true, bom: true }) as Record<string, string>[];
  return rows.find((row) => row.Order === orderNumber);
}

async function mailTo(orderNumber: string): Promise<string> {
  const sent = await shop.db.select().from(outboxMessages);
  return sent.find(({ subject }) => subject.endsWith(orderNumber))?.body ?? '';
}

it('goes with its line from the cart to the parcel, and is erased with the buyer (CART-26)', async () => {
  const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 100);
  const shopper = await shop.newShopper();
  const { token } = shopper;
  const call = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, body?: object) =>
    shop.call(method, path, { token, ...(body !== undefined && { body }) });
  await call('POST', '/add-to-cart', { ...pack, quantity: 1 });
  await call('PUT', '/update-cart-quantity', { ...pack, newQuantity: 1, giftNote: NOTE });
  expect(Object((await call('GET', '/account/data')).body.data).cart).toMatchObject([{ giftNote: NOTE }]);
  const placed = await call('POST', '/place-order', {
    items: [{ ...pack, quantity: 1 }],
    deliveryAddress: newAddress(),
    paymentMethod: 'cod',
  });
  expect(placed.body.order).toMatchObject({ items: [{ quantity: 1, giftNote: NOTE }] });
  const id = String(placed.body.orderId);
  const number = String(Object(placed.body.order).orderNumber);

  const noted = [{ quantity: 1, giftNote: NOTE }];
  expect((await staff.call('GET', `/orders/${id}`)).body.order).toMatchObject({ lines: noted });
  expect((await call('GET', '/account/data')).body.data).toMatchObject({ orders: [{ items: noted }] });
  expect(await exportedLine(number)).toMatchObject({ Quantity: '1', 'Gift note': NOTE });
  await expect.poll(() => mailTo(number)).toContain('Gift note: “Hi Divya, see d. example”');
  expect(await slipOf(number)).toContain(QUOTED);
  const parcels = await staff.call('GET', `/orders/${id}/parcels`);
  expect(parcels.body.parcels).toMatchObject([{ lines: noted }]);

  const parcel = { courier: 'India Post', trackingNumber: 'EK123456' };
  for (const transition of ['process', 'ship', 'deliver'] as const) {
    const moved = await fulfilOrder(shop.deps, TEST_STAFF, { transition, orderNumber: id, ...parcel });
    expect(moved).toMatchObject({ ok: true });
  }
  const invoice = await invoiceOf(id);
  const duplicate = async () => wordsOf((await byStaff(staff, invoice, '?copy=duplicate')).rawPayload);
  const words = await duplicate();
  expect(words.indexOf(NOTE)).toBeGreaterThan(words.indexOf('Shipped to'));
  expect(words.indexOf(NOTE)).toBeLessThan(words.indexOf('Description'));
  // The original is the document itself, which outlives the buyer's account.
  expect(wordsOf(await download(shopper, `${id}/invoice`))).not.toContain(NOTE);

  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, id));
  const at = new Date();
  await shop.db.insert(paymentRequests).values({
    id: 'asked',
    orderId: id,
    state: 'withdrawn',
    amountPaise: 100,
    change: { lines, couponCode: null, couponPaise: 0, coins: 0 },
    reserved: [],
    holds: false,
    payableUntil: at,
    ...storedActor(TEST_STAFF),
    createdAt: at,
    closedAt: at,
  });
  expect((await call('POST', '/delete-account', { password: 'karikku-2026' })).status).toBe(200);
  await eraseExpiredData(shop.deps)();
  const kept = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, id));
  expect(kept).toEqual(lines.map((line) => ({ ...line, giftNote: null })));
  const [asked] = await shop.db.select().from(paymentRequests).where(eq(paymentRequests.id, 'asked'));
  expect(asked?.change.lines).toEqual(kept);
  expect(await exportedLine(number)).toMatchObject({ 'Gift note': '' });
  expect(await duplicate()).not.toContain(NOTE);
});
