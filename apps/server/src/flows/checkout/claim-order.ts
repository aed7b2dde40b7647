import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import type { Address } from '@ilaneer/domain/address/validate-address';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transactAll } from '../../db/transact.ts';
import type { Failure } from '../../http/failure.ts';
import { findLines, removeUnits } from '../../modules/cart/cart.ts';
import { arrivalAt, lockAnyOrder, type Order, taxAtPlace } from '../../modules/order/order.ts';
import { placePaidOrder } from '../settlement/settlement.ts';
import { type Claimed, findOpenedOrder, findOrderPaidAs, writeClaim } from './opened-order-repository.ts';
import {
  type AddressedRequest,
  type Billed,
  billedOf,
  deliveryAddressOf,
  type OrderRequest,
  requestHash,
} from './order-request.ts';
import type { CheckoutDeps } from './write-order.ts';

/**
 * By the named payment, else for the same items (CHECKOUT-22). A paid one is placed at the request's address.
 * Errors: ADDRESS_INVALID, VALIDATION_FAILED for the billed party, PAYMENT_NOT_DUE if cancelled meanwhile.
 */
export async function claimOpenedOrder(
  deps: CheckoutDeps,
  actor: ShopperActor,
  { request, paidBefore }: { readonly request: AddressedRequest; readonly paidBefore: readonly string[] },
): Promise<Result<Order | null, Failure>> {
  const { userId } = actor;
  const named = await findOrderPaidAs(deps.db, userId, paidBefore);
  // Earlier clients name no method.
  const isOther = request.paymentMethod === 'cod' || request.deliveryMethod !== undefined;
  const found = named ?? (isOther ? null : await sameItemsOpened(deps, userId, request));
  if (found === null) return ok(null);
  if (found.status === 'cancelled') return err({ code: 'PAYMENT_NOT_DUE', message: PAID_TOO_LATE });
  if (!found.awaitsPlaceOrder) return ok(found);
  const address = deliveryAddressOf(deps, request);
  if (!address.ok) return address;
  const billed = billedOf(deps, request);
  if (!billed.ok) return billed;
  const claimed = await transactAll(deps.db, async (tx) => {
    const order = await lockAnyOrder(tx, found.id);
    if (order === null) throw new Error(`order ${found.id} is gone`);
    if (!order.awaitsPlaceOrder) return order;
    const at = deps.now();
    // A paid order's items have left the cart already.
    if (isUnpaid(order)) await removeUnits(tx, userId, { units: order.lines, at });
    const settled = { address: address.value, billed: billed.value };
    const { arrivesOn } = await arrivalAt(tx, deps, address.value.zipCode, at);
    const claim = { ...claimOf(deps, order, request, settled), promisedOn: arrivesOn };
    const placed = await writeClaim(tx, order, claim);
    const waitedForAddress = placed.status === 'pending' && !isUnpaid(placed);
    return waitedForAddress ? placePaidOrder(tx, deps, actor, placed, {}) : placed;
  });
  return ok(claimed);
}

const PAID_TOO_LATE = 'The time to pay for this order was over. What was paid goes back to you.';

function isUnpaid({ status, paymentStatus }: Order): boolean {
  return status === 'pending' && paymentStatus === 'pending';
}

const CLAIMED_WITHIN_MS = 3_600_000;

async function sameItemsOpened(
  deps: CheckoutDeps,
  userId: string,
  { items }: OrderRequest,
): Promise<Order | null> {
  const opened = await findOpenedOrder(deps.db, userId);
  const isSame =
    opened?.lines.length === items.length &&
    opened.lines.every((line) =>
      items.some(
        ({ productId, variantId, quantity }) =>
          line.productId === productId &&
          line.quantity === quantity &&
          (variantId === null || line.variantId === variantId),
      ),
    );
  if (!isSame) return null;
  // The current cart, or a later request, is another purchase.
  const isJustPaid =
    opened.createdAt.getTime() > deps.now().getTime() - CLAIMED_WITHIN_MS &&
    (await findLines(deps.db, userId)).length === 0;
  return isUnpaid(opened) || isJustPaid ? opened : null;
}

function claimOf(
  deps: CheckoutDeps,
  order: Order,
  request: OrderRequest,
  { address, billed }: { readonly address: Address; readonly billed: Billed },
): Omit<Claimed, 'promisedOn'> {
  const { zipCode, ...place } = address;
  return {
    deliveryAddress: { ...place, pinCode: zipCode, email: request.email ?? order.deliveryAddress.email },
    ...billed,
    ...taxAtPlace(order, {
      sellerState: deps.brand.state,
      supplyState: billed.business?.state ?? address.state,
    }),
    idempotencyKey: request.idempotencyKey,
    requestHash: requestHash(deps, request),
    updatedAt: deps.now(),
  };
}
