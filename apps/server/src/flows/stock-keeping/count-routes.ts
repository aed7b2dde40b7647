import * as calls from '@ilaneer/contract/staff/stock/stock-counts';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Failure } from '../../http/failure.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { serveCall } from '../../http/serve-call.ts';
import type { StockKeepingDeps } from './adjust-stock.ts';
import { countCounts, pageCounts } from './count-repository.ts';
import {
  applyCount,
  type CountDetails,
  countUnits,
  dropCount,
  findCountDetails,
  startCount,
} from './count-stock.ts';
import { toCountLineView, toCountView } from './count-views.ts';

export function countRoutes(app: FastifyInstance, deps: StockKeepingDeps): void {
  serveCall(app, calls.listCounts, async ({ query: { after, sort = 'newest', ...filter } }) => {
    const place = readPlace(sort, after);
    if (!place.ok) return place;
    const [at, id] = place.value ?? [];
    const before = id === undefined ? null : { at: String(at), id: String(id) };
    const rows = await pageCounts(deps.db, filter, before, ROWS_TO_READ);
    const counted = await countCounts(deps.db, filter, ROWS_TO_COUNT);
    const page = listPage(rows, counted, sort, (row) => [row.startedAt, row.id]);
    return ok({ success: true, ...page, rows: page.rows.map(toCountView) });
  });

  serveCall(app, calls.startCount, async ({ staff, body }) =>
    toReply(await startCount(deps, staff, body.note ?? '')),
  );

  serveCall(app, calls.getCount, async ({ params }) => {
    const details = await findCountDetails(deps.db, params.countId);
    return toReply(details === null ? err({ code: 'STOCK_COUNT_NOT_FOUND' }) : ok(details));
  });

  serveCall(app, calls.countUnits, async ({ staff, params, body }) =>
    toReply(await countUnits(deps, staff, { ...params, ...body })),
  );

  serveCall(app, calls.applyCount, async ({ staff, params, headers }) =>
    toReply(await applyCount(deps, staff, { ...params, version: matchedVersion(headers) })),
  );

  serveCall(app, calls.dropCount, async ({ staff, params, headers }) =>
    toReply(await dropCount(deps, staff, { ...params, version: matchedVersion(headers) })),
  );
}

function toReply(details: Result<CountDetails, Failure>) {
  if (!details.ok) return details;
  const { count, lines } = details.value;
  return ok({ success: true as const, count: toCountView(count), lines: lines.map(toCountLineView) });
}
