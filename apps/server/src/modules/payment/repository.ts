import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orders } from '../../db/schema/order.ts';
import { payments, paymentWebhooks } from '../../db/schema/payment.ts';

/** An attempt to pay for an order at a gateway. */
export type Payment = typeof payments.$inferSelect;

/** Writes a new attempt. */
export async function insertPayment(tx: Database, payment: Payment): Promise<void> {
  await tx.insert(payments).values(payment);
}

/** The attempt behind a gateway's order. */
export async function findPaymentAt(
  db: Database,
  gateway: string,
  gatewayOrderId: string,
): Promise<Payment | null> {
  const isIt = and(eq(payments.gateway, gateway), eq(payments.gatewayOrderId, gatewayOrderId));
  const [payment] = await db.select().from(payments).where(isIt);
  return payment ?? null;
}

/** An attempt by its id. */
export async function findPayment(db: Database, id: string): Promise<Payment> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (payment === undefined) throw new Error(`payment ${id} is gone`);
  return payment;
}

/** Holds an attempt until the transaction ends; its order is held before it. */
export async function lockPayment(tx: Database, id: string): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (payment === undefined) throw new Error(`payment ${id} is gone`);
  return payment;
}

/** Every attempt to pay for these orders, oldest first. */
export function listPayments(db: Database, orderIds: readonly string[]): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** Changes an attempt that is held. */
export async function updatePayment(
  tx: Database,
  id: string,
  changes: Partial<
    Pick<Payment, 'status' | 'gatewayPaymentId' | 'refundedPaise' | 'failureReason' | 'updatedAt'>
  >,
): Promise<void> {
  await tx.update(payments).set(changes).where(eq(payments.id, id));
}

/** Notes a webhook; false when it came before. */
export async function noteWebhook(
  tx: Database,
  webhook: typeof paymentWebhooks.$inferSelect,
): Promise<boolean> {
  const noted = await tx
    .insert(paymentWebhooks)
    .values(webhook)
    .onConflictDoNothing()
    .returning({ eventId: paymentWebhooks.eventId });
  return noted.length === 1;
}

/** Unpaid orders with the attempts to pay for them that may have been paid without our hearing of it. */
export function listUnheardPayments(db: Database, quietSince: Date, limit: number): Promise<Payment[]> {
  const isOpen = inArray(payments.status, ['created', 'authorised', 'failed']);
  const isAwaited = sql`exists (
    select 1 from ${orders} where ${orders.id} = ${payments.orderId} and ${orders.status} = 'pending'
  )`;
  return db
    .select()
    .from(payments)
    .where(and(isOpen, lte(payments.updatedAt, quietSince), isAwaited))
    .orderBy(asc(payments.updatedAt))
    .limit(limit);
}

/** The ids of orders whose time to be paid is over. */
export async function listOverdueOrders(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lte(orders.payableUntil, now)))
    .orderBy(asc(orders.payableUntil))
    .limit(limit);
  return rows.map(({ id }) => id);
}
