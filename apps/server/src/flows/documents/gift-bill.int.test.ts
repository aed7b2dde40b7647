import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { deliverTestOrder, refundGoods } from '../../../testing/shoppers/returned-order.ts';
import { documentsOf, wordsOf } from '../../../testing/shoppers/tax-documents.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { outboxMessages } from '../../db/schema/content/message.ts';
import { orders } from '../../db/schema/order/order.ts';
import { findContent, listCreditNotes } from '../../modules/tax-document/tax-document.ts';
import { eraseExpiredData } from '../privacy/privacy.ts';

const FRIEND = {
  ...addressForm(),
  fullName: 'Divya Nair',
  phone: '9876500001',
  city: 'Chennai',
  state: 'Tamil Nadu',
  zipCode: '600001',
};
const ME = { ...addressForm(), fullName: 'Asha Menon', addressLine1: '4 Temple Street', zipCode: '682001' };

let shop: TestShop;
let pack: Awaited<ReturnType<typeof variantWithStock>>;
let shopper: TestShopper;
let staff: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
  shopper = await shop.newShopper();
  staff = await newTestStaff(shop, ['orders.read', 'orders.edit', 'customers.read', 'exports.take']);
});
afterEach(() => expectTiedBooks(shop.db));
afterAll(() => shop.close());

const { invoiceOf, download } = documentsOf(() => shop);
const contentOf = async (id: string) => (await findContent(shop.db, id)) ?? expect.fail('nothing is written');
const rowOf = async (id: string) => {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  return row ?? expect.fail('no order');
};
const gift = { deliveryAddress: FRIEND, billTo: ME };

describe('the bill of a gift (TAX-DOCUMENT-21, CHECKOUT-25)', () => {
  it('names buyer and recipient with their addresses; so does its credit note', async () => {
    const id = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 2 }], gift);
    const reference = ['--reference', 'UPI 7'];
    await refundGoods(shop, shopper, id, [{ position: 1, quantity: 1, reason: 'damaged' }], ...reference);
    const [note] = await listCreditNotes(shop.db, [id]);
    for (const document of [await invoiceOf(id), note ?? expect.fail('no credit note')]) {
      const content = await contentOf(document.id);
      expect(content).toMatchObject({
        billedTo: { fullName: 'Asha Menon', addressLine1: '4 Temple Street', pinCode: '682001' },
        shippedTo: { fullName: 'Divya Nair', city: 'Chennai', pinCode: '600001' },
        placeOfSupply: 'Tamil Nadu (33)',
        figures: { taxes: [{ name: 'IGST' }] },
      });
      expect(content.billedTo.gstin).toBeUndefined();
    }
    const words = wordsOf(await download(shopper, `${id}/invoice`));
    for (const text of ['Billed to', 'Asha Menon', '4 Temple Street', 'Shipped to', 'Divya Nair']) {
      expect(words).toContain(text);
    }
  });

  it('is supplied where the parcel goes, as any order of a person (PRICING-16), and letters greet who bought', async () => {
    const id = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }], gift);
    const { cgstPaise, igstPaise, billTo, deliveryAddress } = await rowOf(id);
    expect({ cgstPaise, hasIgst: igstPaise > 0 }).toEqual({ cgstPaise: 0, hasIgst: true });
    expect(billTo).toMatchObject({ fullName: 'Asha Menon', pinCode: '682001', country: 'India' });
    expect(deliveryAddress.fullName).toBe('Divya Nair');
    const { body } = await shop.call('GET', `/orders/${id}`, { token: shopper.token });
    expect(body.order).toMatchObject({ billTo: { fullName: 'Asha Menon' } });
    const seen = await staff.call('GET', `/orders/${id}`);
    expect(seen.body.order).toMatchObject({ billTo: { fullName: 'Asha Menon' }, business: null });
    const number = (await rowOf(id)).number;
    const letters = async () =>
      (await shop.db.select().from(outboxMessages)).filter(({ subject }) => subject.endsWith(number));
    await expect.poll(async () => (await letters()).length).toBeGreaterThan(0);
    expect((await letters())[0]?.body).toContain('Dear Asha Menon,');
  });

  it('has a name and an address, and no business beside it', async () => {
    await shop.call('POST', '/add-to-cart', { token: shopper.token, body: { ...pack, quantity: 1 } });
    const place = (more: object) =>
      shop.call('POST', '/place-order', {
        token: shopper.token,
        body: { items: [{ ...pack, quantity: 1 }], paymentMethod: 'cod', deliveryAddress: FRIEND, ...more },
      });
    expect(await place({ billTo: { ...ME, fullName: ' ', zipCode: '12' } })).toMatchObject({
      status: 400,
      body: {
        fields: [{ field: 'billTo.fullName', message: 'Full name is required' }, { field: 'billTo.zipCode' }],
      },
    });
    const business = {
      gstin: '33AABCT1332L1ZL',
      legalName: 'Marina Foods',
      addressLine1: '2 Mount Road',
      pinCode: '600002',
    };
    expect(await place({ billTo: ME, business })).toMatchObject({
      status: 400,
      body: {
        fields: [
          { field: 'billTo', message: 'An order is billed to a business or to a person, not to both' },
        ],
      },
    });
    // Not the place of supply: a PIN code of another state is kept.
    expect((await place({ billTo: { ...ME, zipCode: '600004' } })).status).toBe(201);
  });

  it('loses its names with the account, and the bill keeps them', async () => {
    const other = await shop.newShopper();
    const id = await deliverTestOrder(shop, other, [{ ...pack, quantity: 1 }], gift);
    const invoice = await invoiceOf(id);
    await shop.call('POST', '/delete-account', { token: other.token, body: { password: 'karikku-2026' } });
    await eraseExpiredData(shop.deps)();
    const { billTo } = await rowOf(id);
    expect(JSON.stringify(billTo)).not.toMatch(/Asha|Temple|682001|98765/);
    expect((await contentOf(invoice.id)).billedTo.fullName).toBe('Asha Menon');
  });
});
