import { rateIn } from '@ilaneer/domain/pricing/price-mode';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../../testing/content-dir.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { wordsOf } from '../../../testing/shoppers/tax-documents.ts';
import { TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { runOrderCommand } from '../../commands/run-order-command.ts';
import { readHsnRates } from '../../modules/tax-rate/hsn-rates-file.ts';

const BILL = { number: '1234 5678 9012', madeOn: '2026-01-01' };
const SHIPMENT = { courier: 'DTDC', trackingNumber: 'D123456789' };
type Parcel = {
  id: string;
  number: string;
  version: number;
  eWayBill: object | null;
  lines: { sku: string }[];
};

let shop: TestShop;
let staff: TestStaff;
beforeAll(async () => {
  const known = await readHsnRates(CONTENT_DIR);
  shop = await openTestShop({ hsnRates: known.map((rate) => rateIn('inclusive', rate)) });
  staff = await newTestStaff(shop, ['orders.read', 'orders.fulfil']);
  await shop.db.execute(sql`
    update product_variants set price_paise = 200000, original_price_paise = 200000, mrp_paise = 300000
    where id = 'tender-coconut-water-pack_V01'`);
  shop.deps.catalogue.markStale();
});
afterAll(() => shop.close());

async function paidOrder(quantity: number): Promise<string> {
  const shopper = await shop.newShopper();
  const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
  const id = await placeOnlineOrder(shop, shopper, { ...pack, quantity });
  await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
  return id;
}

async function parcelOf(orderId: string): Promise<Parcel> {
  const { body } = await staff.call('GET', `/orders/${orderId}/parcels`);
  return (body.parcels as Parcel[])[0] ?? expect.fail('no parcel');
}

async function packed(orderId: string, quantity: number): Promise<Parcel> {
  const { number: code, lines } = await parcelOf(orderId);
  const { body } = await staff.call('POST', '/packing/claims', { body: { code } });
  const { id } = body.parcel as Parcel;
  const scan = { gestureId: 'gesture-1', code: lines[0]?.sku ?? '', byHand: true, quantity };
  expect((await staff.call('POST', `/parcels/${id}/scans`, { body: scan })).status).toBe(200);
  const { version } = await parcelOf(orderId);
  expect((await staff.call('POST', `/parcels/${id}/close`, { body: {}, version })).status).toBe(200);
  return parcelOf(orderId);
}

const enter = (orderId: string, body: object = BILL) =>
  staff.call('PUT', `/orders/${orderId}/e-way-bill`, { body });

const MISSING = { status: 409, body: { code: 'E_WAY_BILL_MISSING' } };

describe('a consignment above the limit (TAX-DOCUMENT-28)', () => {
  it('leaves by no door without its e-way bill, and with it by each', async () => {
    const id = await paidOrder(30);
    const { body } = await staff.call('GET', `/orders/${id}`);
    expect(body.order).toMatchObject({ needsEWayBill: true, lacksEWayBill: true });
    // The whole order, before it has a parcel.
    const orderNumber = (body.order as { state: { orderNumber: string } }).state.orderNumber;
    await runOrderCommand(shop.deps, TEST_STAFF, { transition: 'process', orderNumber });
    const ship = { transition: 'ship', orderNumber, ...SHIPMENT } as const;
    const refused = { ok: false, error: { code: 'E_WAY_BILL_MISSING' } };
    expect(await runOrderCommand(shop.deps, TEST_STAFF, ship)).toMatchObject(refused);
    // One parcel.
    const parcel = await packed(id, 30);
    const sent = () =>
      staff.call('POST', `/parcels/${parcel.id}/shipment`, { body: SHIPMENT, version: parcel.version });
    expect(await sent()).toMatchObject(MISSING);
    expect(await runOrderCommand(shop.deps, TEST_STAFF, ship)).toMatchObject(refused);
    // A hand-over.
    const opened = await staff.call('POST', '/handovers', { body: { courier: 'DTDC' } });
    const { id: handoverId } = opened.body.handover as { id: string };
    const scanned = async (code: string, parcelId?: string) =>
      (
        await staff.call('POST', `/handovers/${handoverId}/scans`, {
          body: { code, ...(parcelId && { parcelId }) },
        })
      ).body;
    expect(await scanned(parcel.number)).toMatchObject({
      verdict: 'refused',
      text: `${parcel.number} needs an e-way bill. Enter its number at the bench first`,
    });
    expect(await enter(id)).toMatchObject({
      status: 200,
      body: { eWayBill: { number: '123456789012', madeOn: '2026-01-01' } },
    });
    expect((await parcelOf(id)).eWayBill).toEqual({ number: '123456789012', madeOn: '2026-01-01' });
    expect(await scanned(parcel.number)).toMatchObject({ verdict: 'number wanted' });
    const { version } = await parcelOf(id);
    const left = await staff.call('POST', `/parcels/${parcel.id}/shipment`, { body: SHIPMENT, version });
    expect(left.status).toBe(200);
  });

  it('is printed on the packing slip', async () => {
    const id = await paidOrder(30);
    await enter(id);
    const { id: parcelId } = await parcelOf(id);
    const { rawPayload } = await shop.app.inject({
      ...{ method: 'POST', url: '/api/staff/packing/documents', headers: staff.headers() },
      payload: { parcelIds: [parcelId], kinds: ['slip'] },
    });
    expect(wordsOf(rawPayload)).toContain('E-way bill 1234 5678 9012 of 1 Jan 2026');
  });

  it('takes 12 digits and a day that is not in the future, and no other', async () => {
    const id = await paidOrder(30);
    for (const [body, field] of [
      [{ ...BILL, number: '12345' }, 'number'],
      [{ ...BILL, madeOn: '2199-01-01' }, 'madeOn'],
    ] as const) {
      expect(await enter(id, body)).toMatchObject({ status: 400, body: { fields: [{ field }] } });
    }
    expect(await enter('none')).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } });
    await expect(
      shop.db.execute(sql`update parcels set e_way_bill_number = '12', e_way_bill_on = '2026-01-01'`),
    ).rejects.toThrow();
  });

  it('is not asked of others', async () => {
    const id = await paidOrder(1);
    const { version, id: parcelId } = await packed(id, 1);
    const sent = await staff.call('POST', `/parcels/${parcelId}/shipment`, { body: SHIPMENT, version });
    expect(sent.status).toBe(200);
  });
});

describe('its file for the portal (TAX-DOCUMENT-29)', () => {
  it('adds up to the invoice, which names it once issued', async () => {
    const id = await paidOrder(30);
    const read = async () => {
      const url = `/api/staff/orders/${id}/e-way-bill.json`;
      const { statusCode, body } = await shop.app.inject({ method: 'GET', url, headers: staff.headers() });
      expect({ statusCode, body }).toMatchObject({ statusCode: 200 });
      return JSON.parse(body).billLists[0];
    };
    const before = await read();
    expect(before).toMatchObject({
      ...{ supplyType: 'O', subSupplyType: 1, docType: 'INV', toGstin: 'URP' },
      ...{ fromStateCode: 32, toStateCode: 32, toPincode: 682001, totInvValue: 60_000 },
    });
    expect(before.docDate).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
    const [item] = before.itemList;
    expect(item).toMatchObject({ hsnCode: 200989, quantity: 30, qtyUnit: 'PCS', cgstRate: 2.5, igstRate: 0 });
    const sum = before.totalValue + before.cgstValue + before.sgstValue + before.OthValue;
    expect(Math.round(sum * 100)).toBe(6_000_000);
    await enter(id);
    const parcel = await packed(id, 30);
    await staff.call('POST', `/parcels/${parcel.id}/shipment`, { body: SHIPMENT, version: parcel.version });
    const after = await read();
    expect(after).toEqual({ ...before, docNo: expect.stringMatching(/\/000\d{3}$/), docDate: after.docDate });
  });
});
