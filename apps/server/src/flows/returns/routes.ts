import { requestReturn as requestReturnCall } from '@ilaneer/contract/return/return-order';
import { putReturnPayout } from '@ilaneer/contract/return/return-payout';
import { shopperActor } from '@ilaneer/domain/actor/actor';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import type { CatalogueDeps } from '../../modules/catalogue/catalogue.ts';
import { toReturnView, type ViewDeps, viewOrder } from '../order-details/order-details.ts';
import { givePayout } from './give-payout.ts';
import { requestReturn } from './request-return.ts';

// A new return has neither photos nor refund; the order shows the payout.
const NO_DETAILS = {
  refunds: [],
  creditNotes: [],
  photos: [],
  exchanges: [],
  payouts: [],
  cashOwed: new Map(),
};

export function returnRoutes(app: FastifyInstance, deps: Deps & CatalogueDeps & ViewDeps): void {
  serveCall(app, requestReturnCall, async ({ shopper, params, body }) => {
    const { lines, note = '', remedy = 'refund', payout = null } = body;
    const wanted = { orderId: params.orderId, lines, note, remedy, payout };
    const requested = await requestReturn(deps, shopperActor(shopper.userId), wanted);
    if (!requested.ok) return requested;
    const { order, request } = requested.value;
    return ok({
      success: true,
      message: 'We have your return request. You will hear from us by email.',
      return: toReturnView(request, order, NO_DETAILS),
      order: await viewOrder(deps, order),
    });
  });

  const limits = [
    app.limitAttempts({
      name: 'return-payout',
      max: 20,
      windowMs: 600_000,
      keyOf: ({ shopper }) => shopper?.userId ?? '',
    }),
  ];

  serveCall(
    app,
    putReturnPayout,
    async ({ shopper, params, body }) => {
      const given = await givePayout(deps, shopperActor(shopper.userId), { ...params, form: body });
      if (!given.ok) return given;
      return ok({
        success: true,
        message: 'Thank you. We send your money there once your return is through.',
        order: await viewOrder(deps, given.value),
      });
    },
    { limits },
  );
}
