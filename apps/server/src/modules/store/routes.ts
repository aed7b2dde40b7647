import type { StoreView } from '@ilaneer/contract/store';
import * as calls from '@ilaneer/contract/store';
import { ok } from '@ilaneer/domain/result';
import { searchStores } from '@ilaneer/domain/store/search-stores';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { listStores, type StoreRow } from './repository.ts';

/** The branches, as everybody reads them. */
export function storeRoutes(app: FastifyInstance, deps: Deps): void {
  serveCall(app, calls.getStores, async ({ query }) => {
    const search = searchStores((await listStores(deps.db)).map(toStoreView), query.search ?? '');
    return ok({
      success: true,
      match: search.match,
      count: search.stores.length,
      stores: [...search.stores],
      ...(search.match === 'nearest' ? { distancesKm: [...search.distancesKm] } : {}),
    });
  });
}

/** A branch as everybody sees it. */
function toStoreView({ active: _, position: __, picture, ...store }: StoreRow): StoreView {
  return {
    ...store,
    picture: `/pictures/${picture}`,
    openingHours: store.openingHours.map(({ days, opens, closes }) => ({ days: [...days], opens, closes })),
  };
}
