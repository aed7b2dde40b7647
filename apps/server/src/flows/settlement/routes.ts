import * as calls from '@ilaneer/contract/payment';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../http/serve-call.ts';
import { findOrder } from '../../modules/order/repository.ts';
import type { PaymentEnvironment } from '../../modules/payment/environment.ts';
import { listPayments } from '../../modules/payment/repository.ts';
import { canSaveCards } from '../../modules/payment/saved-cards/card-owner.ts';
import { readSavedCards } from '../../modules/payment/saved-cards/read-saved-cards.ts';
import { removeSavedCard } from '../../modules/payment/saved-cards/remove-saved-card.ts';
import { toPaymentView, toSavedCardView } from '../../modules/payment/views.ts';
import { confirmPayment } from './confirm-payment.ts';
import { openPayment } from './open-payment.ts';

/** Payments, as their shopper calls them; another shopper's order or card is not found. */
export function paymentRoutes(app: FastifyInstance, env: PaymentEnvironment): void {
  const { gateways } = env;
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
      const order = await findOrder(env.db, shopper.userId, params.orderId);
      if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
      const { method, savedCardId = null, saveCard = false } = body;
      const opened = await openPayment(env, order, { method, savedCardId, saveCard });
      if (!opened.ok) return opened;
      const payment = toPaymentView(env, order, opened.value);
      if (payment === null) return err({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
      return ok({ success: true, message: 'Please complete the payment.', payment });
    },
    { limits },
  );

  serveCall(app, calls.getOrderPayment, async ({ shopper, params }) => {
    const order = await findOrder(env.db, shopper.userId, params.orderId);
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    const newest = (await listPayments(env.db, [order.id])).at(-1);
    const payment = newest === undefined ? null : toPaymentView(env, order, newest);
    const { id: orderId, status: orderStatus, paymentStatus } = order;
    return ok({ success: true, orderId, orderStatus, paymentStatus, payment });
  });

  serveCall(
    app,
    calls.verifyPayment,
    async ({ shopper, body }) => {
      const confirmed = await confirmPayment(env, shopper.userId, {
        gatewayOrderId: body.razorpay_order_id,
        gatewayPaymentId: body.razorpay_payment_id,
        signature: body.razorpay_signature,
      });
      if (!confirmed.ok) return err({ ...confirmed.error, status: 'failure' });
      return ok({
        success: true,
        status: 'success',
        message: 'Payment verified',
        orderId: confirmed.value.id,
      });
    },
    { limits },
  );

  serveCall(app, calls.getPaymentOptions, async ({ shopper }) => {
    const savedCards = (await readSavedCards(env, shopper.userId)).map(toSavedCardView);
    const canSaveCard = await canSaveCards(env, shopper.userId);
    return ok({ success: true, online: gateways.current !== null, canSaveCard, savedCards });
  });

  serveCall(app, calls.deleteSavedCard, async ({ shopper, params }) => {
    const removed = await removeSavedCard(env, shopper.userId, params.cardId);
    return removed.ok ? ok({ success: true, message: 'The card has been removed.' }) : removed;
  });
}
