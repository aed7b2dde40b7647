import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { returns } from '../../db/schema/order/return.ts';
import { taxDocumentContents, taxDocumentFiles, taxDocuments } from '../../db/schema/order/tax-document.ts';
import { transactAll } from '../../db/transact.ts';
import { listCreditNotes, listInvoices, type TaxDocument } from '../../modules/tax-document/tax-document.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { variantWithStock } from '../../testing/shoppers/find-variant.ts';
import { shipTestOrder } from '../../testing/shoppers/invoiced-order.ts';
import { deliverTestOrder, refundGoods } from '../../testing/shoppers/returned-order.ts';
import { OWN_SELLER } from '../../testing/staff/own-settings.ts';
import { newTestStaff, type TestStaff } from '../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../testing/test-shop.ts';
import { drawDocuments, forgetDocuments, writeBeforeForgetting } from './documents.ts';

const PACK = 'tender-coconut-water-pack_V01';
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

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

const invoiceOf = async (orderId: string): Promise<TaxDocument> => {
  const [invoice] = await listInvoices(shop.db, [orderId]);
  return invoice ?? expect.fail('no invoice');
};
const download = async ({ token }: TestShopper, path: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await shop.app.inject({ url: `/api/orders/${path}`, headers });
  return answer.statusCode === 200 ? answer.rawPayload : expect.fail(answer.body);
};
const byStaff = async (staff: TestStaff, { orderId, number }: TaxDocument, query = '') => {
  const path = `/orders/${orderId}/documents/${number.replaceAll('/', '-')}${query}`;
  return shop.app.inject({ url: `/api/staff${path}`, headers: staff.headers() });
};
const wordsOf = (bytes: Buffer) => readPdf(bytes).join('\n');
const withoutTriggers = (run: (tx: Database) => Promise<unknown>) =>
  transactAll(shop.db, async (tx) => {
    const tables = ['tax_documents', 'tax_document_contents', 'tax_document_files'].map((one) =>
      sql.raw(one),
    );
    for (const table of tables) await tx.execute(sql`alter table ${table} disable trigger user`);
    await tx.execute(sql`grant delete on tax_documents to current_user`);
    await run(tx);
    await tx.execute(sql`revoke delete on tax_documents from current_user`);
    for (const table of tables) await tx.execute(sql`alter table ${table} enable trigger user`);
  });
/** Takes a document's content and file away, as if an earlier release had issued it. */
const makeOlder = async (...documents: readonly TaxDocument[]) => {
  await withoutTriggers(async (tx) => {
    for (const { id } of documents) {
      await tx.delete(taxDocumentFiles).where(eq(taxDocumentFiles.documentId, id));
      await tx.delete(taxDocumentContents).where(eq(taxDocumentContents.documentId, id));
    }
  });
};

describe('a tax document that was issued (TAX-DOCUMENT-9, TAX-DOCUMENT-10)', () => {
  it('stays byte by byte when the account is erased, the product renamed, the rate changed and the seller moved', async () => {
    const shopper = await shop.newShopper();
    const id = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 3 }]);
    await refundGoods(
      shop,
      shopper,
      id,
      [{ position: 1, quantity: 1, reason: 'damaged' }],
      '--reference',
      'UPI 1',
    );
    const invoice = await invoiceOf(id);
    const [note] = await listCreditNotes(shop.db, [id]);
    if (note === undefined) throw new Error('no credit note');
    const before = [
      await download(shopper, `${id}/invoice`),
      await download(shopper, `${id}/credit-notes/${note.number.replaceAll('/', '-')}`),
    ];
    // The copies are drawn when they are asked for: of what was written, not of the order.
    const copyBefore = await byStaff(accountant, invoice, '?copy=triplicate');

    const erased = await shop.call('POST', '/delete-account', {
      token: shopper.token,
      body: { password: 'karikku-2026' },
    });
    expect(erased.status).toBe(200);
    await shop.db.execute(sql`update products set name = 'Renamed', hsn_code = '99999999'`);
    await shop.db.execute(sql`update order_lines set name = 'Renamed', gst_basis_points = 2800`);
    await shop.db.execute(
      sql`insert into settings (key, value, created_at, updated_at)
          values ('seller', ${JSON.stringify({ ...OWN_SELLER, addressLine1: 'Moved away' })}::jsonb, now(), now())
          on conflict (key) do update set value = excluded.value`,
    );
    await shop.deps.settings.refresh();
    expect(JSON.stringify(shop.deps.brand.seller)).toContain('Moved away');

    for (const [index, document] of [invoice, note].entries()) {
      const after = await byStaff(accountant, document);
      expect(after.statusCode).toBe(200);
      expect(after.rawPayload.equals(before[index] ?? Buffer.alloc(0))).toBe(true);
      const [stored] = await shop.db
        .select()
        .from(taxDocumentFiles)
        .where(eq(taxDocumentFiles.documentId, document.id));
      expect(stored?.sha256).toBe(sha256(after.rawPayload));
      expect(wordsOf(after.rawPayload)).toContain('Asha Menon');
      expect(wordsOf(after.rawPayload)).not.toMatch(/Renamed|Moved away|Deleted account/);
    }
    const copyAfter = await byStaff(accountant, invoice, '?copy=triplicate');
    expect(copyAfter.rawPayload.equals(copyBefore.rawPayload)).toBe(true);
  });

  it('says the same whoever draws it first, the job or a download, and when two come at once', async () => {
    const shopper = await shop.newShopper();
    const [one, other] = [
      await shipTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]),
      await shipTestOrder(shop, shopper, [{ ...pack, quantity: 2 }]),
    ];
    const [first, second] = await Promise.all([
      download(shopper, `${one}/invoice`),
      download(shopper, `${one}/invoice`),
      drawDocuments(shop.deps),
    ]);
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
    const drawnByJob = await download(shopper, `${other}/invoice`);
    // What the job stored is what a download would have drawn.
    const { id } = await invoiceOf(other);
    await withoutTriggers((tx) => tx.delete(taxDocumentFiles).where(eq(taxDocumentFiles.documentId, id)));
    expect((await download(shopper, `${other}/invoice`)).equals(drawnByJob)).toBe(true);
    expect(
      await shop.db.select().from(taxDocumentFiles).where(eq(taxDocumentFiles.documentId, id)),
    ).toHaveLength(1);
  });

  it('holds buyer, seller, lines with HSN and unit, taxes and totals as data', async () => {
    const shopper = await shop.newShopper();
    const id = await shipTestOrder(shop, shopper, [{ ...pack, quantity: 2 }]);
    const invoice = await invoiceOf(id);
    const [row] = await shop.db
      .select()
      .from(taxDocumentContents)
      .where(eq(taxDocumentContents.documentId, invoice.id));
    expect(row?.content).toMatchObject({
      form: 'tax-invoice',
      number: invoice.number,
      seller: { gstin: shop.deps.brand.seller.gstin },
      billedTo: { fullName: 'Asha Menon', pinCode: '682001' },
      placeOfSupply: 'Kerala (32)',
      figures: { lines: [{ hsnCode: expect.stringMatching(/^\d{6}$/), uqc: 'PCS', quantity: 2 }] },
      payments: [{ kind: 'on-delivery' }],
    });
  });

  it('is neither changed nor deleted, in the database itself', async () => {
    const attempts = [
      sql`update tax_documents set number = 'X/1'`,
      sql`delete from tax_documents`,
      sql`truncate tax_documents cascade`,
      sql`update tax_document_contents set content = '{}'`,
      sql`delete from tax_document_contents`,
      sql`truncate tax_document_contents cascade`,
      sql`update tax_document_files set bytes = 'x'`,
      sql`delete from tax_document_files`,
      sql`truncate tax_document_files`,
    ];
    await drawDocuments(shop.deps);
    for (const attempt of attempts) await expect(shop.db.execute(attempt)).rejects.toThrow();
    const { rows } = await shop.db.execute(sql`
      select distinct privilege_type as right from pg_class, aclexplode(relacl)
      where relname like 'tax_document%s' and relname <> 'tax_document_series'
        and privilege_type in ('UPDATE', 'TRUNCATE')`);
    expect(rows).toEqual([]);
    const [invoice] = await shop.db.select().from(taxDocumentFiles).limit(1);
    const forged = { ...invoice, documentId: 'doc-x', bytes: Buffer.from('forged') };
    await expect(
      shop.db.insert(taxDocumentFiles).values({ sha256: '', drawnAt: new Date(), ...forged }),
    ).rejects.toThrow();
  });
});

describe('a document of an earlier release', () => {
  it('is worked out from its order once, and stays so', async () => {
    const shopper = await shop.newShopper();
    const id = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 2 }]);
    await refundGoods(
      shop,
      shopper,
      id,
      [{ position: 1, quantity: 1, reason: 'damaged' }],
      '--reference',
      'UPI 2',
    );
    const [invoice, [note]] = [await invoiceOf(id), await listCreditNotes(shop.db, [id])];
    if (note === undefined) throw new Error('no credit note');
    await makeOlder(invoice, note);
    const number = note.number.replaceAll('/', '-');
    const first = await download(shopper, `${id}/credit-notes/${number}`);
    const [refund] = await shop.db.select().from(returns).where(eq(returns.orderId, id));
    expect(wordsOf(first)).toContain(((refund?.refundPaise ?? 0) / 100).toFixed(2));
    await shop.db.execute(sql`update order_lines set name = 'Renamed again' where order_id = ${id}`);
    expect((await download(shopper, `${id}/credit-notes/${number}`)).equals(first)).toBe(true);
    expect(wordsOf(await download(shopper, `${id}/invoice`))).not.toContain('Renamed again');
  });

  it('is written down before its order loses its buyer', async () => {
    const shopper = await shop.newShopper();
    const id = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    const invoice = await invoiceOf(id);
    await makeOlder(invoice);
    await shop.call('POST', '/delete-account', { token: shopper.token, body: { password: 'karikku-2026' } });
    expect(
      await shop.db.execute(
        sql`select 1 from orders where id = ${id} and delivery_address ->> 'fullName' = 'Deleted account'`,
      ),
    ).toMatchObject({ rowCount: 1 });
    expect(wordsOf((await byStaff(accountant, invoice)).rawPayload)).toContain('Asha Menon');
    await writeBeforeForgetting(shop.db, shop.deps);
  });
});

describe('who has a document (TAX-DOCUMENT-11)', () => {
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

  it('nobody, once the law keeps it no more and its account is deleted; the number stays', async () => {
    const shopper = await shop.newShopper();
    const id = await shipTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    const kept = await invoiceOf(id);
    // The series of a year whose time is over: 2015-16 until 31 December 2022.
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
    // The account is there: nothing is over.
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
