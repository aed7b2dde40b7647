import { getCoins } from '@ilaneer/contract/coins';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { readCoins } from './read-coins.ts';

/** Coins, as their shopper sees them. */
export function coinRoutes(app: FastifyInstance, deps: AppDeps): void {
  serveCall(app, getCoins, async ({ shopper }) =>
    ok({ success: true, ...(await readCoins(deps, shopper.userId)) }),
  );
}
