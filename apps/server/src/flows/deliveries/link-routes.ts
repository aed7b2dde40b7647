import { openTracking } from '@ilaneer/contract/order/tracking';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { serveCall } from '../../http/serve-call.ts';
import { trackOrder } from './track-order.ts';

/** For the holder of a link, without a login (PARCEL-24). */
export function deliveryLinkRoutes(app: FastifyInstance, deps: Deps & SecretDeps): void {
  const limits = [app.limitAttempts({ name: 'track-order', max: 120, windowMs: 600_000 })];

  serveCall(
    app,
    openTracking,
    async ({ body }) => {
      const tracking = await trackOrder(deps, body.link);
      return tracking.ok ? ok({ success: true, tracking: tracking.value }) : tracking;
    },
    { limits },
  );
}
