import * as calls from '@ilaneer/contract/staff/books/month-end';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { serveFile } from '../../http/serve-file.ts';
import { withdrawLock } from '../../modules/journal/journal.ts';
import { contradictionsOf, verifyBooks } from '../books/books.ts';
import { closeMonth } from './close-month.ts';
import { downloadArchive } from './download-archive.ts';
import { type MonthLightDeps, readMonthEnd, readMonthLights } from './read-month-end.ts';
import { toClosingView, toContradictionView, toLightView, toMonthEndView } from './views.ts';

export function monthEndRoutes(app: FastifyInstance, deps: Deps & MonthLightDeps): void {
  serveCall(app, calls.getMonthEnd, async ({ staff, query }) => {
    const read = await readMonthEnd(deps, query.month);
    return read.ok ? ok({ success: true, monthEnd: toMonthEndView(read.value, staff) }) : read;
  });

  serveCall(app, calls.getMonthLights, async ({ query }) => {
    const read = await readMonthLights(deps, query.month);
    if (!read.ok) return read;
    const { month, lights } = read.value;
    return ok({
      success: true,
      month: month.month,
      lastDay: month.lastDay,
      lights: lights.map(toLightView),
    });
  });

  serveCall(app, calls.proveBooks, async () =>
    ok({
      success: true,
      contradictions: contradictionsOf(await verifyBooks(deps.db)).map(toContradictionView),
    }),
  );

  serveCall(app, calls.closeMonth, async ({ staff, body }) => {
    const closed = await closeMonth(deps, staff, body.month);
    if (!closed.ok) return closed;
    return ok({ success: true, closing: closed.value === null ? null : toClosingView(closed.value) });
  });

  serveCall(app, calls.withdrawLock, async ({ staff, params }) => {
    const done = await withdrawLock(deps, staff, params.month);
    return done.ok ? ok({ success: true }) : done;
  });

  serveFile(app, calls.downloadClosedMonth, ({ staff, params }) =>
    downloadArchive(deps, staff, params.month),
  );
}
