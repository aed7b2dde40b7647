import * as calls from '@ilaneer/contract/payment/create-order';
import { shopperActor } from '@ilaneer/domain/actor/actor';
import { normaliseCouponCode } from '@ilaneer/domain/coupon/coupon';
import { paiseFromRupees } from '@ilaneer/domain/money';
import type { PaymentStatus } from '@ilaneer/domain/payment/payment-status';
import { paymentThatCounts } from '@ilaneer/domain/payment/payment-that-counts';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../http/serve-call.ts';
import { findOrder } from '../../modules/order/order.ts';
import { listPayments, listRefunds, type Payment, toPaymentView } from '../../modules/payment/payment.ts';
import type { SettlementDeps } from '../settlement/settlement.ts';
import { createOrder } from './create-order.ts';
import { findOrderPaidAs } from './opened-order-repository.ts';
import type { CheckoutDeps } from './write-order.ts';

export function openedOrderRoutes(app: FastifyInstance, deps: SettlementDeps & CheckoutDeps): void {
  const limits = [
    app.limitAttempts({
      name: 'create-order',
      max: 30,
      windowMs: 600_000,
      keyOf: ({ shopper }) => shopper?.userId ?? '',
    }),
  ];

  serveCall(
    app,
    calls.createOrder,
    async ({ shopper, body }) => {
      const opened = await createOrder(deps, shopperActor(shopper.userId), {
        amount: paiseFromRupees(body.amount),
        couponCode: normaliseCouponCode(body.couponCode ?? '') || null,
      });
      if (!opened.ok) return opened;
      const { order, payment } = opened.value;
      const view = toPaymentView(deps, order, payment);
      if (view === null) return err({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
      return ok({
        success: true,
        orderId: payment.gatewayOrderId,
        amount: payment.amountPaise,
        currency: 'INR',
        keyId: view.checkout.kind === 'window' ? view.checkout.keyId : null,
        shopOrderId: order.id,
        orderNumber: order.number,
        payment: view,
      });
    },
    { limits },
  );

  serveCall(app, calls.getPaymentStatus, async ({ shopper, params }) => {
    const { orderId } = params;
    const order =
      (await findOrderPaidAs(deps.db, shopper.userId, [orderId])) ??
      (await findOrder(deps.db, shopper.userId, orderId));
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    const attempts = await listPayments(deps.db, [order.id]);
    const payment =
      attempts.find(({ gatewayOrderId }) => gatewayOrderId === orderId) ??
      paymentThatCounts(attempts, await listRefunds(deps.db, [order.id]));
    if (payment === null) {
      return err({ code: 'ORDER_NOT_FOUND', message: 'Nothing was paid online for this order.' });
    }
    const view = toEarlierPayment(payment);
    return ok({ success: true, payment: view, orderId: order.id, orderNumber: order.number });
  });
}

const earlierStatus = {
  created: 'created',
  authorised: 'authorized',
  captured: 'captured',
  failed: 'failed',
  expired: 'failed',
  'partly refunded': 'captured',
  refunded: 'refunded',
} as const satisfies Record<PaymentStatus, string>;

function toEarlierPayment(payment: Payment) {
  return {
    id: payment.gatewayPaymentId ?? payment.id,
    status: earlierStatus[payment.status],
    amount: payment.amountPaise,
    currency: 'INR' as const,
    created_at: Math.floor(payment.createdAt.getTime() / 1_000),
  };
}
