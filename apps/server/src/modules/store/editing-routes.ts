import * as calls from '@ilaneer/contract/staff/content/stores';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { serveCall } from '../../http/serve-call.ts';
import { changeStore, deleteStore, makeStore, orderStores } from './change-stores.ts';
import { listStores, type StoreRow } from './repository.ts';
import type { StoreDeps } from './store-cache.ts';
import { toStaffStore } from './views.ts';

export function storeEditingRoutes(app: FastifyInstance, deps: Deps & StoreDeps): void {
  const reply = (saved: Result<StoreRow, Failure>) =>
    saved.ok ? ok({ success: true as const, store: toStaffStore(saved.value) }) : saved;
  const replyAll = (stores: readonly StoreRow[]) =>
    ok({ success: true as const, stores: stores.map(toStaffStore) });

  serveCall(app, calls.listStores, async () => replyAll(await listStores(deps.db)));

  serveCall(app, calls.makeStore, async ({ staff, body }) => reply(await makeStore(deps, staff, body)));

  serveCall(app, calls.changeStore, async ({ staff, params: { code }, headers, body }) =>
    reply(await changeStore(deps, staff, { code, version: matchedVersion(headers) }, body)),
  );

  serveCall(app, calls.deleteStore, async ({ staff, params: { code }, headers }) => {
    const deleted = await deleteStore(deps, staff, { code, version: matchedVersion(headers) });
    return deleted.ok ? ok({ success: true }) : deleted;
  });

  serveCall(app, calls.orderStores, async ({ staff, body }) => {
    const ordered = await orderStores(deps, staff, body.codes);
    return ordered.ok ? replyAll(ordered.value) : ordered;
  });
}
