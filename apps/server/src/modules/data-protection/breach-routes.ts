import * as calls from '@ilaneer/contract/staff/privacy/breaches';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { serveCall } from '../../http/serve-call.ts';
import { toBreach, toBreachView } from './breach-view.ts';
import { type BreachRow, findBreach, listBreachRows } from './breaches-repository.ts';
import { changeBreach, recordBreach } from './record-breach.ts';

export function breachRoutes(app: FastifyInstance, deps: Deps): void {
  serveCall(app, calls.listBreaches, async () => {
    const rows = await listBreachRows(deps.db);
    return ok({ success: true, breaches: rows.map(toBreachView) });
  });

  serveCall(app, calls.getBreach, async ({ params }) => {
    const row = await findBreach(deps.db, params.breachId);
    return reply(row === null ? err({ code: 'BREACH_NOT_FOUND' }) : ok(row));
  });

  serveCall(app, calls.recordBreach, async ({ staff, body }) =>
    reply(await recordBreach(deps, staff, toBreach(body))),
  );

  serveCall(app, calls.changeBreach, async ({ staff, params, headers, body }) => {
    const change = { id: params.breachId, version: matchedVersion(headers), breach: toBreach(body) };
    return reply(await changeBreach(deps, staff, change));
  });

  function reply(row: Result<BreachRow, Failure>) {
    if (!row.ok) return row;
    const { name, email } = deps.brand.grievanceOfficer;
    const from = { shop: deps.brand.name, officer: name, contact: email };
    return ok({ success: true as const, breach: toBreachView(row.value), from });
  }
}
