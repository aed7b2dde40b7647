import { err, type Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import { findSingleLine } from '../../modules/cart/find-single-line.ts';
import type { Order } from '../../modules/order/repository.ts';
import type { SingleOrderRequest } from './order-request.ts';
import { type PlaceOrderEnvironment, writeOrder } from './write-order.ts';

/**
 * Orders one item and leaves the cart alone (decisions.md section 2, Buy Now). Errors: PRODUCT_NOT_FOUND,
 * VARIANT_REQUIRED, VARIANT_INVALID and those of writeOrder.
 */
export function placeSingleOrder(
  env: PlaceOrderEnvironment,
  userId: string,
  request: SingleOrderRequest,
): Promise<Result<Order, Failure>> {
  const [item] = request.items;
  return writeOrder(env, userId, request, {
    linesOf: async (tx, at) =>
      item === undefined ? err({ code: 'PRODUCT_NOT_FOUND' }) : findSingleLine(tx, userId, item, at),
    afterwards: async () => undefined,
  });
}
