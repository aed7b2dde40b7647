import { chooseVariant } from '@ilaneer/domain/cart/choose-variant';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import { variantFailure } from '../cart/failures.ts';
import { type CartLine, findLinesAndWanted } from '../cart/repository.ts';
import type { SingleOrderRequest } from './order-request.ts';
import type { Order } from './repository.ts';
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
  return writeOrder(env, userId, request, {
    linesOf: (tx, at) => findItem(tx, userId, request, at),
    afterwards: async () => undefined,
  });
}

/** The item as if it were the only line of a cart. */
async function findItem(
  tx: Database,
  userId: string,
  { items: [item] }: SingleOrderRequest,
  at: Date,
): Promise<Result<readonly CartLine[], Failure>> {
  if (item === undefined) return err({ code: 'PRODUCT_NOT_FOUND' });
  const variants = await findLinesAndWanted(tx, userId, item);
  const sold = variants.filter((one) => one.productId === item.productId && one.isSold);
  if (sold.length === 0) return err({ code: 'PRODUCT_NOT_FOUND' });
  const chosen = chooseVariant(sold, item.variantId);
  if (!chosen.ok) return err(variantFailure(chosen.error, 'VARIANT_INVALID'));
  return ok([{ ...chosen.value, quantity: item.quantity, addedAt: at, updatedAt: at }]);
}
