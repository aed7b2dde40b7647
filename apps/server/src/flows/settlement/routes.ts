import * as calls from '@ilaneer/contract/payment/payment';
import { shopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../http/serve-call.ts';
import { findOrder } from '../../modules/order/order.ts';
import { listPayments, toPaymentView } from '../../modules/payment/payment.ts';
import { confirmPayment } from './confirm-payment.ts';
import { openPayment } from './open-payment.ts';
import type { SettlementDeps } from './record-report.ts';

export function paymentRoutes(app: FastifyInstance, deps: SettlementDeps): void {
  const limits = [
    app.limitAttempts({
      name: 'payment',
      max: 30,
      windowMs: 600_000,
      keyOf: ({ shopper }) => shopper?.userId ?? '',
    }),
  ];

  serveCall(
    app,
    calls.startPayment,
    async ({ shopper, params, body }) => {
      const order = await findOrder(deps.db, shopper.userId, params.orderId);
      if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
      const { method, savedCardId = null, saveCard = false } = body;
      const opened = await openPayment(deps, shopperActor(shopper.userId), {
        order,
        method,
        savedCardId,
        saveCard,
      });
      if (!opened.ok) return opened;
      const payment = toPaymentView(deps, order, opened.value);
      if (payment === null) return err({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
      return ok({ success: true, message: 'Please complete the payment.', payment });
    },
    { limits },
  );

  serveCall(app, calls.getOrderPayment, async ({ shopper, params }) => {
    const order = await findOrder(deps.db, shopper.userId, params.orderId);
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    const newest = (await listPayments(deps.db, [order.id])).at(-1);
    const payment = newest === undefined ? null : toPaymentView(deps, order, newest);
    const { id: orderId, status: orderStatus, paymentStatus } = order;
    return ok({ success: true, orderId, orderStatus, paymentStatus, payment });
  });

  serveCall(
    app,
    calls.verifyPayment,
    async ({ shopper, body }) => {
      const confirmed = await confirmPayment(deps, shopperActor(shopper.userId), {
        gatewayOrderId: body.razorpay_order_id,
        gatewayPaymentId: body.razorpay_payment_id,
        signature: body.razorpay_signature,
      });
      if (!confirmed.ok) return err({ ...confirmed.error, status: 'failure' });
      return ok({
        success: true,
        message: 'Payment verified',
        orderId: confirmed.value.id,
      });
    },
    { limits },
  );
}
