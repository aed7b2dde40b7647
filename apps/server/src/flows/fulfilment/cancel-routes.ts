import * as calls from '@ilaneer/contract/order/cancel-order';
import { shopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import { type Failure, invalid } from '../../http/failure.ts';
import { serveCall } from '../../http/serve-call.ts';
import type { Order } from '../../modules/order/order.ts';
import { type ViewDeps, viewOrder } from '../order-details/order-details.ts';
import { type CancelDeps, cancelOrder } from './cancel-order.ts';

export function cancelRoutes(app: FastifyInstance, deps: CancelDeps & ViewDeps): void {
  serveCall(app, calls.cancelOrder, async ({ shopper, params, body }) => {
    const why = calls.readCancellation(body);
    const cancelled = await cancelOrder(deps, shopperActor(shopper.userId), {
      orderId: params.orderId,
      ...why,
    });
    if (!cancelled.ok) return cancelled;
    return ok(await cancelledReply(cancelled.value));
  });

  const withReason = async (
    userId: string,
    orderId: string,
    why: calls.CancellationReason,
  ): Promise<Result<Order, Failure>> => {
    if (why.reason === null || why.category === null) {
      const message = 'Cancellation reason and category name are required';
      return err(invalid([{ field: why.reason === null ? 'reason' : 'categoryName', message }]));
    }
    return cancelOrder(deps, shopperActor(userId), { orderId, ...why });
  };

  serveCall(app, calls.cancelOrderWithReason, async ({ shopper, params, body }) => {
    const cancelled = await withReason(shopper.userId, params.orderId, calls.readCancellation(body));
    if (!cancelled.ok) return cancelled;
    return ok(await cancelledReply(cancelled.value));
  });

  serveCall(app, calls.requestCancelOrder, async ({ shopper, params, body }) => {
    const cancelled = await withReason(shopper.userId, params.orderId, calls.readCancellation(body));
    if (!cancelled.ok) return cancelled;
    return ok(await cancelledReply(cancelled.value));
  });

  async function cancelledReply(cancelled: Order) {
    return {
      success: true as const,
      message: 'Order cancelled successfully',
      order: await viewOrder(deps, cancelled),
    };
  }
}
