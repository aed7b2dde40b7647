import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/order/order.ts';
import { writeLineTaxes } from '../lines-repository.ts';
import type { Order, OrderRow } from '../repository.ts';
import type { TaxAtPlace } from '../tax-at-place.ts';

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

/** A release also ends the wait for a confirmation. */
export async function writeHold(
  tx: Database,
  orderId: string,
  reason: string | null,
  at: Date,
): Promise<void> {
  const hold = reason === null ? { heldAt: null, confirmBy: null } : { heldAt: at };
  await tx
    .update(orders)
    .set({ ...hold, holdReason: reason, updatedAt: at })
    .where(eq(orders.id, orderId));
}

export function writeAddress(
  tx: Database,
  order: Order,
  changes: Pick<OrderRow, 'deliveryAddress'> & TaxAtPlace,
  at: Date,
): Promise<Order> {
  return writePlace(tx, order, changes, at);
}

export function writeBusiness(
  tx: Database,
  order: Order,
  changes: Pick<OrderRow, 'business'> & TaxAtPlace,
  at: Date,
): Promise<Order> {
  return writePlace(tx, order, changes, at);
}

async function writePlace(
  tx: Database,
  order: Order,
  { lines, ...changes }: Partial<Pick<OrderRow, 'deliveryAddress' | 'business'>> & TaxAtPlace,
  at: Date,
): Promise<Order> {
  await tx
    .update(orders)
    .set({ ...changes, updatedAt: at })
    .where(eq(orders.id, order.id));
  await writeLineTaxes(tx, order, lines);
  return { ...order, ...changes, lines };
}
