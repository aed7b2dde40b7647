import type { Actor } from '@ilaneer/domain/actor/actor';
import { eventOfStatus, type OrderEventKind } from '@ilaneer/domain/timeline/order-event';
import { eq, or } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { orders } from '../../db/schema/order/order.ts';
import { orderEvents } from '../../db/schema/order/order-line.ts';
import { findOrder, findOrderById, type Order, type OrderEventRow, type OrderRow } from './repository.ts';

export type TransitionChanges = Partial<
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

type NewEntry = {
  readonly actor: Actor;
  readonly note: string | null;
  readonly at: Date;
};

export async function lockAnyOrder(tx: Database, idOrNumber: string): Promise<Order | null> {
  const [row] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.id, idOrNumber), eq(orders.number, idOrNumber)))
    .for('update');
  return row === undefined ? null : findOrderById(tx, row.id);
}

export async function lockOwnOrder(tx: Database, userId: string, name: string): Promise<Order | null> {
  const found = await findOrder(tx, userId, name);
  return found === null ? null : lockAnyOrder(tx, found.id);
}

export async function findAnyOrder(db: Database, idOrNumber: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(or(eq(orders.id, idOrNumber), eq(orders.number, idOrNumber)));
  return row ?? null;
}

export async function writeTransition(
  tx: Database,
  order: Order,
  {
    status,
    changes,
    ...entry
  }: NewEntry & {
    readonly status: OrderRow['status'];
    readonly changes: TransitionChanges;
  },
): Promise<Order> {
  const changed = { ...changes, status, updatedAt: entry.at };
  await tx.update(orders).set(changed).where(eq(orders.id, order.id));
  return addTimelineEntry(tx, { ...order, ...changed }, { kind: eventOfStatus(status), ...entry });
}

/** ORDER-28. */
export async function moveBackwards(
  tx: Database,
  order: Order,
  { status, ...entry }: NewEntry & { readonly status: OrderRow['status'] },
): Promise<Order> {
  await tx.update(orders).set({ status, updatedAt: entry.at }).where(eq(orders.id, order.id));
  const changed = { ...order, status, updatedAt: entry.at };
  return addTimelineEntry(tx, changed, { kind: 'moved_back', ...entry });
}

/** ORDER-27. */
export async function addTimelineEntry(
  tx: Database,
  order: Order,
  { kind, actor, note, at }: NewEntry & { readonly kind: OrderEventKind },
): Promise<Order> {
  const event: OrderEventRow = {
    orderId: order.id,
    position: order.events.length + 1,
    kind,
    status: order.status,
    ...storedActor(actor),
    note,
    happenedAt: at,
  };
  await tx.insert(orderEvents).values(event);
  return { ...order, events: [...order.events, event] };
}

/** Paid without an address, with the deadline for one. */
export async function writePaidAhead(
  tx: Database,
  order: Order,
  paid: Pick<OrderRow, 'paymentMethod' | 'paidAt' | 'payableUntil'> & { readonly paidAt: Date },
): Promise<Order> {
  const changes = { ...paid, paymentStatus: 'completed' as const, updatedAt: paid.paidAt };
  await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  return { ...order, ...changes };
}

/** Worth of parcels that did not arrive, before the cash is collected (PARCEL-22). */
export async function writeCredited(
  tx: Database,
  order: Order,
  credited: Pick<OrderRow, 'creditedPaise' | 'cashRoundOffPaise'>,
  at: Date,
): Promise<Order> {
  const changes = { ...credited, updatedAt: at };
  await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  return { ...order, ...changes };
}

export async function writeCashCollected(
  tx: Database,
  order: Order,
  cashCollectedAt: Date,
  at: Date,
): Promise<Order> {
  const changes = { cashCollectedAt, paymentStatus: 'completed' as const, updatedAt: at };
  await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  return { ...order, ...changes };
}

export async function writePaymentStatus(
  tx: Database,
  order: Order,
  paymentStatus: OrderRow['paymentStatus'],
  at: Date,
): Promise<Order> {
  await tx.update(orders).set({ paymentStatus, updatedAt: at }).where(eq(orders.id, order.id));
  return { ...order, paymentStatus, updatedAt: at };
}
