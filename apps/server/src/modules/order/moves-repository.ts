import { eq, or } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orderEvents, orders } from '../../db/schema/order.ts';
import { findOrderById, type Order, type OrderEventRow, type OrderRow } from './repository.ts';

/** What a move changes beside the status. */
export type MoveChanges = Partial<
  Pick<
    OrderRow,
    | 'paymentStatus'
    | 'courier'
    | 'trackingNumber'
    | 'deliveredAt'
    | 'cancelledAt'
    | 'cancelReason'
    | 'cancelCategory'
    | 'cancelFeedback'
  >
>;

/** Holds an order, whoever's it is, until the transaction ends, and reads it as it is then. */
export async function lockAnyOrder(tx: Database, idOrNumber: string): Promise<Order | null> {
  const [row] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.id, idOrNumber), eq(orders.number, idOrNumber)))
    .for('update');
  return row === undefined ? null : findOrderById(tx, row.id);
}

/** Writes a new status with what belongs to it, and the timeline entry that tells of it. */
export async function writeMove(
  tx: Database,
  order: Order,
  moved: {
    readonly status: OrderRow['status'];
    readonly changes: MoveChanges;
    readonly actor: string;
    readonly note: string | null;
    readonly at: Date;
  },
): Promise<Order> {
  const changes = { ...moved.changes, status: moved.status, updatedAt: moved.at };
  await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  const entry: OrderEventRow = {
    orderId: order.id,
    position: order.events.length + 1,
    kind: moved.status.replace(' ', '_'),
    status: moved.status,
    actor: moved.actor,
    note: moved.note,
    happenedAt: moved.at,
  };
  await tx.insert(orderEvents).values(entry);
  return { ...order, ...changes, events: [...order.events, entry] };
}
