import type { SystemActor } from '@ilaneer/domain/actor/actor';
import { NO_PAISE } from '@ilaneer/domain/money';
import { wasCaptured } from '@ilaneer/domain/payment/payment-status';
import { transactAll } from '../../db/transact.ts';
import { lockAnyOrder, notifyShopper, writeTransition } from '../../modules/order/order.ts';
import { expirePayments, findOpenRequest, listPayments } from '../../modules/payment/payment.ts';
import { withdrawRequest } from '../line-edit/line-edit.ts';
import { releaseReservations } from '../reservations/reservations.ts';
import type { SettlementDeps } from './record-report.ts';
import { refundOrder } from './request-refund.ts';
import { settleGoodwill } from './settle-goodwill.ts';

const NOT_PAID = 'It was not paid in time';
const NO_ADDRESS = 'Its delivery address did not come in time';

export async function giveUpOrder(
  deps: SettlementDeps,
  actor: SystemActor,
  orderId: string,
): Promise<boolean> {
  const givenUp = await transactAll(deps.db, async (tx) => {
    const order = await lockAnyOrder(tx, orderId);
    const at = deps.now();
    const isDue = order?.status === 'pending' && order.payableUntil !== null && order.payableUntil <= at;
    if (order === null || !isDue) return false;
    await expirePayments(tx, order.id, at);
    const isPaid = order.paymentStatus === 'completed';
    const attempts = await listPayments(tx, [order.id]);
    const cancelled = await writeTransition(tx, order, {
      status: 'cancelled',
      changes: {
        cancelledAt: at,
        cancelCause: isPaid ? 'no address' : 'not paid in time',
        cancelReason: isPaid ? NO_ADDRESS : NOT_PAID,
        // Surplus captures are refunded.
        ...(!isPaid &&
          attempts.some(({ status }) => wasCaptured(status)) && { paymentStatus: 'refunded' as const }),
      },
      actor,
      note: isPaid ? NO_ADDRESS : NOT_PAID,
      at,
    });
    const released = await releaseReservations(tx, actor, cancelled, at);
    await notifyShopper(tx, deps, released);
    const whole = { amount: 'all', cause: 'order cancelled' } as const;
    const refunded = isPaid ? await refundOrder(tx, deps, actor, released, whole) : released;
    await settleGoodwill(tx, refunded, NO_PAISE, at);
    return true;
  });
  if (givenUp) deps.catalogue.stockChanged();
  return givenUp;
}

/** Unpaid edit: the order continues unchanged (ORDER-37). */
export async function giveUpRequest(
  deps: SettlementDeps,
  actor: SystemActor,
  orderId: string,
): Promise<void> {
  const isWithdrawn = await transactAll(deps.db, async (tx) => {
    const order = await lockAnyOrder(tx, orderId);
    const request = order === null ? null : await findOpenRequest(tx, orderId);
    if (order === null || request === null || request.payableUntil > deps.now()) return false;
    await withdrawRequest(tx, deps, actor, order, request);
    return true;
  });
  if (isWithdrawn) deps.catalogue.stockChanged();
}
