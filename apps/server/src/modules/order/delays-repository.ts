import { TO_BE_PACKED } from '@ilaneer/domain/order/status';
import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { oneOf } from '../../db/schema/columns.ts';
import { orders } from '../../db/schema/order/order.ts';

export type DelayedOrder = { readonly id: string; readonly promisedOn: string; readonly pinCode: string };

/** Named for a day before `day`, not sent, and nothing later was said; oldest first. */
export async function listUnsentBefore(db: Database, day: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(unsent(), lt(orders.promisedOn, day)))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Null if it was sent, cancelled or told meanwhile. */
export async function lockUnsent(tx: Database, orderId: string): Promise<DelayedOrder | null> {
  const [row] = await tx
    .select({ id: orders.id, promisedOn: orders.promisedOn, address: orders.deliveryAddress })
    .from(orders)
    .where(and(unsent(), eq(orders.id, orderId)))
    .for('update');
  if (row === undefined || row.promisedOn === null) return null;
  return { id: row.id, promisedOn: row.promisedOn, pinCode: row.address.pinCode };
}

export async function writeExpectedDay(tx: Database, orderId: string, expectedOn: string): Promise<void> {
  await tx.update(orders).set({ expectedOn }).where(eq(orders.id, orderId));
}

export async function writePromisedDay(tx: Database, orderId: string, promisedOn: string): Promise<void> {
  await tx.update(orders).set({ promisedOn, expectedOn: null }).where(eq(orders.id, orderId));
}

/** Ids of orders whose time for a confirmation is over (CHECKOUT-31); oldest first. */
export async function listUnconfirmed(db: Database, at: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'placed'), lte(orders.confirmBy, at)))
    .orderBy(asc(orders.confirmBy), asc(orders.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

function unsent() {
  return and(oneOf(orders.status, TO_BE_PACKED), isNull(orders.expectedOn));
}
