import { buyAgain as buyAgainCall } from '@ilaneer/contract/order/buy-again';
import * as calls from '@ilaneer/contract/order/order';
import { placeSingleOrder as placeSingleOrderCall } from '@ilaneer/contract/order/single-order';
import { requestReturn as requestReturnCall } from '@ilaneer/contract/return/return-order';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import type { Failure } from '../../http/failure.ts';
import { paginationOf, windowOf } from '../../http/paging.ts';
import { serveCall } from '../../http/serve-call.ts';
import { toCartView } from '../../modules/cart/views.ts';
import { findOrder, type Order, pageOrders } from '../../modules/order/repository.ts';
import { ratesNow } from '../../modules/tax-rate/rate-of-hsn.ts';
import { toReturnView } from '../order-details/return-views.ts';
import { viewOrder, viewOrders } from '../order-details/view-orders.ts';
import { requestReturn } from '../returns/request-return.ts';
import { buyAgain } from './buy-again.ts';
import { paidBefore, readOrderRequest, readSingleOrderRequest } from './order-request.ts';
import { placeOrder } from './place-order.ts';
import { placeSingleOrder } from './place-single-order.ts';

// What was asked for just now has neither photos nor a refund.
const NO_PAPERS = { refunds: [], creditNotes: [], photos: [] };

/** Orders, as their shopper calls them; another shopper's order is not found. */
export function orderRoutes(app: FastifyInstance, deps: AppDeps): void {
  const placed = async (outcome: Result<Order, Failure>) => {
    if (!outcome.ok) return outcome;
    const order = await viewOrder(deps, outcome.value);
    return ok({
      success: true as const,
      message: order.status === 'pending' ? 'Please complete the payment.' : 'Order placed successfully!',
      orderId: order.id,
      documentId: order.id,
      total: order.totalAmount,
      order,
      data: { order },
    });
  };
  // Shared by both ways of ordering: what is limited is orders.
  const limits = [
    app.limitAttempts({ name: 'order', max: 120, windowMs: 600_000 }),
    app.limitAttempts({
      name: 'order-account',
      max: 30,
      windowMs: 600_000,
      keyOf: ({ shopper }) => shopper?.userId ?? '',
    }),
  ];

  serveCall(
    app,
    calls.placeOrder,
    async ({ shopper, headers, body }) =>
      placed(
        await placeOrder(
          deps,
          shopper.userId,
          readOrderRequest(body, headers['idempotency-key']),
          paidBefore(body),
        ),
      ),
    { limits },
  );

  serveCall(
    app,
    placeSingleOrderCall,
    async ({ shopper, headers, body }) => {
      const request = readSingleOrderRequest(body, headers['idempotency-key']);
      return placed(await placeSingleOrder(deps, shopper.userId, request));
    },
    { limits },
  );

  serveCall(
    app,
    calls.getOrders,
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

  serveCall(app, calls.getOrder, async ({ shopper, params }) => {
    const order = await findOrder(deps.db, shopper.userId, params.orderId);
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    const view = await viewOrder(deps, order);
    return ok({ success: true, message: 'Order retrieved successfully', order: view });
  });

  serveCall(app, buyAgainCall, async ({ shopper, params }) => {
    const refilled = await buyAgain(deps, shopper.userId, params.orderId);
    if (!refilled.ok) return refilled;
    const { cart, items } = refilled.value;
    const added = items.filter((item) => item.added > 0);
    const missing = items.filter((item) => item.added < item.requested);
    const message = added.length > 0 ? 'Added to your cart again' : 'Nothing of this order is available now';
    return ok({ success: true, message, ...toCartView(cart, ratesNow(deps)), added, missing });
  });

  serveCall(app, requestReturnCall, async ({ shopper, params, body }) => {
    const { lines, note = '' } = body;
    const wanted = { orderId: params.orderId, lines, note: note.trim() };
    const requested = await requestReturn(deps, shopper.userId, wanted);
    if (!requested.ok) return requested;
    const { order, request } = requested.value;
    return ok({
      success: true,
      message: 'We have your return request. You will hear from us by email.',
      return: toReturnView(request, order, NO_PAPERS),
      order: await viewOrder(deps, order),
    });
  });
}
