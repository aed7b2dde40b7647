import { paise } from '@ilaneer/domain/money';
import { transactAll } from '../../db/transact.ts';
import { refundSentMail } from '../../modules/order/messages/refund-sent-mail.ts';
import { addTimelineEntry, lockAnyOrder } from '../../modules/order/timeline-repository.ts';
import type { PaymentEnvironment } from '../../modules/payment/environment.ts';
import type { PaymentGateway } from '../../modules/payment/gateways/gateway.ts';
import {
  findRefund,
  markRefundFailed,
  markRefundSent,
  type Refund,
} from '../../modules/payment/refunds-repository.ts';
import { findPayment, type Payment } from '../../modules/payment/repository.ts';

/**
 * Has the gateway that took a payment give money of it back, and writes it down. Tried again until it succeeds: the
 * gateway knows a refund by our id, so that a second try pays nothing more. A refund at a gateway that is not set up
 * waits until it is.
 */
export async function sendRefund(env: PaymentEnvironment, refundId: string): Promise<void> {
  const refund = await findRefund(env.db, refundId);
  if (refund === null || refund.state === 'sent') return;
  const payment = await findPayment(env.db, refund.paymentId);
  const gateway = env.gateways.named(payment.gateway);
  if (gateway === null) {
    await markRefundFailed(env.db, refundId, env.now());
    const { gateway: name } = payment;
    env.log.error({ refundId, gateway: name }, 'a refund waits for a gateway that is not set up');
    return;
  }
  const gatewayRefundId = await send(gateway, refund, payment).catch(async (error: unknown) => {
    // The shopper is told the truth while the queue tries again.
    await markRefundFailed(env.db, refundId, env.now());
    throw error;
  });

  await transactAll(env.db, async (tx) => {
    const order = await lockAnyOrder(tx, refund.orderId);
    if (order === null) throw new Error(`the order of refund ${refundId} is gone`);
    const at = env.now();
    if (!(await markRefundSent(tx, refundId, { gatewayRefundId, at }))) return;
    await addTimelineEntry(tx, order, { kind: 'refunded', actor: gateway.name, note: null, at });
    const mail = refundSentMail(order, refund, env.brand.name, env.config.publicUrl);
    if (mail !== null) await env.jobs.enqueue(tx, 'send-mail', mail);
  });
}

async function send(
  gateway: PaymentGateway,
  refund: Refund,
  { id, gatewayPaymentId }: Payment,
): Promise<string> {
  if (gatewayPaymentId === null) throw new Error(`payment ${id} was never taken`);
  const amount = paise(refund.amountPaise);
  const sent = await gateway.refund({ refundId: refund.id, gatewayPaymentId, amount });
  return sent.gatewayRefundId;
}
