import { movePayment } from '@ilaneer/domain/payment/payment-status';
import { transactAll } from '../../db/transact.ts';
import { lockAnyOrder, writeMove } from '../../modules/order/timeline-repository.ts';
import type { PaymentEnvironment } from '../../modules/payment/environment.ts';
import { listPayments, lockPayment, updatePayment } from '../../modules/payment/repository.ts';
import { tellShopper } from '../fulfilment/transition-order.ts';
import { releaseReservations } from '../reservations/reservations.ts';

/** Gives up an order that was not paid in time: it is cancelled by the clock and all that it held goes back. */
export async function giveUpOrder(env: PaymentEnvironment, orderId: string): Promise<boolean> {
  const givenUp = await transactAll(env.db, async (tx) => {
    const order = await lockAnyOrder(tx, orderId);
    const at = env.now();
    const isDue = order?.status === 'pending' && order.payableUntil !== null && order.payableUntil <= at;
    if (order === null || !isDue) return false;
    for (const { id } of await listPayments(tx, [order.id])) {
      const payment = await lockPayment(tx, id);
      if (movePayment(payment.status, 'expired').kind === 'move') {
        await updatePayment(tx, id, { status: 'expired', updatedAt: at });
      }
    }
    const cancelled = await writeMove(tx, order, {
      status: 'cancelled',
      changes: { cancelledAt: at, cancelCause: 'not paid in time', cancelReason: 'It was not paid in time' },
      actor: 'clock',
      note: 'It was not paid in time',
      at,
    });
    await tellShopper(env, tx, await releaseReservations(tx, cancelled, at));
    return true;
  });
  if (givenUp) env.catalogue.stockChanged();
  return givenUp;
}
