import { getCoins } from '@ilaneer/contract/coin';
import { shopperActor } from '@ilaneer/domain/actor/actor';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { pageOf, paginationOf, windowOf } from '../../http/lists/paging.ts';
import { serveCall } from '../../http/serve-call.ts';
import { readCoins } from './read-coins.ts';

export function coinRoutes(app: FastifyInstance, deps: Deps): void {
  serveCall(app, getCoins, async ({ shopper, query }) => {
    const window = windowOf(query);
    // The whole ledger is summed either way.
    const coins = await readCoins(deps, shopperActor(shopper.userId));
    const entries = pageOf(coins.entries, window);
    return ok({ success: true, ...coins, entries, pagination: paginationOf(window, coins.entries.length) });
  });
}
