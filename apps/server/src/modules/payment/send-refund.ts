import { paise } from '@ilaneer/domain/money';
import { transactAll } from '../../db/transact.ts';
import { addTimelineEntry, lockAnyOrder } from '../order/moves-repository.ts';
import { refundSentMail } from '../order/refund-sent-mail.ts';
import type { PaymentEnvironment } from './environment.ts';
import type { PaymentGateway } from './gateway.ts';
import { findRefund, markRefundFailed, markRefundSent, type Refund } from './refunds-repository.ts';
import { findPayment } from './repository.ts';

/**
 * Has the gateway give the money of a refund back, and writes it down. Tried again until it succeeds: the gateway
 * knows a refund by our id, so that a second try pays nothing more.
 */
export async function sendRefund(env: PaymentEnvironment, refundId: string): Promise<void> {
  const refund = await findRefund(env.db, refundId);
  if (refund === null || refund.state === 'sent') return;
  const gatewayRefundId = await send(env, refund).catch(async (error: unknown) => {
    // The shopper is told the truth while the queue tries again.
    await markRefundFailed(env.db, refundId, env.now());
    throw error;
  });

  await transactAll(env.db, async (tx) => {
    const order = await lockAnyOrder(tx, refund.orderId);
    if (order === null) throw new Error(`the order of refund ${refundId} is gone`);
    const at = env.now();
    if (!(await markRefundSent(tx, refundId, { gatewayRefundId, at }))) return;
    await addTimelineEntry(tx, order, { kind: 'refunded', actor: gatewayOf(env).name, note: null, at });
    const mail = refundSentMail(order, refund, env.brand.name, env.config.publicUrl);
    if (mail !== null) await env.jobs.enqueue(tx, 'send-mail', mail);
  });
}

async function send(env: PaymentEnvironment, refund: Refund): Promise<string> {
  const { gatewayPaymentId } = await findPayment(env.db, refund.paymentId);
  if (gatewayPaymentId === null) throw new Error(`payment ${refund.paymentId} was never taken`);
  const amount = paise(refund.amountPaise);
  const sent = await gatewayOf(env).refund({ refundId: refund.id, gatewayPaymentId, amount });
  return sent.gatewayRefundId;
}

function gatewayOf({ gateway }: PaymentEnvironment): PaymentGateway {
  if (gateway === null) throw new Error('there is no gateway to refund at');
  return gateway;
}
