import { getStaffDocument } from '@ilaneer/contract/staff/orders/order-documents';
import {
  getCreditNote,
  getInvoice,
  getVoucher,
  openInvoiceLink as openLink,
} from '@ilaneer/contract/tax-document';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { VOUCHER_KINDS } from '@ilaneer/domain/tax-document/financial-year';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { type SentFile, serveFile } from '../../http/serve-file.ts';
import { findOrder } from '../../modules/order/order.ts';
import { type DocumentDeps, type DocumentFile, fileOf, findDocument, invoiceOf } from './document-file.ts';
import { openInvoiceLink } from './mailed-invoice.ts';
import { readStaffDocument } from './staff-documents.ts';

export function documentRoutes(app: FastifyInstance, deps: Deps & DocumentDeps & SecretDeps): void {
  const limits = [
    app.limitAttempts({
      name: 'tax-document',
      max: 60,
      windowMs: 600_000,
      keyOf: ({ shopper }) => shopper?.userId ?? '',
    }),
  ];
  serveFile(
    app,
    getInvoice,
    async ({ shopper, params }) => pdf(await downloadInvoice(deps, shopper.userId, params.orderId)),
    limits,
  );
  serveFile(
    app,
    getCreditNote,
    async ({ shopper, params }) => pdf(await downloadCreditNote(deps, shopper.userId, params)),
    limits,
  );
  serveFile(
    app,
    getVoucher,
    async ({ shopper, params }) => pdf(await downloadVoucher(deps, shopper.userId, params)),
    limits,
  );
  const linkLimits = [app.limitAttempts({ name: 'invoice-link', max: 60, windowMs: 600_000 })];
  serveFile(app, openLink, async ({ body }) => pdf(await openInvoiceLink(deps, body.link)), linkLimits);
  serveFile(app, getStaffDocument, async ({ staff, params, query }) =>
    pdf(await readStaffDocument(deps, staff, { ...params, ...query })),
  );
}

/** Errors: ORDER_NOT_FOUND, INVOICE_NOT_ISSUED before dispatch. */
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

/** Errors: ORDER_NOT_FOUND, CREDIT_NOTE_NOT_FOUND. */
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

/** Errors: ORDER_NOT_FOUND, DOCUMENT_NOT_FOUND. */
async function downloadVoucher(
  deps: DocumentDeps,
  userId: string,
  { orderId, number }: { readonly orderId: string; readonly number: string },
): Promise<Result<DocumentFile, Failure>> {
  const order = await findOrder(deps.db, userId, orderId);
  if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
  const voucher = await findDocument(deps.db, order.id, number, VOUCHER_KINDS);
  return voucher === null ? err({ code: 'DOCUMENT_NOT_FOUND' }) : ok(await fileOf(deps, voucher));
}

function pdf(file: Result<DocumentFile, Failure>): Result<SentFile, Failure> {
  if (!file.ok) return file;
  const { name, bytes } = file.value;
  return ok({ name, type: 'application/pdf', bytes });
}
