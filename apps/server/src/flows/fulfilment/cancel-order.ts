import type { CancellationReason } from '@ilaneer/contract/order/cancel-order';
import { cancelOrder as decideCancellation } from '@ilaneer/domain/order/cancel-order';
import { cancelReasonText } from '@ilaneer/domain/order/cancel-reasons';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Failure } from '../../http/failure.ts';
import type { CatalogueCache } from '../../modules/catalogue/catalogue-cache.ts';
import { findOrder, type Order } from '../../modules/order/repository.ts';
import { lockAnyOrder, writeMove } from '../../modules/order/timeline-repository.ts';
import { releaseReservations } from '../reservations/reservations.ts';
import { refundOrder } from '../settlement/request-refund.ts';
import { type MoveEnvironment, tellShopper } from './transition-order.ts';

/** What cancelling works with. */
export type CancelEnvironment = MoveEnvironment & {
  readonly newId: () => string;
  readonly catalogue: Pick<CatalogueCache, 'stockChanged'>;
};

/**
 * Cancels an order of one's own and puts its units back, once; a second call gets the same answer. Errors:
 * ORDER_NOT_FOUND, ORDER_NOT_CANCELLABLE.
 */
export function cancelOwnOrder(
  env: CancelEnvironment,
  userId: string,
  orderId: string,
  why: CancellationReason,
): Promise<Result<Order, Failure>> {
  const findOwn = async (tx: Database) => {
    const found = await findOrder(tx, userId, orderId);
    return found === null ? null : lockAnyOrder(tx, found.id);
  };
  return cancel(env, findOwn, 'shopper', why);
}

/** Cancels an order as the shop's staff, whoever's it is. Errors as cancelOwnOrder. */
export function cancelOrderAsStaff(
  env: CancelEnvironment,
  idOrNumber: string,
  reason: string | null,
): Promise<Result<Order, Failure>> {
  const why = { reason, category: null, feedback: null };
  return cancel(env, (tx) => lockAnyOrder(tx, idOrNumber), 'staff', why);
}

async function cancel(
  env: CancelEnvironment,
  lock: (tx: Database) => Promise<Order | null>,
  actor: 'shopper' | 'staff',
  why: CancellationReason,
): Promise<Result<Order, Failure>> {
  const cancelled = await transact<Order, Failure>(env.db, async (tx) => {
    const order = await lock(tx);
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    const decided = decideCancellation(order.status);
    if (!decided.ok) return err({ code: decided.error.code, data: { status: decided.error.status } });
    if (decided.value.kind === 'already-cancelled') return ok(order);
    const at = env.now();
    const reason = why.reason === null ? null : cancelReasonText(why.reason);
    const changed = await writeMove(tx, order, {
      status: 'cancelled',
      changes: {
        cancelledAt: at,
        cancelCause: `by ${actor}`,
        cancelReason: reason,
        cancelCategory: why.category,
        cancelFeedback: why.feedback,
      },
      actor,
      note: reason,
      at,
    });
    const returned = await releaseReservations(tx, changed, at);
    await tellShopper(env, tx, returned);
    return ok(await refundOrder(env, tx, returned, { amount: 'all', cause: 'order cancelled' }));
  });
  if (cancelled.ok) env.catalogue.stockChanged();
  return cancelled;
}
