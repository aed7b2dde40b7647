import { Readable } from 'node:stream';
import * as exportCalls from '@ilaneer/contract/staff/transfer/exports';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { serveFile } from '../../http/serve-file.ts';
import { countRows, createExport } from './exports/create-export.ts';

export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  serveCall(app, exportCalls.countExport, async ({ staff, params, query }) => {
    const count = await countRows(deps, staff, { kind: params.kind, query });
    return count.ok ? ok({ success: true, count: count.value }) : count;
  });

  serveFile(app, exportCalls.createExport, async ({ staff, params, query }) => {
    const file = await createExport(deps, staff, { kind: params.kind, query }, (userIds) =>
      app.noteShown(staff, [{ on: 'export', by: 'customer', ids: userIds }], false),
    );
    if (!file.ok) return file;
    const bytes = Readable.from(file.value.text, { objectMode: false });
    // Lookups are logged per batch.
    return ok({ name: file.value.name, type: file.value.type, bytes, shows: [] });
  });
}
