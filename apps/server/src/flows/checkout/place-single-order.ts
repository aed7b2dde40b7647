import type { SingleOrderBody } from '@ilaneer/contract/order/single-order';
import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { err, type Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import { findSingleLine } from '../../modules/cart/cart.ts';
import type { Order } from '../../modules/order/order.ts';
import { type AddressedRequest, readOrderRequest } from './order-request.ts';
import { type CheckoutDeps, writeOrder } from './write-order.ts';

export type SingleOrderRequest = AddressedRequest & { readonly single: true };

export function readSingleOrderRequest(
  body: SingleOrderBody,
  idempotencyKey: string | undefined,
): SingleOrderRequest {
  const items = [{ ...body, quantity: body.quantity ?? 1 }];
  return { ...readOrderRequest({ ...body, items }, idempotencyKey), single: true };
}

/** Keeps the cart. Errors: PRODUCT_NOT_FOUND, VARIANT_REQUIRED, VARIANT_INVALID and those of writeOrder. */
export function placeSingleOrder(
  deps: CheckoutDeps,
  actor: ShopperActor,
  request: SingleOrderRequest,
): Promise<Result<Order, Failure>> {
  const [item] = request.items;
  return writeOrder(deps, actor, request, {
    linesOf: async (tx) =>
      item === undefined
        ? err({ code: 'PRODUCT_NOT_FOUND' })
        : findSingleLine(tx, { userId: actor.userId, item, at: deps.now() }),
    replacesOpened: null,
    afterwards: async () => undefined,
  });
}
