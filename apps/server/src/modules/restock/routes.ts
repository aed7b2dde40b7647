import * as calls from '@ilaneer/contract/restock';
import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { isTrapped, recipientOf } from '../../http/form-guards.ts';
import { serveCall } from '../../http/serve-call.ts';
import { deleteRequestsOf, listRequests } from './repository.ts';
import type { RestockDeps } from './restock-requests.ts';
import { confirmRestock, dropRestock, requestRestock } from './restock-requests.ts';
import { toRestockView } from './views.ts';

const ASKED =
  'Almost there! If this address has not asked before, a mail with a link to confirm is on its way.';
const NOTED = 'We will write to you as soon as it is back.';
const HOUR_MS = 3_600_000;

/** Identified by the mail's token. */
export function restockRoutes(app: FastifyInstance, deps: Deps & RestockDeps): void {
  serveCall(
    app,
    calls.requestRestock,
    async ({ shopper, body }) => {
      if (isTrapped(body)) return ok({ success: true, message: ASKED, confirmed: false });
      const { variantId, email } = body;
      const asked = await requestRestock(deps, shopper, { variantId, email });
      if (!asked.ok) return asked;
      const { confirmed } = asked.value;
      return ok({ success: true, message: confirmed ? NOTED : ASKED, confirmed });
    },
    {
      limits: [
        app.limitAttempts({ name: 'restock', max: 20, windowMs: HOUR_MS }),
        app.limitAttempts({ name: 'restock-email', max: 10, windowMs: HOUR_MS, keyOf: recipientOf }),
      ],
    },
  );

  serveCall(app, calls.confirmRestock, async ({ body }) => {
    const confirmed = await confirmRestock(deps, body.token);
    return confirmed.ok ? ok({ success: true, message: NOTED }) : confirmed;
  });

  serveCall(app, calls.dropRestock, async ({ body }) => {
    const dropped = await dropRestock(deps, body.token);
    return dropped.ok ? ok({ success: true, message: 'Your request is deleted.' }) : dropped;
  });

  serveCall(app, calls.getRestockRequests, async ({ shopper }) => {
    const email = await provenEmail(deps, shopper);
    const requests = email === null ? [] : await listRequests(deps.db, email);
    return ok({ success: true, requests: requests.map(toRestockView) });
  });

  serveCall(app, calls.deleteRestockRequest, async ({ shopper, params }) => {
    const email = await provenEmail(deps, shopper);
    if (email !== null) await deleteRequestsOf(deps.db, email, params.variantId);
    return ok({ success: true, message: 'Your request is deleted.' });
  });
}

async function provenEmail(deps: Deps & RestockDeps, { userId }: ShopperActor): Promise<string | null> {
  const shopper = await deps.findShopper(deps.db, userId);
  return shopper?.emailVerified === true ? shopper.email : null;
}
