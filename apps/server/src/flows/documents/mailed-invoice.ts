import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { idOfToken, type SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import type { Mailer } from '../../messages/mailer.ts';
import { findOrderById, isAnonymised } from '../../modules/order/order.ts';
import type { TaxDocument } from '../../modules/tax-document/tax-document.ts';
import { type DocumentDeps, type DocumentFile, fileOf, invoiceOf } from './document-file.ts';

/** Attached at sending: the queue stores no files (TAX-DOCUMENT-22). */
export function invoiceMailer(deps: DocumentDeps, mailer: Mailer): Mailer {
  return async (mail) => {
    const invoice = mail.invoiceOf === undefined ? null : await invoiceToMail(deps.db, mail.invoiceOf);
    if (invoice === null) return mailer(mail);
    const { name, bytes } = await fileOf(deps, invoice);
    await mailer({ ...mail, attachments: [{ name, contentType: 'application/pdf', bytes }] });
  };
}

/** By mail link. Errors: DOCUMENT_NOT_FOUND, also for a forged link. */
export async function openInvoiceLink(
  deps: DocumentDeps & SecretDeps,
  link: string,
): Promise<Result<DocumentFile, Failure>> {
  const orderId = idOfToken(deps.keys, 'invoice', link);
  const invoice = orderId === null ? null : await invoiceToMail(deps.db, orderId);
  return invoice === null ? err({ code: 'DOCUMENT_NOT_FOUND' }) : ok(await fileOf(deps, invoice));
}

/** Null for a deleted account: staff only (TAX-DOCUMENT-11). */
async function invoiceToMail(db: Database, orderId: string): Promise<TaxDocument | null> {
  const order = await findOrderById(db, orderId);
  return order === null || isAnonymised(order) ? null : invoiceOf(db, orderId);
}
