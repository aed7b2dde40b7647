import type { Actor } from '@ilaneer/domain/actor/actor';
import { refundEntry } from '@ilaneer/domain/journal/money-entries';
import { paise } from '@ilaneer/domain/money';
import type { Database } from '../../../db/connect.ts';
import { customerAccountOf, postEntry } from '../../journal/journal.ts';
import { type Payment, updatePayment } from '../attempts/repository.ts';
import { insertRefund, type Refund } from './repository.ts';

/** The payment is locked; a job sends the refund. */
export async function refundPayment(
  tx: Database,
  actor: Actor,
  payment: Payment,
  {
    amount,
    at,
    ...refund
  }: Pick<Refund, 'id' | 'cause' | 'reason' | 'returnId'> & { readonly amount: number; readonly at: Date },
): Promise<void> {
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
    state: 'requested',
    failedAt: null,
    gatewayRefundId: null,
    requestedAt: at,
    sentAt: null,
  });
  await postEntry(
    tx,
    refundEntry({
      sourceId: refund.id,
      orderId: payment.orderId,
      customer: await customerAccountOf(tx, payment.orderId),
      amount: paise(amount),
      happenedAt: at,
    }),
  );
}
