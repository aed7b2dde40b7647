import { systemActor } from '@ilaneer/domain/actor/actor';
import { paise } from '@ilaneer/domain/money';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { addTimelineEntry, lockAnyOrder, refundSentMail } from '../../modules/order/order.ts';
import {
  findPayment,
  findRefund,
  markRefundFailed,
  markRefundSent,
  type Payment,
  type PaymentDeps,
  type PaymentGateway,
  type Refund,
} from '../../modules/payment/payment.ts';

/** Idempotent by refund id, retried until done; waits for a removed gateway. The actor is the gateway. */
export async function sendRefund(deps: Deps & PaymentDeps, refundId: string): Promise<void> {
  const refund = await findRefund(deps.db, refundId);
  if (refund === null || refund.state === 'sent') return;
  const payment = await findPayment(deps.db, refund.paymentId);
  const gateway = deps.gateways.named(payment.gateway);
  if (gateway === null) {
    await markRefundFailed(deps.db, refundId, deps.now());
    const { gateway: name } = payment;
    deps.log.error({ refundId, gateway: name }, 'a refund waits for a gateway that is not set up');
    return;
  }
  const gatewayRefundId = await send(gateway, refund, payment).catch(async (error: unknown) => {
    // Shows the failure while retrying.
    await markRefundFailed(deps.db, refundId, deps.now());
    throw error;
  });

  await transactAll(deps.db, async (tx) => {
    const order = await lockAnyOrder(tx, refund.orderId);
    if (order === null) throw new Error(`the order of refund ${refundId} is gone`);
    const at = deps.now();
    if (!(await markRefundSent(tx, refundId, { gatewayRefundId, at }))) return;
    const actor = systemActor(gateway.name);
    await addTimelineEntry(tx, order, { kind: 'refunded', actor, note: null, at });
    const mail = refundSentMail(order, refund, deps.brand, deps.config.publicUrl);
    if (mail !== null) await deps.jobs.enqueue(tx, 'send-mail', mail);
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
