import { answerAttempt, openAttempt, readTypedChoice } from '@ilaneer/contract/order/attempt-link';
import { openTracking } from '@ilaneer/contract/order/tracking';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { serveCall } from '../../http/serve-call.ts';
import { answerByLink } from './answer-attempt.ts';
import { trackOrder } from './track-order.ts';
import { viewAttempt } from './view-attempt.ts';

/** For the holder of a link, without a login (PARCEL-24, PARCEL-25). */
export function deliveryLinkRoutes(app: FastifyInstance, deps: Deps & SecretDeps): void {
  const limits = [app.limitAttempts({ name: 'track-order', max: 120, windowMs: 600_000 })];
  const choiceLimits = [app.limitAttempts({ name: 'attempt-choice', max: 30, windowMs: 600_000 })];

  serveCall(
    app,
    openTracking,
    async ({ body }) => {
      const tracking = await trackOrder(deps, body.link);
      return tracking.ok ? ok({ success: true, tracking: tracking.value }) : tracking;
    },
    { limits },
  );

  serveCall(app, openAttempt, async ({ body }) => shown(body.link), { limits });

  serveCall(
    app,
    answerAttempt,
    async ({ body }) => {
      const { link, attempt, seen } = body;
      const chosen = await answerByLink(deps, { link, attempt, seen, typed: readTypedChoice(body) });
      return chosen.ok ? shown(link) : chosen;
    },
    { limits: choiceLimits },
  );

  async function shown(link: string) {
    const delivery = await viewAttempt(deps, link);
    return delivery.ok ? ok({ success: true as const, delivery: delivery.value }) : delivery;
  }
}
