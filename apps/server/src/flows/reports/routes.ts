import { getReport } from '@ilaneer/contract/staff/reports/reports';
import { countVisits } from '@ilaneer/contract/visit';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { countNames } from './count-visits.ts';
import { readReport, readReportPeriod } from './read-report.ts';

/** A page makes few; a network has several shoppers. */
const VISITS = { name: 'visit-counts', max: 600, windowMs: 3_600_000 };

export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  serveCall(app, getReport, async ({ params, query }) => {
    const period = readReportPeriod(deps, query);
    if (!period.ok) return period;
    const report = await readReport(deps, params.report, period.value, query.category ?? null);
    return ok({ success: true, report });
  });

  serveCall(
    app,
    countVisits,
    async ({ body }) => {
      await countNames(deps, body.names);
      return ok({ success: true });
    },
    { limits: [app.limitAttempts(VISITS)] },
  );
}
