import * as calls from '@ilaneer/contract/order/confirm-order';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../http/serve-call.ts';
import { type ConfirmDeps, confirmOrder, declineOrder, viewConfirmation } from './confirm-order.ts';

/** For the holder of a link, without a login (CHECKOUT-31). */
export function confirmRoutes(app: FastifyInstance, deps: ConfirmDeps): void {
  const limits = [app.limitAttempts({ name: 'order-confirmation', max: 120, windowMs: 600_000 })];

  serveCall(app, calls.openConfirmation, async ({ body }) => shown(viewConfirmation(deps, body.link)), {
    limits,
  });
  serveCall(app, calls.confirmOrder, async ({ body }) => shown(confirmOrder(deps, body.link)), { limits });
  serveCall(app, calls.declineOrder, async ({ body }) => shown(declineOrder(deps, body.link)), { limits });

  async function shown(outcome: ReturnType<typeof viewConfirmation>) {
    const confirmation = await outcome;
    return confirmation.ok ? ok({ success: true as const, confirmation: confirmation.value }) : confirmation;
  }
}
