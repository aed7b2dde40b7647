import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import type { Failure } from '../../http/failure.ts';
import { findOrder } from '../../modules/order/repository.ts';
import { listReturns } from '../../modules/return/repository.ts';
import { type DocumentFile, fileNameOf } from '../../modules/tax-document/document-file.ts';
import { printCreditNote } from '../../modules/tax-document/print-credit-note.ts';
import { listCreditNotes, listInvoices } from '../../modules/tax-document/repository.ts';

/** A credit note of an order of one's own, by its number. Errors: ORDER_NOT_FOUND, CREDIT_NOTE_NOT_FOUND. */
export async function downloadCreditNote(
  env: Pick<AppDeps, 'db' | 'drawDocument'>,
  userId: string,
  orderId: string,
  number: string,
): Promise<Result<DocumentFile, Failure>> {
  const order = await findOrder(env.db, userId, orderId);
  if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
  // A slash in an address is not everywhere let through: dashes name it as well, as in the file's name.
  const asked = fileNameOf({ number });
  const notes = await listCreditNotes(env.db, [order.id]);
  const note = notes.find((one) => asked === fileNameOf(one));
  const [invoice] = await listInvoices(env.db, [order.id]);
  if (note === undefined || invoice === undefined) return err({ code: 'CREDIT_NOTE_NOT_FOUND' });
  const refunded = (await listReturns(env.db, [order.id])).filter(({ state }) => state === 'refunded');
  const credited = refunded.find(({ id }) => id === note.returnId);
  if (credited === undefined) throw new Error(`credit note ${number} is of no refunded return`);
  const position = credited.refundPosition ?? 0;
  const before = refunded.filter(({ refundPosition }) => (refundPosition ?? 0) < position);
  const units = { before: before.flatMap(({ lines }) => lines), now: credited.lines };
  const bytes = await env.drawDocument(printCreditNote(note, invoice, order, units));
  return ok({ name: fileNameOf(note), bytes });
}
