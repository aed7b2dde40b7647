import * as calls from '@ilaneer/contract/account/consents';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { changeConsent } from './change-consent.ts';
import { listConsents } from './repository.ts';
import { toConsentViews } from './views.ts';

/** What shoppers agree to, as they call it. */
export function consentRoutes(app: FastifyInstance, deps: AppDeps): void {
  const viewsOf = async (userId: string) =>
    toConsentViews(await listConsents(deps.db, userId), deps.brand.name);

  serveCall(app, calls.getConsents, async ({ shopper }) =>
    ok({ success: true, consents: await viewsOf(shopper.userId) }),
  );

  serveCall(app, calls.changeConsent, async ({ shopper, params, body }) => {
    const changed = await changeConsent(deps, shopper.userId, { ...params, ...body });
    if (!changed.ok) return changed;
    const message = body.granted ? 'Thank you, your choice is saved.' : 'Your choice is saved.';
    return ok({ success: true, message, consents: await viewsOf(shopper.userId) });
  });
}
