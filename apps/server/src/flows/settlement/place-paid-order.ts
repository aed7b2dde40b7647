import type { Actor } from '@ilaneer/domain/actor/actor';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import {
  notifyBySms,
  type Order,
  type TransitionChanges,
  writeTransition,
} from '../../modules/order/order.ts';
import { confirmReservations } from '../reservations/reservations.ts';

/** Confirms reservations and notifies. The order is locked. */
export async function placePaidOrder(
  tx: Database,
  deps: Pick<Deps, 'now' | 'jobs'>,
  actor: Actor,
  order: Order,
  changes: TransitionChanges,
): Promise<Order> {
  const at = deps.now();
  await confirmReservations(tx, order, at);
  const placed = await writeTransition(tx, order, { status: 'placed', changes, actor, note: null, at });
  await deps.jobs.enqueue(tx, 'send-order-placed-mail', { orderId: order.id });
  await notifyBySms(tx, deps, placed);
  return placed;
}
