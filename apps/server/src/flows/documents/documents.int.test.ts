import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { shipTestOrder } from '../../../testing/shoppers/invoiced-order.ts';
import { deliverTestOrder, refundGoods } from '../../../testing/shoppers/returned-order.ts';
import { documentsOf, wordsOf } from '../../../testing/shoppers/tax-documents.ts';
import { OWN_SELLER } from '../../../testing/staff/own-settings.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { taxDocumentContents, taxDocumentFiles } from '../../db/schema/order/tax-document.ts';
import { listCreditNotes } from '../../modules/tax-document/tax-document.ts';
import { drawDocuments } from './documents.ts';

const PACK = 'tender-coconut-water-pack_V01';
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let shop: TestShop;
let pack: Awaited<ReturnType<typeof variantWithStock>>;
let accountant: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  pack = await variantWithStock(shop, PACK, 1_000);
  accountant = await newTestStaff(shop, ['orders.read', 'exports.take']);
});
afterAll(() => shop.close());

const { invoiceOf, download, byStaff, withoutTriggers } = documentsOf(() => shop);

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
    // Copies are rendered from the stored content.
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

  it('is the same from job and download, also when they run concurrently', async () => {
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
    // Equal to a download's rendering.
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
