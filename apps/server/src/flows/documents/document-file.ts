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

/** Stored bytes; rendered and stored on first use, first writer wins (TAX-DOCUMENT-10). */
export async function fileOf(deps: DocumentDeps, document: TaxDocument): Promise<DocumentFile> {
  const { db, now, drawDocument } = deps;
  const name = fileNameOf(document);
  const stored = await findFile(db, document.id);
  if (stored !== null) return { name, ...stored };
  const content = await contentOf(db, deps, document);
  const bytes = await drawDocument(printDocument(content, 'original'));
  return { name, ...(await insertFile(db, document.id, bytes, now())) };
}

export async function invoiceOf(db: Database, orderId: string): Promise<TaxDocument | null> {
  const [invoice] = await listInvoices(db, [orderId]);
  return invoice ?? null;
}

/** By number, with slashes or dashes, since proxies may refuse slashes. */
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

/** The number without forbidden characters. */
export function fileNameOf({ number }: Pick<TaxDocument, 'number'>): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}
