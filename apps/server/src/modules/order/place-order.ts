import { ok, type Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import { deleteLines, findLines } from '../cart/repository.ts';
import type { OrderRequest } from './order-request.ts';
import type { Order } from './repository.ts';
import { type PlaceOrderEnvironment, writeOrder } from './write-order.ts';

/** Orders the cart, which is empty afterwards. Errors: those of writeOrder. */
export function placeOrder(
  env: PlaceOrderEnvironment,
  userId: string,
  request: OrderRequest,
): Promise<Result<Order, Failure>> {
  return writeOrder(env, userId, request, {
    linesOf: async (tx) => ok(await findLines(tx, userId)),
    afterwards: (tx) => deleteLines(tx, userId, 'all'),
  });
}
