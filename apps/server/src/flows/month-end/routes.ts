import * as calls from '@ilaneer/contract/staff/books/month-end';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { serveFile } from '../../http/serve-file.ts';
import { contradictionsOf, verifyBooks } from '../books/books.ts';
import { closeMonth } from './close-month.ts';
import { downloadArchive } from './download-archive.ts';
import { type MonthEndDeps, readMonthEnd } from './read-month-end.ts';
import { toClosingView, toContradictionView, toMonthEndView } from './views.ts';

export function monthEndRoutes(app: FastifyInstance, deps: Deps & MonthEndDeps): void {
  serveCall(app, calls.getMonthEnd, async ({ query }) => {
    const read = await readMonthEnd(deps, query.month);
    return read.ok ? ok({ success: true, monthEnd: toMonthEndView(read.value) }) : read;
  });

  serveCall(app, calls.proveBooks, async () =>
    ok({
      success: true,
      contradictions: contradictionsOf(await verifyBooks(deps.db)).map(toContradictionView),
    }),
  );

  serveCall(app, calls.closeMonth, async ({ staff, body }) => {
    const closed = await closeMonth(deps, staff, body.month);
    return closed.ok ? ok({ success: true, closing: toClosingView(closed.value) }) : closed;
  });

  serveFile(app, calls.downloadClosedMonth, ({ staff, params }) =>
    downloadArchive(deps, staff, params.month),
  );
}
