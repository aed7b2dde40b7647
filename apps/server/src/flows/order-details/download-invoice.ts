import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import type { Failure } from '../../http/failure.ts';
import { findOrder } from '../../modules/order/repository.ts';
import { type DocumentFile, fileNameOf } from '../../modules/tax-document/document-file.ts';
import { printInvoice } from '../../modules/tax-document/print-invoice.ts';
import { listInvoices } from '../../modules/tax-document/repository.ts';

/** The invoice of an order of one's own. Errors: ORDER_NOT_FOUND, INVOICE_NOT_ISSUED before it has left the shop. */
export async function downloadInvoice(
  env: Pick<AppDeps, 'db' | 'drawDocument'>,
  userId: string,
  orderId: string,
): Promise<Result<DocumentFile, Failure>> {
  const order = await findOrder(env.db, userId, orderId);
  if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
  const [invoice] = await listInvoices(env.db, [order.id]);
  if (invoice === undefined) return err({ code: 'INVOICE_NOT_ISSUED' });
  const bytes = await env.drawDocument(printInvoice(invoice, order));
  return ok({ name: fileNameOf(invoice), bytes });
}
