import * as calls from '@ilaneer/contract/staff/audit';
import { isAuditedKind } from '@ilaneer/domain/audit/audited-act';
import { maySee, READERS } from '@ilaneer/domain/audit/readers';
import { nextDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { type Keys, listPage, readPlace } from '../../http/lists/keyset.ts';
import { serveCall } from '../../http/serve-call.ts';
import { countEntries, findEntries, findHistory, type WantedEntries } from './list-repository.ts';
import type { AuditEntry } from './repository.ts';
import { auditEntryView } from './views.ts';

const keysOf = ({ id }: Pick<AuditEntry, 'id'>): Keys => [id];

export function auditRoutes(app: FastifyInstance, { db }: Deps): void {
  serveCall(app, calls.listAuditEntries, async ({ query }) => {
    const { sort = 'newest' } = query;
    const place = readPlace(sort, query.after);
    if (!place.ok) return place;
    const wanted: WantedEntries = {
      search: query.search ?? '',
      kinds: (query.kind?.split(',') ?? []).filter(isAuditedKind),
      actorId: query.who ?? null,
      from: query.from === undefined ? null : startOfIndiaDay(query.from),
      before: query.to === undefined ? null : startOfIndiaDay(nextDay(query.to)),
    };
    const rows = await findEntries(db, wanted, sort, idIn(place.value));
    const page = listPage(rows, await countEntries(db, wanted), sort, keysOf);
    return ok({ success: true, ...page, rows: page.rows.map(auditEntryView) });
  });

  serveCall(app, calls.getHistory, async ({ staff, params, query }) => {
    const { kind, objectId } = params;
    if (!maySee(kind, staff.permissions)) {
      return err({ code: 'PERMISSION_MISSING', data: { permission: READERS[kind][0] } });
    }
    const place = readPlace('newest', query.after);
    if (!place.ok) return place;
    const { rows, next } = listPage(
      await findHistory(db, kind, objectId, idIn(place.value)),
      0,
      'newest',
      keysOf,
    );
    return ok({ success: true, entries: rows.map(auditEntryView), next });
  });
}

function idIn(place: Keys | null): number | null {
  const id = place?.[0];
  return typeof id === 'number' ? id : null;
}
