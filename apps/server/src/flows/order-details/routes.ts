import { getOrder, getOrders } from '@ilaneer/contract/order/order';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import { paginationOf, windowOf } from '../../http/lists/paging.ts';
import { serveCall } from '../../http/serve-call.ts';
import { findOrder, pageOrders } from '../../modules/order/order.ts';
import { type ViewDeps, viewOrder, viewOrders } from './view-orders.ts';

export function orderDetailsRoutes(app: FastifyInstance, deps: ViewDeps): void {
  serveCall(
    app,
    getOrders,
    async ({ shopper, query }) => {
      const window = windowOf(query);
      const page = await pageOrders(deps.db, shopper.userId, { ...window, status: query.status });
      const orders = await viewOrders(deps, page.orders);
      const message = orders.length === 0 ? 'No orders found' : 'Orders retrieved successfully';
      const pagination = paginationOf(window, page.total);
      return ok({ success: true, message, count: orders.length, orders, pagination });
    },
    { compressed: true },
  );

  serveCall(app, getOrder, async ({ shopper, params }) => {
    const order = await findOrder(deps.db, shopper.userId, params.orderId);
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    const view = await viewOrder(deps, order);
    return ok({ success: true, message: 'Order retrieved successfully', order: view });
  });
}
