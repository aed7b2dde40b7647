import { getCounts, getToday } from '@ilaneer/contract/staff/today';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../http/serve-call.ts';
import { readCounts } from './read-counts.ts';
import { readToday, type TodayDeps } from './read-today.ts';

export function todayRoutes(app: FastifyInstance, deps: TodayDeps): void {
  serveCall(app, getToday, async ({ staff }) => ok({ success: true, today: await readToday(deps, staff) }));

  serveCall(app, getCounts, async ({ staff }) =>
    ok({ success: true, counts: await readCounts(deps, staff.permissions) }),
  );
}
