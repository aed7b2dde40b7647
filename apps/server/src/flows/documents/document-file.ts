import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { PrinterDeps } from '../../drawing/document-printer.ts';
import {
  findFile,
  insertFile,
  listCreditNotes,
  listInvoices,
  printDocument,
  type TaxDocument,
} from '../../modules/tax-document/tax-document.ts';
import { contentOf } from './content-of.ts';

export type DocumentDeps = Pick<Deps, 'db' | 'now'> & Pick<PrinterDeps, 'drawDocument'>;

export type DocumentFile = { readonly name: string; readonly bytes: Buffer; readonly sha256: string };

/**
 * The file of a document: the bytes that are stored of it. Where there are none yet it is drawn, and what is stored of
 * that, by whoever was first, is the file for good (TAX-DOCUMENT-10).
 */
export async function fileOf(deps: DocumentDeps, document: TaxDocument): Promise<DocumentFile> {
  const { db, now, drawDocument } = deps;
  const name = fileNameOf(document);
  const stored = await findFile(db, document.id);
  if (stored !== null) return { name, ...stored };
  const content = await contentOf(db, deps, document);
  const bytes = await drawDocument(printDocument(content, 'original'));
  return { name, ...(await insertFile(db, document.id, bytes, now())) };
}

/** The invoice of an order; null before it has left the shop. */
export async function invoiceOf(db: Database, orderId: string): Promise<TaxDocument | null> {
  const [invoice] = await listInvoices(db, [orderId]);
  return invoice ?? null;
}

/** A document of an order by its number. A slash in an address is not let through everywhere: a dash names it as well. */
export async function findDocument(
  db: Database,
  orderId: string,
  number: string,
  kinds: readonly TaxDocument['kind'][],
): Promise<TaxDocument | null> {
  const asked = fileNameOf({ number });
  const documents = [...(await listInvoices(db, [orderId])), ...(await listCreditNotes(db, [orderId]))];
  return documents.find((one) => kinds.includes(one.kind) && fileNameOf(one) === asked) ?? null;
}

/** What a document is called when it is saved: its number, without what no file's name may have. */
export function fileNameOf({ number }: Pick<TaxDocument, 'number'>): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}
