import { addressForm } from '@ilaneer/testing/address-form';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { shipTestOrder } from '../../../testing/shoppers/invoiced-order.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { deliverTestOrder, refundGoods } from '../../../testing/shoppers/returned-order.ts';
import { documentsOf, wordsOf } from '../../../testing/shoppers/tax-documents.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';
import { findContent, listCreditNotes } from '../../modules/tax-document/tax-document.ts';

const KERALA = {
  gstin: '32AAKCA1234M1ZU',
  legalName: 'Malabar Traders LLP',
  addressLine1: '7 Beach Road',
  addressLine2: '',
  city: 'Kozhikode',
  pinCode: '673001',
};
const TAMIL_NADU = {
  gstin: '33AABCT1332L1ZL',
  legalName: 'Marina Foods Private Limited',
  addressLine1: '2 Mount Road',
  addressLine2: 'Second floor',
  city: 'Chennai',
  pinCode: '600002',
};
const IN_CHENNAI = { ...addressForm(), city: 'Chennai', state: 'Tamil Nadu', zipCode: '600001' };

let shop: TestShop;
let pack: Awaited<ReturnType<typeof variantWithStock>>;
let shopper: TestShopper;
let staff: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
  shopper = await shop.newShopper();
  staff = await newTestStaff(shop, [
    'orders.read',
    'orders.edit',
    'orders.fulfil',
    'customers.read',
    'exports.take',
  ]);
});
afterEach(() => expectTiedBooks(shop.db));
afterAll(() => shop.close());

const { invoiceOf, download } = documentsOf(() => shop);
const contentOf = async (id: string) => (await findContent(shop.db, id)) ?? expect.fail('nothing is written');
const taxesOf = async (orderId: string) => {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  return { inside: (order?.cgstPaise ?? 0) > 0, outside: (order?.igstPaise ?? 0) > 0 };
};

describe('the bill of a business (TAX-DOCUMENT-15)', () => {
  it('names number, legal name and billing address, and where the goods went; so does its credit note', async () => {
    const more = { business: { ...TAMIL_NADU, gstin: '33aabct1332l1zl' } };
    const id = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 2 }], more);
    const reference = ['--reference', 'UPI 7'];
    await refundGoods(shop, shopper, id, [{ position: 1, quantity: 1, reason: 'damaged' }], ...reference);
    const invoice = await invoiceOf(id);
    const [note] = await listCreditNotes(shop.db, [id]);
    for (const document of [invoice, note ?? expect.fail('no credit note')]) {
      const content = await contentOf(document.id);
      expect(content).toMatchObject({
        billedTo: { fullName: TAMIL_NADU.legalName, gstin: TAMIL_NADU.gstin, pinCode: '600002', phone: '' },
        shippedTo: { fullName: 'Asha Menon', pinCode: '682001' },
        placeOfSupply: 'Tamil Nadu (33)',
        figures: { taxes: [{ name: 'IGST' }] },
      });
      expect(content.shippedTo.gstin).toBeUndefined();
    }
    const words = wordsOf(await download(shopper, `${id}/invoice`));
    for (const text of [
      TAMIL_NADU.legalName,
      `GSTIN: ${TAMIL_NADU.gstin}`,
      'Second floor',
      'Tamil Nadu (33)',
    ]) {
      expect(words).toContain(text);
    }
  });

  it('is supplied where the business is registered, wherever the goods go (PRICING-32)', async () => {
    const place = (more: object) => placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }], more);
    const [here, there] = [{ deliveryAddress: addressForm() }, { deliveryAddress: IN_CHENNAI }];
    const inside = { inside: true, outside: false };
    const outside = { inside: false, outside: true };
    expect(await taxesOf(await place(here))).toEqual(inside);
    expect(await taxesOf(await place(there))).toEqual(outside);
    expect(await taxesOf(await place({ ...here, business: TAMIL_NADU }))).toEqual(outside);
    const sentAway = await place({ ...there, business: KERALA });
    expect(await taxesOf(sentAway)).toEqual(inside);
    // Changing the delivery keeps the bill.
    const { body } = await staff.call('GET', `/orders/${sentAway}`);
    const version = (body.order as { state: { version: number } }).state.version;
    const address = { ...IN_CHENNAI, addressLine1: '9 Other Street' };
    const edited = await staff.call('PUT', `/orders/${sentAway}/address`, {
      body: address,
      version,
    });
    expect(edited.status).toBe(200);
    expect(await taxesOf(sentAway)).toEqual(inside);
  });

  it('is refused with the field that is wrong, and nothing is ordered', async () => {
    const before = (await shop.call('GET', '/orders', { token: shopper.token })).body.count;
    const body = { deliveryAddress: addressForm(), paymentMethod: 'cod' };
    const items = [{ ...pack, quantity: 1 }];
    for (const [path, more] of [
      ['/place-order', { items }],
      ['/single-product-place-order', { ...pack, quantity: 1 }],
    ] as const) {
      const business = { ...KERALA, gstin: '32AAKCA1234M1ZV', legalName: '' };
      const refused = await shop.call('POST', path, {
        token: shopper.token,
        body: { ...body, ...more, business },
      });
      expect(refused).toMatchObject({
        status: 400,
        body: {
          code: 'VALIDATION_FAILED',
          fields: [
            { field: 'business.gstin', message: expect.stringContaining('check digit') },
            { field: 'business.legalName' },
          ],
        },
      });
    }
    expect((await shop.call('GET', '/orders', { token: shopper.token })).body.count).toBe(before);
  });

  it('stays that of the shopper without one, and the same request is the same order', async () => {
    const key = crypto.randomUUID();
    await shop.call('POST', '/add-to-cart', { token: shopper.token, body: { ...pack, quantity: 1 } });
    const order = (business: object | null) =>
      shop.call('POST', '/place-order', {
        token: shopper.token,
        headers: { 'idempotency-key': key },
        body: {
          items: [{ ...pack, quantity: 1 }],
          deliveryAddress: addressForm(),
          paymentMethod: 'cod',
          business,
        },
      });
    const placed = await order(KERALA);
    expect(placed.body.order).toMatchObject({ business: { gstin: KERALA.gstin, state: 'Kerala' } });
    expect((await order(KERALA)).body.orderId).toBe(placed.body.orderId);
    expect((await order(null)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const plain = await shipTestOrder(shop, shopper, [{ ...pack, quantity: 1 }], { business: null });
    const content = await contentOf((await invoiceOf(plain)).id);
    expect(content.billedTo).toEqual(content.shippedTo);
    const { body } = await shop.call('GET', `/orders/${plain}`, { token: shopper.token });
    expect(body.order).not.toHaveProperty('business');
  });

  it('goes with an order that was opened to be paid first', async () => {
    const buyer = await shop.newShopper();
    await shop.call('POST', '/add-address', { token: buyer.token, body: addressForm() });
    await shop.call('POST', '/add-to-cart', { token: buyer.token, body: { ...pack, quantity: 1 } });
    const { body: cart } = await shop.call('GET', '/get-cart', { token: buyer.token });
    const amount = (cart.summary as { total: number }).total;
    const opened = await shop.call('POST', '/create-order', {
      token: buyer.token,
      body: { amount, currency: 'INR' },
    });
    const placed = await shop.call('POST', '/place-order', {
      token: buyer.token,
      body: {
        items: [{ ...pack, quantity: 1 }],
        deliveryAddress: addressForm(),
        paymentMethod: 'online',
        business: TAMIL_NADU,
      },
    });
    expect(placed.body.orderId).toBe(opened.body.shopOrderId);
    expect(placed.body.order).toMatchObject({ business: { legalName: TAMIL_NADU.legalName } });
    expect(await taxesOf(String(placed.body.orderId))).toEqual({ inside: false, outside: true });
  });
});

describe('staff', () => {
  it('see which goods need an e-way bill, at dispatch and at the bench (TAX-DOCUMENT-17)', async () => {
    const eWayNotes = async (quantity: number) => {
      const shopper = await shop.newShopper();
      const id = await placeOnlineOrder(shop, shopper, { ...pack, quantity });
      await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
      const { body } = await staff.call('GET', `/orders/${id}`);
      const parcels = await staff.call('GET', `/orders/${id}/parcels`);
      const [parcel] = parcels.body.parcels as { needsEWayBill: boolean }[];
      return [(body.order as { needsEWayBill: boolean }).needsEWayBill, parcel?.needsEWayBill];
    };
    expect(await eWayNotes(1)).toEqual([false, false]);
    await shop.db.execute(sql`
      update product_variants set price_paise = 200000, original_price_paise = 200000, mrp_paise = 300000
      where id = ${pack.variantId}`);
    shop.deps.catalogue.markStale();
    expect(await eWayNotes(30)).toEqual([true, true]);
  });

  it('see the billed party of an order, and export it', async () => {
    const id = await shipTestOrder(shop, shopper, [{ ...pack, quantity: 1 }], { business: TAMIL_NADU });
    const { body } = await staff.call('GET', `/orders/${id}`);
    expect(body.order).toMatchObject({ business: { ...TAMIL_NADU, state: 'Tamil Nadu' } });
    for (const kind of ['orders', 'order-lines']) {
      const answer = await shop.app.inject({ url: `/api/staff/exports/${kind}`, headers: staff.headers() });
      expect(answer.statusCode).toBe(200);
      const [head = '', ...rows] = answer.body.split('\n');
      expect(head).toContain("Buyer's GSTIN");
      const row = rows.find((one) => one.includes(TAMIL_NADU.gstin)) ?? expect.fail('no row');
      expect(row).toContain('Tamil Nadu (33)');
    }
  });

  it('take an order by phone for a business, whose details are known from its account', async () => {
    const { token, userId } = shopper;
    await shop.call('PUT', '/account/business', { token, body: KERALA });
    const known = await staff.call('GET', `/phone-orders/customers/${userId}/addresses`);
    expect(known.body.business).toMatchObject({ ...KERALA, state: 'Kerala' });
    const lines = [{ variantId: pack.variantId, quantity: 1 }];
    const quoted = await staff.call('POST', '/phone-orders/quote', { body: { customerId: userId, lines } });
    const place = (business: object) =>
      staff.call('POST', '/phone-orders', {
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: {
          customer: { id: userId },
          address: addressForm(),
          business,
          lines,
          payment: 'cod',
          total: (quoted.body.summary as { total: number }).total,
        },
      });
    expect((await place({ ...KERALA, pinCode: '600002' })).body).toMatchObject({
      fields: [{ field: 'business.pinCode' }],
    });
    const placed = await place(KERALA);
    expect(placed.status).toBe(201);
    const { body } = await staff.call('GET', `/orders/${placed.body.orderId}`);
    expect(body.order).toMatchObject({ business: { legalName: KERALA.legalName } });
  });
});

describe('a saved business (ADDRESS-21)', () => {
  it('is saved, changed, downloaded and removed by its shopper, and goes with the account', async () => {
    const buyer = await shop.newShopper();
    const { token } = buyer;
    const read = async () => (await shop.call('GET', '/account/business', { token })).body.business;
    expect(await read()).toBeNull();
    const refused = await shop.call('PUT', '/account/business', { token, body: { ...KERALA, gstin: 'x' } });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field: 'gstin' }] } });
    await shop.call('PUT', '/account/business', { token, body: KERALA });
    await shop.call('PUT', '/account/business', { token, body: TAMIL_NADU });
    expect(await read()).toEqual({ ...TAMIL_NADU, state: 'Tamil Nadu' });
    await shop.call('DELETE', '/account/business', { token });
    expect(await read()).toBeNull();
    await shop.call('PUT', '/account/business', { token, body: KERALA });
    const id = await deliverTestOrder(shop, buyer, [{ ...pack, quantity: 1 }], { business: KERALA });
    const gone = await shop.call('POST', '/delete-account', { token, body: { password: 'karikku-2026' } });
    expect(gone.status).toBe(200);
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(order?.business).toMatchObject({ gstin: '', legalName: 'Deleted account', state: 'Kerala' });
    expect((await contentOf((await invoiceOf(id)).id)).billedTo.gstin).toBe(KERALA.gstin);
  });
});
