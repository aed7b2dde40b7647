import type { Actor } from '@ilaneer/domain/actor/actor';
import { ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import type { Order } from '../../modules/order/order.ts';
import { coinReservation } from './coin.ts';
import { couponReservation } from './coupon.ts';
import { giftCardReservation } from './gift-card.ts';
import { promotionReservation } from './promotion.ts';
import type { OrderBeingWritten, Reservation, Reserved } from './reservation.ts';
import { stockReservation } from './stock.ts';

/** In lock order, against deadlocks. Stock, the most contended, is last and held shortest. */
const RESERVATIONS: readonly Reservation[] = [
  promotionReservation,
  couponReservation,
  coinReservation,
  giftCardReservation,
  stockReservation,
];

export async function reserve(
  tx: Database,
  actor: Actor,
  order: OrderBeingWritten,
  taken: Reserved,
): Promise<Result<null, Failure>> {
  for (const reservation of RESERVATIONS) {
    const reserved = await reservation.reserve(tx, actor, order, taken);
    if (!reserved.ok) return reserved;
  }
  return ok(null);
}

export async function confirmReservations(tx: Database, order: Order, at: Date): Promise<void> {
  for (const { confirm } of RESERVATIONS) await confirm(tx, order, at);
}

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

/** Stock passes to the replacing order: it is locked once per transaction, and last. */
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

/** All or nothing; false if something is unavailable. */
export async function reserveAllAgain(tx: Database, actor: Actor, order: Order, at: Date): Promise<boolean> {
  // Undoes partial reservations.
  await tx.$client.query('savepoint reserve_again');
  for (const { reserveAgain } of RESERVATIONS) {
    if (!(await reserveAgain(tx, actor, order, at))) {
      await tx.$client.query('rollback to savepoint reserve_again');
      return false;
    }
  }
  await tx.$client.query('release savepoint reserve_again');
  return true;
}
