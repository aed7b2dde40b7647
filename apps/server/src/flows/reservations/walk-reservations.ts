import type { Actor } from '@ilaneer/domain/actor/actor';
import { ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import type { Order } from '../../modules/order/order.ts';
import { coinReservation } from './coin.ts';
import { couponReservation } from './coupon.ts';
import { giftCardReservation } from './gift-card.ts';
import type { OrderBeingWritten, Reservation, Taken } from './reservation.ts';
import { stockReservation } from './stock.ts';

/**
 * Everything that an order reserves, in the order in which it is locked, so that two orders never wait for each other.
 * Stock is last, so that the rows that everybody wants are locked for the shortest time.
 */
const RESERVATIONS: readonly Reservation[] = [
  couponReservation,
  coinReservation,
  giftCardReservation,
  stockReservation,
];

/** Takes all that a new order needs. Errors: OUT_OF_STOCK, on which the caller rolls back. */
export async function reserve(
  tx: Database,
  actor: Actor,
  order: OrderBeingWritten,
  taken: Taken,
): Promise<Result<null, Failure>> {
  for (const reservation of RESERVATIONS) {
    const reserved = await reservation.reserve(tx, actor, order, taken);
    if (!reserved.ok) return reserved;
  }
  return ok(null);
}

/** What an order reserved is its own for good. */
export async function confirmReservations(tx: Database, order: Order, at: Date): Promise<void> {
  for (const { confirm } of RESERVATIONS) await confirm(tx, order, at);
}

/** Gives back all that an order reserved. Replies with the order as it is then. */
export async function releaseReservations(
  tx: Database,
  actor: Actor,
  order: Order,
  at: Date,
): Promise<Order> {
  let changed = order;
  for (const { release } of RESERVATIONS) changed = await release(tx, actor, changed, at);
  return changed;
}

/**
 * Gives back all that an order reserved but its stock, which goes over to the order that takes its place: stock is
 * locked once in a transaction, and last.
 */
export async function releaseToReplacement(
  tx: Database,
  actor: Actor,
  order: Order,
  at: Date,
): Promise<Order> {
  let changed = order;
  for (const reservation of RESERVATIONS) {
    if (reservation !== stockReservation) changed = await reservation.release(tx, actor, changed, at);
  }
  return changed;
}

/** Takes again all that an order had given back; false, with nothing taken, when some of it can't be had any more. */
export async function retakeReservations(
  tx: Database,
  actor: Actor,
  order: Order,
  at: Date,
): Promise<boolean> {
  // A savepoint: what was taken before something turned out to be missing is undone alone.
  await tx.$client.query('savepoint retake');
  for (const { retake } of RESERVATIONS) {
    if (!(await retake(tx, actor, order, at))) {
      await tx.$client.query('rollback to savepoint retake');
      return false;
    }
  }
  await tx.$client.query('release savepoint retake');
  return true;
}
