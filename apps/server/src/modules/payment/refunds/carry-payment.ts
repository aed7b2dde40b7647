import type { Actor } from '@ilaneer/domain/actor/actor';
import { carriedEntry } from '@ilaneer/domain/journal/money-entries';
import { paise } from '@ilaneer/domain/money';
import type { Database } from '../../../db/connect.ts';
import { customerAccountOf, postEntry } from '../../journal/journal.ts';
import { insertPayment, type Payment, updatePayment } from '../attempts/repository.ts';
import { insertRefund, type Refund } from './repository.ts';

/** In both books; the gateway is unaware, and refunds go to the original. The payment is locked. */
export async function carryPayment(
  tx: Database,
  actor: Actor,
  payment: Payment,
  carried: Pick<Refund, 'id' | 'reason' | 'returnId'> & {
    readonly amount: number;
    readonly to: { readonly paymentId: string; readonly orderId: string; readonly orderNumber: string };
    readonly at: Date;
  },
): Promise<void> {
  const { amount, to, at, ...refund } = carried;
  const refundedPaise = payment.refundedPaise + amount;
  await updatePayment(tx, payment.id, {
    refundedPaise,
    status: refundedPaise === payment.amountPaise ? 'refunded' : 'partly refunded',
    updatedAt: at,
  });
  await insertRefund(tx, actor, {
    ...refund,
    orderId: payment.orderId,
    paymentId: payment.id,
    amountPaise: amount,
    cause: 'return',
    state: 'sent',
    failedAt: null,
    gatewayRefundId: `exchange ${to.orderNumber}`,
    requestedAt: at,
    sentAt: at,
  });
  await insertPayment(tx, {
    ...payment,
    id: to.paymentId,
    orderId: to.orderId,
    // No reports: the gateway knows the original only.
    gatewayOrderId: `${payment.gatewayOrderId} ${to.orderNumber}`,
    carriedFrom: payment.id,
    savesCard: false,
    gatewayCustomerId: null,
    status: 'captured',
    amountPaise: amount,
    refundedPaise: 0,
    failureReason: null,
    createdAt: at,
    updatedAt: at,
  });
  const customer = await customerAccountOf(tx, payment.orderId);
  const money = {
    sourceId: refund.id,
    orderId: payment.orderId,
    customer,
    amount: paise(amount),
    happenedAt: at,
  };
  await postEntry(tx, carriedEntry('payment carried over', money, to.orderId));
}
