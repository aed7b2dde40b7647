import { getCreditNote, getInvoice } from '@ilaneer/contract/tax-document';
import type { Result } from '@ilaneer/domain/result';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { PrinterDeps } from '../../drawing/document-printer.ts';
import { toErrorReply } from '../../http/error-reply.ts';
import type { Failure } from '../../http/failure.ts';
import { registerCall } from '../../http/serve-call.ts';
import { type DocumentFile, downloadCreditNote, downloadInvoice } from './download-documents.ts';

/** Tax documents, as their shopper downloads them; another shopper's are not found. */
export function taxDocumentRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'> & PrinterDeps): void {
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
