import { cancelOrder as decideCancellation } from '@ilaneer/domain/order/cancel-order';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import { transact } from '../../db/transact.ts';
import type { Failure } from '../../http/failure.ts';
import { cancelOrderRow, findOrder, lockOrder, type Order } from './repository.ts';
import { returnStock } from './stock.ts';

/**
 * Cancels an order of one's own and puts its units back, once; a second call gets the same answer. Errors:
 * ORDER_NOT_FOUND, ORDER_NOT_CANCELLABLE.
 */
export async function cancelOrder(
  env: Pick<AppDeps, 'db' | 'now' | 'catalogue'>,
  userId: string,
  { orderId, reason }: { readonly orderId: string; readonly reason: string | null },
): Promise<Result<Order, Failure>> {
  const cancelled = await transact<Order, Failure>(env.db, async (tx) => {
    const found = await findOrder(tx, userId, orderId);
    if (found === null) return err({ code: 'ORDER_NOT_FOUND' });
    await lockOrder(tx, found.id);
    const order = (await findOrder(tx, userId, found.id)) ?? found;
    const decided = decideCancellation(order.status);
    if (!decided.ok) return err({ code: decided.error.code, data: { status: decided.error.status } });
    if (decided.value.kind === 'already-cancelled') return ok(order);
    const changed = await cancelOrderRow(tx, order, { actor: 'shopper', note: reason, at: env.now() });
    await returnStock(tx, order.lines);
    return ok(changed);
  });
  if (cancelled.ok) env.catalogue.stockChanged();
  return cancelled;
}
