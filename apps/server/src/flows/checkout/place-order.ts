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
  /** The gateway's names for what the client says was paid before. */
  readonly paidBefore?: readonly string[];
};

/**
 * Orders the cart, which is empty afterwards. An order that was opened to be paid first becomes this one; when it is
 * now paid another way, it is given back before. Errors: those of writeOrder, PAYMENT_NOT_DUE for what was paid too
 * late.
 */
export async function placeOrder(
  deps: CheckoutDeps,
  actor: ShopperActor,
  { request, paidBefore = [] }: CartOrder,
): Promise<Result<Order, Failure>> {
  const { userId } = actor;
  // What is paid on delivery claims nothing unless it names what was paid.
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
