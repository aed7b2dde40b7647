import * as calls from '@ilaneer/contract/store';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { findStores } from './find-stores.ts';
import type { StoreDeps } from './store-cache.ts';

export function storeRoutes(app: FastifyInstance, deps: Deps & StoreDeps): void {
  serveCall(app, calls.getStores, async ({ query }) =>
    ok(findStores(await deps.stores.current(), query.search ?? '')),
  );
}
