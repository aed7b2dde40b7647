import { eventOfStatus, type OrderEventKind } from '@ilaneer/domain/order/order-event';
import { eq, or } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orderEvents, orders } from '../../db/schema/order.ts';
import { findOrderById, type Order, type OrderEventRow, type OrderRow } from './repository.ts';

/** What a move changes beside the status. */
export type MoveChanges = Partial<
  Pick<
    OrderRow,
    | 'paymentMethod'
    | 'paymentStatus'
    | 'paidAt'
    | 'courier'
    | 'trackingNumber'
    | 'deliveredAt'
    | 'cancelledAt'
    | 'cancelCause'
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

/** An order by its id or number, whoever's it is: for the shop's staff. */
export async function findAnyOrder(db: Database, idOrNumber: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(or(eq(orders.id, idOrNumber), eq(orders.number, idOrNumber)));
  return row ?? null;
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
  const { actor, note, at } = moved;
  return addTimelineEntry(
    tx,
    { ...order, ...changes },
    { kind: eventOfStatus(moved.status), actor, note, at },
  );
}

/** Writes something down that happened to an order and left its status alone. */
export async function addTimelineEntry(
  tx: Database,
  order: Order,
  entry: {
    readonly kind: OrderEventKind;
    readonly actor: string;
    readonly note: string | null;
    readonly at: Date;
  },
): Promise<Order> {
  const { at: happenedAt, ...rest } = entry;
  const event: OrderEventRow = {
    ...rest,
    orderId: order.id,
    position: order.events.length + 1,
    status: order.status,
    happenedAt,
  };
  await tx.insert(orderEvents).values(event);
  return { ...order, events: [...order.events, event] };
}

/** Changes what an order says of its payment. */
export async function writePaymentStatus(
  tx: Database,
  order: Order,
  paymentStatus: OrderRow['paymentStatus'],
  at: Date,
): Promise<Order> {
  await tx.update(orders).set({ paymentStatus, updatedAt: at }).where(eq(orders.id, order.id));
  return { ...order, paymentStatus, updatedAt: at };
}
