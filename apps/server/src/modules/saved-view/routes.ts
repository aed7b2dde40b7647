import * as calls from '@ilaneer/contract/staff/saved-views';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { changeView, deleteView, saveView } from './edit-views.ts';
import { findViews, type SavedViewRow } from './repository.ts';
import { savedView } from './views.ts';

export function savedViewRoutes(app: FastifyInstance, deps: Deps): void {
  const reply = (row: SavedViewRow) => ({ success: true as const, view: savedView(row) });

  serveCall(app, calls.listSavedViews, async ({ staff, query }) => {
    const rows = await findViews(deps.db, staff.id, query.list);
    return ok({ success: true, views: rows.map(savedView) });
  });

  serveCall(app, calls.saveView, async ({ staff, body }) => {
    const saved = await saveView(deps, staff, body);
    return saved.ok ? ok(reply(saved.value)) : saved;
  });

  serveCall(app, calls.changeView, async ({ staff, params, headers, body }) => {
    const input = { ...body, id: params.viewId, version: matchedVersion(headers) };
    const changed = await changeView(deps, staff, input);
    return changed.ok ? ok(reply(changed.value)) : changed;
  });

  serveCall(app, calls.deleteView, async ({ staff, params, headers }) => {
    const input = { id: params.viewId, version: matchedVersion(headers) };
    const deleted = await deleteView(deps, staff, input);
    return deleted.ok ? ok({ success: true }) : deleted;
  });
}
