import type { DocumentCopy } from '@ilaneer/domain/tax-document/document-content';
import { VOUCHER_KINDS } from '@ilaneer/domain/tax-document/financial-year';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { PrinterDeps } from '../../drawing/document-printer.ts';
import type { PrintedDocument } from '../../drawing/printed-document.ts';
import {
  findFile,
  findVoucherContent,
  insertFile,
  listCreditNotes,
  listInvoices,
  listVouchers,
  printDocument,
  printVoucher,
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
  const bytes = await drawDocument(await printedOf(db, deps, document, 'original'));
  return { name, ...(await insertFile(db, document.id, bytes, now())) };
}

/** Vouchers have no copies. */
export async function printedOf(
  db: Database,
  deps: Pick<Deps, 'now'>,
  document: TaxDocument,
  copy: DocumentCopy,
): Promise<PrintedDocument> {
  if (!isVoucher(document)) return printDocument(await contentOf(db, deps, document), copy);
  const content = await findVoucherContent(db, document.id);
  if (content === null) throw new Error(`voucher ${document.number} has no content`);
  return printVoucher(content);
}

export function isVoucher({ kind }: Pick<TaxDocument, 'kind'>): boolean {
  return VOUCHER_KINDS.some((one) => one === kind);
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
  const documents = [
    ...(await listInvoices(db, [orderId])),
    ...(await listCreditNotes(db, [orderId])),
    ...(await listVouchers(db, [orderId])),
  ];
  return documents.find((one) => kinds.includes(one.kind) && fileNameOf(one) === asked) ?? null;
}

/** The number without forbidden characters. */
export function fileNameOf({ number }: Pick<TaxDocument, 'number'>): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}
