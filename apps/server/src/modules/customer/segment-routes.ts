import * as calls from '@ilaneer/contract/staff/customers/segments';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { readSegmentRules, segmentProblems } from '@ilaneer/domain/customer/segment';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { countOf } from '../../http/lists/keyset.ts';
import { serveCall } from '../../http/serve-call.ts';
import { changeSegment, deleteSegment, makeSegment } from './edit-segments.ts';
import { countSegment } from './list-customers.ts';
import { listSegments, type SegmentRow } from './segments-repository.ts';
import { segmentFields, toSegmentRules } from './views.ts';

export function segmentRoutes(app: FastifyInstance, deps: Deps): void {
  const view = async (row: SegmentRow): Promise<calls.SegmentView> => ({
    ...segmentFields(row),
    count: countOf(await countSegment(deps, row.rules)),
    version: row.version,
  });
  const reply = async (saved: Result<SegmentRow, Failure>) =>
    saved.ok ? ok({ success: true as const, segment: await view(saved.value) }) : saved;

  serveCall(app, calls.listSegments, async () => {
    const segments: calls.SegmentView[] = [];
    for (const row of await listSegments(deps.db)) segments.push(await view(row));
    return ok({ success: true, segments });
  });

  serveCall(app, calls.countSegment, async ({ body }) => {
    const rules = toSegmentRules(body);
    const problems = segmentProblems({ name: 'Unsaved', rules });
    if (problems.length > 0) return err(invalid(problems));
    return ok({ success: true, count: countOf(await countSegment(deps, readSegmentRules(rules))) });
  });

  serveCall(app, calls.makeSegment, async ({ staff, body: { name, ...rules } }) =>
    reply(await makeSegment(deps, staff, { name, rules: toSegmentRules(rules) })),
  );

  serveCall(app, calls.changeSegment, async ({ staff, params, headers, body: { name, ...rules } }) => {
    const form = { name, rules: toSegmentRules(rules) };
    return reply(await changeSegment(deps, staff, { ...params, version: matchedVersion(headers) }, form));
  });

  serveCall(app, calls.deleteSegment, async ({ staff, params, headers }) => {
    const deleted = await deleteSegment(deps, staff, { ...params, version: matchedVersion(headers) });
    return deleted.ok ? ok({ success: true }) : deleted;
  });
}
