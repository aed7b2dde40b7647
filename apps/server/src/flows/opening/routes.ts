import { chooseCatalogue, getChecklist, openShop } from '@ilaneer/contract/staff/shop/opening';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { beginCatalogue } from './begin-catalogue.ts';
import { viewChecklist } from './checklist.ts';
import { letShoppersIn } from './let-shoppers-in.ts';
import type { OpeningDeps } from './opening-facts.ts';

export type { OpeningDeps };

export function openingRoutes(app: FastifyInstance, deps: Deps & OpeningDeps): void {
  serveCall(app, getChecklist, async () => ok({ success: true, ...(await viewChecklist(deps)) }));

  serveCall(app, chooseCatalogue, async ({ staff, body }) => {
    const begun = await beginCatalogue(deps, staff, body.catalogue);
    return begun.ok ? ok({ success: true, ...(await viewChecklist(deps)) }) : begun;
  });

  serveCall(app, openShop, async ({ staff }) => {
    const opened = await letShoppersIn(deps, staff);
    return opened.ok ? ok({ success: true, ...(await viewChecklist(deps)) }) : opened;
  });
}
