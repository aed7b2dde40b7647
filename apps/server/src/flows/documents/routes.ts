import { getStaffDocument } from '@ilaneer/contract/staff/orders/order-documents';
import { getCreditNote, getInvoice, openInvoiceLink as openLink } from '@ilaneer/contract/tax-document';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { toErrorReply } from '../../http/error-reply.ts';
import type { Failure } from '../../http/failure.ts';
import { registerCall } from '../../http/serve-call.ts';
import { findOrder } from '../../modules/order/order.ts';
import { type DocumentDeps, type DocumentFile, fileOf, findDocument, invoiceOf } from './document-file.ts';
import { openInvoiceLink } from './mailed-invoice.ts';
import { readStaffDocument } from './staff-documents.ts';

/** Tax documents, as their shopper downloads them (another shopper's are not found), and as staff do. */
export function documentRoutes(app: FastifyInstance, deps: Deps & DocumentDeps & SecretDeps): void {
  const limits = [
    app.limitAttempts({
      name: 'tax-document',
      max: 60,
      windowMs: 600_000,
      keyOf: ({ shopper }) => shopper?.userId ?? '',
    }),
  ];
  registerCall(app, getInvoice, limits, async ({ shopper, params }, _request, reply) =>
    sendFile(reply, await downloadInvoice(deps, shopper.userId, params.orderId)),
  );
  registerCall(app, getCreditNote, limits, async ({ shopper, params }, _request, reply) =>
    sendFile(reply, await downloadCreditNote(deps, shopper.userId, params)),
  );
  const linkLimits = [app.limitAttempts({ name: 'invoice-link', max: 60, windowMs: 600_000 })];
  registerCall(app, openLink, linkLimits, async ({ body }, _request, reply) =>
    sendFile(reply, await openInvoiceLink(deps, body.link)),
  );
  registerCall(app, getStaffDocument, [], async ({ staff, params, query }, _request, reply) =>
    sendFile(reply, await readStaffDocument(deps, staff, { ...params, ...query })),
  );
}

/** The invoice of an order of one's own. Errors: ORDER_NOT_FOUND, INVOICE_NOT_ISSUED before it has left the shop. */
async function downloadInvoice(
  deps: DocumentDeps,
  userId: string,
  orderId: string,
): Promise<Result<DocumentFile, Failure>> {
  const order = await findOrder(deps.db, userId, orderId);
  if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
  const invoice = await invoiceOf(deps.db, order.id);
  return invoice === null ? err({ code: 'INVOICE_NOT_ISSUED' }) : ok(await fileOf(deps, invoice));
}

/** A credit note of an order of one's own, by its number. Errors: ORDER_NOT_FOUND, CREDIT_NOTE_NOT_FOUND. */
async function downloadCreditNote(
  deps: DocumentDeps,
  userId: string,
  { orderId, number }: { readonly orderId: string; readonly number: string },
): Promise<Result<DocumentFile, Failure>> {
  const order = await findOrder(deps.db, userId, orderId);
  if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
  const note = await findDocument(deps.db, order.id, number, ['credit-note']);
  return note === null ? err({ code: 'CREDIT_NOTE_NOT_FOUND' }) : ok(await fileOf(deps, note));
}

function sendFile(reply: FastifyReply, file: Result<DocumentFile, Failure>): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (!file.ok) {
    const { status, body } = toErrorReply(file.error);
    return reply.code(status).send(body);
  }
  const { name, bytes } = file.value;
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(bytes);
}
