import { getChecklist } from '@ilaneer/contract/staff/settings';
import { ok } from '@ilaneer/domain/result';
import { openingChecklist } from '@ilaneer/domain/setting/opening-checklist';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { type OpeningDeps, openingFacts } from './opening-facts.ts';

export type { OpeningDeps };

export function openingRoutes(app: FastifyInstance, deps: Deps & OpeningDeps): void {
  serveCall(app, getChecklist, async () => {
    const items = openingChecklist(await openingFacts(deps));
    return ok({ success: true, mode: deps.config.mode, items });
  });
}
