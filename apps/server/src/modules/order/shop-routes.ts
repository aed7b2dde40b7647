import * as calls from '@ilaneer/contract/order';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { cancelOrder } from './cancel-order.ts';
import { readOrderRequest } from './order-request.ts';
import { placeOrder } from './place-order.ts';
import { findOrder, listOrders } from './repository.ts';
import { toOrderView } from './views.ts';

/** Orders, as their shopper calls them; another shopper's order is not found. */
export function orderRoutes(app: FastifyInstance, deps: AppDeps): void {
  serveCall(
    app,
    calls.placeOrder,
    async ({ shopper, headers, body }) => {
      const request = readOrderRequest(body, headers['idempotency-key']);
      const placed = await placeOrder(deps, shopper.userId, request);
      if (!placed.ok) return placed;
      const order = toOrderView(placed.value);
      return ok({
        success: true,
        message: 'Order placed successfully!',
        orderId: order.id,
        total: order.totalAmount,
        order,
        data: { order },
      });
    },
    {
      limits: [
        app.limitAttempts({ name: 'order', max: 120, windowMs: 600_000 }),
        app.limitAttempts({
          name: 'order-account',
          max: 30,
          windowMs: 600_000,
          keyOf: ({ shopper }) => shopper?.userId ?? '',
        }),
      ],
    },
  );

  serveCall(app, calls.getOrders, async ({ shopper }) => {
    const orders = (await listOrders(deps.db, shopper.userId)).map(toOrderView);
    const message = orders.length === 0 ? 'No orders found' : 'Orders retrieved successfully';
    return ok({ success: true, message, count: orders.length, orders });
  });

  serveCall(app, calls.getOrder, async ({ shopper, params }) => {
    const order = await findOrder(deps.db, shopper.userId, params.orderId);
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    return ok({ success: true, message: 'Order retrieved successfully', order: toOrderView(order) });
  });

  serveCall(app, calls.cancelOrder, async ({ shopper, params, body }) => {
    const reason = body?.reason?.trim() || null;
    const cancelled = await cancelOrder(deps, shopper.userId, { orderId: params.orderId, reason });
    if (!cancelled.ok) return cancelled;
    return ok({
      success: true,
      message: 'Order cancelled successfully',
      order: toOrderView(cancelled.value),
    });
  });
}
