import * as calls from '@ilaneer/contract/staff/privacy/data-requests';
import { indiaDay } from '@ilaneer/domain/india-day';
import { ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { searchWords } from '../../http/lists/search-words.ts';
import { serveCall } from '../../http/serve-call.ts';
import {
  countDataRequests,
  type DataRequest,
  listDataRequests,
} from '../../modules/data-protection/data-protection.ts';
import { answerDataRequest, readRequestedCopy, recordDataRequest } from './data-requests.ts';
import type { PrivacyDeps } from './personal-data.ts';

export function dataRequestRoutes(app: FastifyInstance, deps: Deps & SecretDeps & PrivacyDeps): void {
  const { db } = deps;
  const view = (request: DataRequest) => toRequestView(request, indiaDay(deps.now()));
  const shown = (done: Result<DataRequest, Failure>) =>
    done.ok ? ok({ success: true as const, request: view(done.value) }) : done;

  serveCall(app, calls.listDataRequests, async ({ query }) => {
    const place = readPlace('due', query.after);
    if (!place.ok) return place;
    const [dueOn, id] = place.value ?? [];
    const after = dueOn === undefined ? null : { dueOn: String(dueOn), id: String(id) };
    const words = searchWords(query.search);
    if (!words.ok) return words;
    const filter = { state: query.state ?? null, words: words.value };
    const rows = await listDataRequests(db, { filter, after, limit: ROWS_TO_READ });
    const counted = await countDataRequests(db, filter, ROWS_TO_COUNT);
    const page = listPage(rows, counted, 'due', (row) => [row.dueOn, row.id]);
    return ok({ success: true, ...page, rows: page.rows.map(view) });
  });

  serveCall(app, calls.recordDataRequest, async ({ staff, params, body }) =>
    shown(await recordDataRequest(deps, staff, { ...params, ...body })),
  );

  serveCall(
    app,
    calls.getRequestedCopy,
    async ({ params }) => {
      const copy = await readRequestedCopy(deps, params.requestId);
      return copy.ok ? ok({ success: true, copy: copy.value }) : copy;
    },
    { compressed: true },
  );

  serveCall(app, calls.answerDataRequest, async ({ staff, params, body }) =>
    shown(await answerDataRequest(deps, staff, { ...params, ...body })),
  );
}

function toRequestView(request: DataRequest, today: string): calls.DataRequestView {
  const { id, userId, customerName, kind, channel, state, receivedOn, dueOn, closedAt } = request;
  return {
    ...{ id, customerId: userId, customerName, kind, channel, state, receivedOn, dueOn },
    isLate: state === 'open' && dueOn < today,
    closedAt: closedAt?.toISOString() ?? null,
  };
}
