import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { ok, type Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import { findLines, removeUnits } from '../../modules/cart/cart.ts';
import { findOrderByKey, type Order } from '../../modules/order/order.ts';
import { claimOpenedOrder } from './claim-order.ts';
import type { AddressedRequest, OrderRequest } from './order-request.ts';
import { type CheckoutDeps, writeOrder } from './write-order.ts';

type CartOrder = {
  readonly request: AddressedRequest;
  /** Gateway ids of an earlier payment. */
  readonly paidBefore?: readonly string[];
};

/** Claims a pre-paid order, or refunds it if paid differently. Errors: of writeOrder, PAYMENT_NOT_DUE. */
export async function placeOrder(
  deps: CheckoutDeps,
  actor: ShopperActor,
  { request, paidBefore = [] }: CartOrder,
): Promise<Result<Order, Failure>> {
  const { userId } = actor;
  // Cash orders claim only a named payment.
  const mayClaim = request.paymentMethod !== 'cod' || paidBefore.length > 0;
  if (mayClaim && !(await isRepeat(deps, userId, request))) {
    const claimed = await claimOpenedOrder(deps, actor, { request, paidBefore });
    if (!claimed.ok) return claimed;
    if (claimed.value !== null) return ok(claimed.value);
  }
  return writeOrder(deps, actor, request, {
    linesOf: async (tx) => ok(await findLines(tx, userId)),
    replacesOpened: { unless: () => false },
    afterwards: (tx, units) => removeUnits(tx, userId, units),
  });
}

async function isRepeat(
  { db }: Pick<CheckoutDeps, 'db'>,
  userId: string,
  { idempotencyKey }: OrderRequest,
): Promise<boolean> {
  return idempotencyKey !== null && (await findOrderByKey(db, userId, idempotencyKey)) !== null;
}
