import { transitionPayment } from '@ilaneer/domain/payment/payment-status';
import type { Database } from '../../../db/connect.ts';
import { listPayments, lockPayment, updatePayment } from './repository.ts';

export async function expirePayments(tx: Database, orderId: string, at: Date): Promise<void> {
  for (const { id } of await listPayments(tx, [orderId])) {
    const { status } = await lockPayment(tx, id);
    if (transitionPayment(status, 'expired').kind === 'change') {
      await updatePayment(tx, id, { status: 'expired', updatedAt: at });
    }
  }
}
