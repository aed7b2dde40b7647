import * as calls from '@ilaneer/contract/staff/books/gst-returns';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { serveFile } from '../../http/serve-file.ts';
import { downloadGstReturn } from './download-gst-return.ts';
import { readGstReturn } from './read-gst-return.ts';
import { toGstReturnView } from './views.ts';

export function gstReturnRoutes(app: FastifyInstance, deps: Deps): void {
  serveCall(app, calls.getGstReturn, async ({ query }) => {
    const read = await readGstReturn(deps, query);
    return read.ok ? ok({ success: true, report: toGstReturnView(read.value) }) : read;
  });

  serveFile(app, calls.downloadGstReturn, ({ staff, params, query }) =>
    downloadGstReturn(deps, staff, params.file, query),
  );
}
