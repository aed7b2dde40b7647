import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { shipTestOrder } from '../../../testing/shoppers/invoiced-order.ts';
import { deliverTestOrder } from '../../../testing/shoppers/returned-order.ts';
import { documentsOf, wordsOf } from '../../../testing/shoppers/tax-documents.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { taxDocumentContents, taxDocuments } from '../../db/schema/order/tax-document.ts';
import { forgetDocuments } from './documents.ts';

const PACK = 'tender-coconut-water-pack_V01';

let shop: TestShop;
let pack: Awaited<ReturnType<typeof variantWithStock>>;
let accountant: TestStaff;
let clerk: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  pack = await variantWithStock(shop, PACK, 1_000);
  accountant = await newTestStaff(shop, ['orders.read', 'exports.take']);
  clerk = await newTestStaff(shop, ['orders.read']);
});
afterAll(() => shop.close());

const { invoiceOf, byStaff, withoutTriggers, makeOlder } = documentsOf(() => shop);

describe('access to a document (TAX-DOCUMENT-11)', () => {
  it('of a deleted account: those alone who take data out of the shop, and each reading is noted', async () => {
    const shopper = await shop.newShopper();
    const id = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    const invoice = await invoiceOf(id);
    expect((await byStaff(clerk, invoice)).statusCode).toBe(200);
    await shop.call('POST', '/delete-account', { token: shopper.token, body: { password: 'karikku-2026' } });
    const refused = await byStaff(clerk, invoice);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'PERMISSION_MISSING',
      data: { permission: 'exports.take' },
    });
    expect((await byStaff(accountant, invoice)).statusCode).toBe(200);
    const { rows } = await shop.db.execute(sql`
      select actor_id, action from audit_entries where object_id = ${id} and action like 'read a document%'`);
    expect(rows).toEqual([{ actor_id: accountant.id, action: 'read a document of a deleted account' }]);
    const packer = await newTestStaff(shop, ['orders.fulfil']);
    const { rows: numbers } = await shop.db.execute(sql`select number from orders where id = ${id}`);
    const body = { orderNumbers: numbers.map(({ number }) => number), kinds: ['invoice'] };
    expect((await packer.call('POST', '/packing/documents', { body })).body).toMatchObject({
      code: 'PERMISSION_MISSING',
    });
    expect(
      (
        await shop.app.inject({
          url: `/api/orders/${id}/invoice`,
          headers: { authorization: `Bearer ${shopper.token}` },
        })
      ).statusCode,
    ).toBe(401);
  });

  it('marks each copy for whom it is, and knows no other', async () => {
    const shopper = await shop.newShopper();
    const invoice = await invoiceOf(await shipTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]));
    for (const [query, mark] of [
      ['', 'ORIGINAL FOR RECIPIENT'],
      ['?copy=duplicate', 'DUPLICATE FOR TRANSPORTER'],
      ['?copy=triplicate', 'TRIPLICATE FOR SUPPLIER'],
    ]) {
      expect(wordsOf((await byStaff(clerk, invoice, query)).rawPayload)).toContain(mark);
    }
    expect((await byStaff(clerk, invoice, '?copy=fourth')).statusCode).toBe(400);
    expect((await byStaff(clerk, { ...invoice, number: 'ILN/2627/999999' })).json()).toMatchObject({
      code: 'DOCUMENT_NOT_FOUND',
    });
    expect((await byStaff(clerk, { ...invoice, orderId: 'nowhere' })).json()).toMatchObject({
      code: 'ORDER_NOT_FOUND',
    });
  });

  it('ends with the retention of a deleted account; the number stays', async () => {
    const shopper = await shop.newShopper();
    const id = await shipTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    const kept = await invoiceOf(id);
    // A series past retention: 2015-16 until 31 December 2022.
    const old = { ...kept, id: `old-${id}`, number: 'ILN/1516/000001', financialYear: '1516', position: 1 };
    const oldOrder = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    await makeOlder(await invoiceOf(oldOrder));
    await withoutTriggers((tx) => tx.delete(taxDocuments).where(eq(taxDocuments.orderId, oldOrder)));
    await shop.db.insert(taxDocuments).values({ ...old, orderId: oldOrder });
    const [content] = await shop.db
      .select()
      .from(taxDocumentContents)
      .where(eq(taxDocumentContents.documentId, kept.id));
    if (content === undefined) throw new Error('no content');
    await shop.db.insert(taxDocumentContents).values({ ...content, documentId: old.id });
    await forgetDocuments(shop.deps);
    const contents = () =>
      shop.db.select().from(taxDocumentContents).where(eq(taxDocumentContents.documentId, old.id));
    expect(await contents()).toHaveLength(1);
    await shop.db.execute(sql`
      update users set deleted_at = now(), deactivated_at = now(), email = null, mobile = null, claimed_mobile = null,
        password_hash = null where id = ${shopper.userId}`);
    await forgetDocuments(shop.deps);
    expect(await contents()).toHaveLength(0);
    expect(await shop.db.select().from(taxDocuments).where(eq(taxDocuments.id, old.id))).toHaveLength(1);
    const left = shop.db
      .select()
      .from(taxDocumentContents)
      .where(eq(taxDocumentContents.documentId, kept.id));
    expect(await left).toHaveLength(1);
  });
});
