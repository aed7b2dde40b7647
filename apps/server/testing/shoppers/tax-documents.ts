import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../src/db/connect.ts';
import { taxDocumentContents, taxDocumentFiles } from '../../src/db/schema/order/tax-document.ts';
import { transactAll } from '../../src/db/transact.ts';
import { listInvoices, type TaxDocument } from '../../src/modules/tax-document/tax-document.ts';
import { readPdf } from '../read-pdf.ts';
import type { TestStaff } from '../staff/test-staff.ts';
import type { TestShop, TestShopper } from '../test-shop.ts';

export function documentsOf(shopOf: () => TestShop) {
  const invoiceOf = async (orderId: string): Promise<TaxDocument> => {
    const [invoice] = await listInvoices(shopOf().db, [orderId]);
    if (invoice === undefined) throw new Error(`order ${orderId} has no invoice`);
    return invoice;
  };
  const download = async ({ token }: Pick<TestShopper, 'token'>, path: string): Promise<Buffer> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await shopOf().app.inject({ url: `/api/orders/${path}`, headers });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.rawPayload;
  };
  const byStaff = (staff: TestStaff, { orderId, number }: TaxDocument, query = '') => {
    const path = `/orders/${orderId}/documents/${number.replaceAll('/', '-')}${query}`;
    return shopOf().app.inject({ url: `/api/staff${path}`, headers: staff.headers() });
  };
  const withoutTriggers = (run: (tx: Database) => Promise<unknown>) =>
    transactAll(shopOf().db, async (tx) => {
      const tables = ['tax_documents', 'tax_document_contents', 'tax_document_files'].map((one) =>
        sql.raw(one),
      );
      for (const table of tables) await tx.execute(sql`alter table ${table} disable trigger user`);
      await tx.execute(sql`grant delete on tax_documents to current_user`);
      await run(tx);
      await tx.execute(sql`revoke delete on tax_documents from current_user`);
      for (const table of tables) await tx.execute(sql`alter table ${table} enable trigger user`);
    });
  /** Removes content and file, as in earlier releases. */
  const makeOlder = async (...documents: readonly TaxDocument[]) => {
    await withoutTriggers(async (tx) => {
      for (const { id } of documents) {
        await tx.delete(taxDocumentFiles).where(eq(taxDocumentFiles.documentId, id));
        await tx.delete(taxDocumentContents).where(eq(taxDocumentContents.documentId, id));
      }
    });
  };
  return { invoiceOf, download, byStaff, withoutTriggers, makeOlder };
}

export function wordsOf(bytes: Buffer): string {
  return readPdf(bytes).join('\n');
}
