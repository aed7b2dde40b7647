import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/order/order.ts';
import type { OrderRow } from '../repository.ts';

/** Writes what staff call an order by. The order is locked. */
export async function writeTags(
  tx: Database,
  orderId: string,
  tags: readonly string[],
  at: Date,
): Promise<void> {
  await tx
    .update(orders)
    .set({ tags: [...tags], updatedAt: at })
    .where(eq(orders.id, orderId));
}

/** Holds an order back, or lets it go on. The order is locked. */
export async function writeHold(
  tx: Database,
  orderId: string,
  reason: string | null,
  at: Date,
): Promise<void> {
  await tx
    .update(orders)
    .set({ heldAt: reason === null ? null : at, holdReason: reason, updatedAt: at })
    .where(eq(orders.id, orderId));
}

/** Writes where an order goes, and what its GST is made of for that state. The order is locked. */
export function writeAddress(
  tx: Database,
  orderId: string,
  changes: Pick<OrderRow, 'deliveryAddress' | GstHead>,
  at: Date,
): Promise<void> {
  return writePlace(tx, orderId, changes, at);
}

/** Writes whom an order is billed to, and what its GST is made of there. The order is locked. */
export function writeBusiness(
  tx: Database,
  orderId: string,
  changes: Pick<OrderRow, 'business' | GstHead>,
  at: Date,
): Promise<void> {
  return writePlace(tx, orderId, changes, at);
}

type GstHead = 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'roundOffPaise';

async function writePlace(
  tx: Database,
  orderId: string,
  changes: Partial<Pick<OrderRow, 'deliveryAddress' | 'business' | GstHead>>,
  at: Date,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...changes, updatedAt: at })
    .where(eq(orders.id, orderId));
}
