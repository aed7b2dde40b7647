import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import type { PrinterDeps } from '../../drawing/document-printer.ts';
import type { Failure } from '../../http/failure.ts';
import { findOrder, toBilledOrder } from '../../modules/order/order.ts';
import { listReturns } from '../../modules/return/return.ts';
import {
  listCreditNotes,
  listInvoices,
  printCreditNote,
  printInvoice,
  type TaxDocument,
} from '../../modules/tax-document/tax-document.ts';

type DocumentDeps = Pick<Deps, 'db'> & PrinterDeps;

export type DocumentFile = { readonly name: string; readonly bytes: Buffer };

/** The invoice of an order of one's own. Errors: ORDER_NOT_FOUND, INVOICE_NOT_ISSUED before it has left the shop. */
export async function downloadInvoice(
  { db, drawDocument }: DocumentDeps,
  userId: string,
  orderId: string,
): Promise<Result<DocumentFile, Failure>> {
  const order = await findOrder(db, userId, orderId);
  if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
  const [invoice] = await listInvoices(db, [order.id]);
  if (invoice === undefined) return err({ code: 'INVOICE_NOT_ISSUED' });
  const bytes = await drawDocument(printInvoice(invoice, toBilledOrder(order)));
  return ok({ name: fileNameOf(invoice), bytes });
}

/** A credit note of an order of one's own, by its number. Errors: ORDER_NOT_FOUND, CREDIT_NOTE_NOT_FOUND. */
export async function downloadCreditNote(
  { db, drawDocument }: DocumentDeps,
  userId: string,
  { orderId, number }: { readonly orderId: string; readonly number: string },
): Promise<Result<DocumentFile, Failure>> {
  const order = await findOrder(db, userId, orderId);
  if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
  // A slash in an address is not everywhere let through: dashes name it as well, as in the file's name.
  const asked = fileNameOf({ number });
  const notes = await listCreditNotes(db, [order.id]);
  const note = notes.find((one) => asked === fileNameOf(one));
  const [invoice] = await listInvoices(db, [order.id]);
  if (note === undefined || invoice === undefined) return err({ code: 'CREDIT_NOTE_NOT_FOUND' });
  const refunded = (await listReturns(db, [order.id])).filter(({ state }) => state === 'refunded');
  const credited = refunded.find(({ id }) => id === note.returnId);
  if (credited === undefined) throw new Error(`credit note ${number} is of no refunded return`);
  const position = credited.refundPosition ?? 0;
  const before = refunded.filter(({ refundPosition }) => (refundPosition ?? 0) < position);
  const units = { before: before.flatMap(({ lines }) => lines), now: credited.lines };
  const bytes = await drawDocument(printCreditNote(note, invoice, toBilledOrder(order), units));
  return ok({ name: fileNameOf(note), bytes });
}

/** What a document is called when it is saved: its number, without what no file's name may have. */
function fileNameOf({ number }: Pick<TaxDocument, 'number'>): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}
