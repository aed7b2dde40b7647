import type { OrderConfirmationView } from '@ilaneer/contract/order/confirm-order';
import { type ShopperActor, type SystemActor, shopperActor, systemActor } from '@ilaneer/domain/actor/actor';
import { rupeesFromPaise } from '@ilaneer/domain/money';
import { dueOnDelivery } from '@ilaneer/domain/order/amount-due';
import type { CancelCause } from '@ilaneer/domain/order/cancel-order';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { firstWord } from '@ilaneer/domain/parcel/tracking';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Failure } from '../../http/failure.ts';
import {
  type ArrivalDeps,
  addTimelineEntry,
  arrivalAt,
  listUnconfirmed,
  lockAnyOrder,
  type Order,
  orderOfToken,
  releaseHold,
} from '../../modules/order/order.ts';
import { type CancelDeps, cancelIn } from './cancel-order.ts';

export type ConfirmDeps = CancelDeps & ArrivalDeps;

/** CHECKOUT-31. Errors: TRACKING_NOT_FOUND, for forged tokens and deleted accounts alike. */
export async function viewConfirmation(
  deps: ConfirmDeps,
  link: string,
): Promise<Result<OrderConfirmationView, Failure>> {
  const order = await orderOfToken(deps.db, deps, 'confirm', link);
  if (order === null) return err({ code: 'TRACKING_NOT_FOUND' });
  if (!isOpen(order)) return ok(toView(order));
  const { deliveryAddress, deliveryMethod } = order;
  const { arrivesOn } = await arrivalAt(deps.db, deps, deliveryAddress.pinCode, deps.now(), deliveryMethod);
  return ok({ ...toView(order), arrivesOn });
}

/** Again, or after a release by staff, it changes nothing. Errors: TRACKING_NOT_FOUND, ORDER_ALREADY_CANCELLED. */
export async function confirmOrder(
  deps: ConfirmDeps,
  link: string,
): Promise<Result<OrderConfirmationView, Failure>> {
  const found = await orderOfToken(deps.db, deps, 'confirm', link);
  if (found === null) return err({ code: 'TRACKING_NOT_FOUND' });
  return transact<OrderConfirmationView, Failure>(deps.db, async (tx) => {
    const order = await lockAnyOrder(tx, found.id);
    if (order === null) return err({ code: 'TRACKING_NOT_FOUND' });
    if (order.status === 'cancelled') return err({ code: 'ORDER_ALREADY_CANCELLED' });
    if (!isOpen(order)) return ok(toView(order));
    const at = deps.now();
    const released = await releaseHold(tx, deps, order, at);
    const actor = shopperActor(order.userId);
    return ok(
      toView(await addTimelineEntry(tx, released, { kind: 'cash_confirmed', actor, note: null, at })),
    );
  });
}

/** Again it changes nothing. Errors: TRACKING_NOT_FOUND, ORDER_CONFIRMED, ORDER_NOT_CANCELLABLE. */
export async function declineOrder(
  deps: ConfirmDeps,
  link: string,
): Promise<Result<OrderConfirmationView, Failure>> {
  const found = await orderOfToken(deps.db, deps, 'confirm', link);
  if (found === null) return err({ code: 'TRACKING_NOT_FOUND' });
  const declined = await cancelOpen(deps, shopperActor(found.userId), found.id, 'by shopper');
  if (!declined.ok) return declined;
  if (declined.value !== null) return ok(toView(declined.value));
  const now = await viewConfirmation(deps, link);
  return now.ok && now.value.state !== 'cancelled' ? err({ code: 'ORDER_CONFIRMED' }) : now;
}

const MOST_A_RUN = 500;

/** Job. An order at a time: one that fails keeps no other back. */
export async function cancelUnconfirmed(deps: CancelDeps): Promise<void> {
  for (const orderId of await listUnconfirmed(deps.db, deps.now(), MOST_A_RUN)) {
    await cancelOpen(deps, systemActor('clock'), orderId, 'not confirmed').catch((error: unknown) =>
      deps.log.error({ err: error, orderId }, 'an order without a confirmation could not be cancelled'),
    );
  }
}

/** Null: it was confirmed or cancelled meanwhile. Errors: ORDER_NOT_CANCELLABLE. */
async function cancelOpen(
  deps: CancelDeps,
  actor: ShopperActor | SystemActor,
  orderId: string,
  cause: CancelCause,
): Promise<Result<Order | null, Failure>> {
  const cancelled = await transact<Order | null, Failure>(deps.db, async (tx) => {
    const order = await lockAnyOrder(tx, orderId);
    if (order === null || !isOpen(order)) return ok(null);
    return cancelIn(tx, deps, actor, order, { cause, reason: null, category: null, feedback: null });
  });
  if (cancelled.ok && cancelled.value !== null) deps.catalogue.stockChanged();
  return cancelled;
}

function isOpen({ status, confirmBy }: Order): boolean {
  return status === 'placed' && confirmBy !== null;
}

function toView(order: Order): OrderConfirmationView {
  const { fullName, city, pinCode } = order.deliveryAddress;
  const isCancelled = order.status === 'cancelled';
  return {
    orderNumber: order.number,
    state: isOpen(order) ? 'open' : isCancelled ? 'cancelled' : 'confirmed',
    confirmBy: isOpen(order) ? (order.confirmBy?.toISOString() ?? null) : null,
    recipient: { firstName: firstWord(fullName), city, pinCode },
    items: order.lines.map((line) => ({ name: lineName(line), quantity: line.quantity })),
    cashDue: isCancelled ? 0 : rupeesFromPaise(dueOnDelivery(order)),
    arrivesOn: isCancelled ? null : (order.expectedOn ?? order.promisedOn),
  };
}
