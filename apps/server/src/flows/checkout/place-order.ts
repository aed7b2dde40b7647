import { ok, type Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import { deleteLines, findLines } from '../../modules/cart/repository.ts';
import { findOrderByKey, type Order } from '../../modules/order/repository.ts';
import { claimOpenedOrder, giveBackOpenedOrder } from './opened-order.ts';
import { findOpenedOrder } from './opened-orders-repository.ts';
import type { OrderRequest } from './order-request.ts';
import { type PlaceOrderEnvironment, writeOrder } from './write-order.ts';

/**
 * Orders the cart, which is empty afterwards. What was opened to be paid first is that same order; paid another way,
 * it is given back before. Errors: those of writeOrder, PAYMENT_NOT_DUE for what was paid too late.
 */
export async function placeOrder(
  env: PlaceOrderEnvironment,
  userId: string,
  request: OrderRequest,
  paidBefore: readonly string[] = [],
): Promise<Result<Order, Failure>> {
  const { idempotencyKey: key } = request;
  const isRepeat = key !== null && (await findOrderByKey(env.db, userId, key)) !== null;
  if (!isRepeat) {
    const claimed = await claimOpenedOrder(env, userId, request, paidBefore);
    if (!claimed.ok) return claimed;
    if (claimed.value !== null) return ok(claimed.value);
    const opened = await findOpenedOrder(env.db, userId, ['pending']);
    if (opened !== null) await giveBackOpenedOrder(env, opened);
  }
  return writeOrder(env, userId, request, {
    linesOf: async (tx) => ok(await findLines(tx, userId)),
    afterwards: (tx) => deleteLines(tx, userId, 'all'),
  });
}
