import * as calls from '@ilaneer/contract/store';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { readStores } from './read-stores.ts';

/** The branches, as everybody reads them. */
export function storeRoutes(app: FastifyInstance, deps: Deps): void {
  serveCall(app, calls.getStores, async ({ query }) => ok(await readStores(deps.db, query.search ?? '')));
}
