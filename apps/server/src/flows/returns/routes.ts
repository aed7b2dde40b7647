import { requestReturn as requestReturnCall } from '@ilaneer/contract/return/return-order';
import { shopperActor } from '@ilaneer/domain/actor/actor';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import type { CatalogueDeps } from '../../modules/catalogue/catalogue.ts';
import { toReturnView, type ViewDeps, viewOrder } from '../order-details/order-details.ts';
import { requestReturn } from './request-return.ts';

// A return that was requested just now has neither photos nor a refund.
const NO_DETAILS = { refunds: [], creditNotes: [], photos: [], exchanges: [] };

/** Returns, as the order's shopper asks for them. */
export function returnRoutes(app: FastifyInstance, deps: Deps & CatalogueDeps & ViewDeps): void {
  serveCall(app, requestReturnCall, async ({ shopper, params, body }) => {
    const { lines, note = '' } = body;
    const wanted = { orderId: params.orderId, lines, note: note.trim() };
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
}
