import { Readable } from 'node:stream';
import * as exportCalls from '@ilaneer/contract/staff/transfer/exports';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { toErrorReply } from '../../http/error-reply.ts';
import { registerCall, serveCall } from '../../http/serve-call.ts';
import { countRows, takeExport } from './exports/take-export.ts';

/** Files that staff take out of the shop. */
export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  serveCall(app, exportCalls.countExport, async ({ staff, params, query }) => {
    const count = await countRows(deps, staff, { kind: params.kind, query });
    return count.ok ? ok({ success: true, count: count.value }) : count;
  });

  registerCall(app, exportCalls.takeExport, [], async ({ staff, params, query }, _request, reply) => {
    const file = await takeExport(deps, staff, { kind: params.kind, query });
    reply.header('cache-control', 'no-store');
    if (!file.ok) {
      const { status, body } = toErrorReply(file.error);
      return reply.code(status).send(body);
    }
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file.value.name}"`)
      .send(Readable.from(file.value.text, { objectMode: false }));
  });
}
