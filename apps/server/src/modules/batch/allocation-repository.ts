import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { batches, orderLineBatches } from '../../db/schema/stock/stock.ts';

export type AllocationRow = typeof orderLineBatches.$inferSelect;
export type Allocation = AllocationRow & {
  readonly code: string;
  readonly bestBefore: string;
  readonly mrpPaise: number;
  readonly variantId: string;
};

export function listAllocations(db: Database, orderId: string): Promise<Allocation[]> {
  return listAllocationsOf(db, [orderId]);
}

export async function listAllocationsOf(db: Database, orderIds: readonly string[]): Promise<Allocation[]> {
  if (orderIds.length === 0) return [];
  return db
    .select({
      orderId: orderLineBatches.orderId,
      position: orderLineBatches.position,
      batchId: orderLineBatches.batchId,
      quantity: orderLineBatches.quantity,
      allocatedAt: orderLineBatches.allocatedAt,
      sentAt: orderLineBatches.sentAt,
      code: batches.code,
      bestBefore: batches.bestBefore,
      mrpPaise: batches.mrpPaise,
      variantId: batches.variantId,
    })
    .from(orderLineBatches)
    .innerJoin(batches, eq(batches.id, orderLineBatches.batchId))
    .where(inArray(orderLineBatches.orderId, [...orderIds]))
    .orderBy(orderLineBatches.orderId, orderLineBatches.position, batches.bestBefore, batches.id);
}

export async function addAllocations(
  tx: Database,
  rows: readonly Pick<AllocationRow, 'orderId' | 'position' | 'batchId' | 'quantity' | 'allocatedAt'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(orderLineBatches)
    .values([...rows])
    .onConflictDoUpdate({
      target: [orderLineBatches.orderId, orderLineBatches.position, orderLineBatches.batchId],
      set: { quantity: sql`${orderLineBatches.quantity} + excluded.quantity` },
    });
}

export async function takeBackAllocation(
  tx: Database,
  {
    orderId,
    position,
    batchId,
    quantity,
  }: Pick<AllocationRow, 'orderId' | 'position' | 'batchId' | 'quantity'>,
): Promise<void> {
  const isIt = and(
    eq(orderLineBatches.orderId, orderId),
    eq(orderLineBatches.position, position),
    eq(orderLineBatches.batchId, batchId),
  );
  const gone = await tx
    .delete(orderLineBatches)
    .where(and(isIt, eq(orderLineBatches.quantity, quantity)))
    .returning({ batchId: orderLineBatches.batchId });
  if (gone.length > 0) return;
  await tx
    .update(orderLineBatches)
    .set({ quantity: sql`${orderLineBatches.quantity} - ${quantity}` })
    .where(isIt);
}

export async function deleteOrderAllocations(tx: Database, orderId: string): Promise<number> {
  const gone = await tx
    .delete(orderLineBatches)
    .where(and(eq(orderLineBatches.orderId, orderId), isNull(orderLineBatches.sentAt)))
    .returning({ batchId: orderLineBatches.batchId });
  return gone.length;
}

export async function deleteBatchAllocations(tx: Database, batchId: string): Promise<string[]> {
  const gone = await tx
    .delete(orderLineBatches)
    .where(and(eq(orderLineBatches.batchId, batchId), isNull(orderLineBatches.sentAt)))
    .returning({ orderId: orderLineBatches.orderId });
  return [...new Set(gone.map(({ orderId }) => orderId))];
}

export async function markSent(tx: Database, orderId: string, at: Date): Promise<void> {
  await tx
    .update(orderLineBatches)
    .set({ sentAt: at })
    .where(and(eq(orderLineBatches.orderId, orderId), isNull(orderLineBatches.sentAt)));
}

export function listSent(db: Database, orderId: string, position: number): Promise<AllocationRow[]> {
  return db
    .select({
      orderId: orderLineBatches.orderId,
      position: orderLineBatches.position,
      batchId: orderLineBatches.batchId,
      quantity: orderLineBatches.quantity,
      allocatedAt: orderLineBatches.allocatedAt,
      sentAt: orderLineBatches.sentAt,
    })
    .from(orderLineBatches)
    .innerJoin(batches, eq(batches.id, orderLineBatches.batchId))
    .where(
      and(
        eq(orderLineBatches.orderId, orderId),
        eq(orderLineBatches.position, position),
        sql`${orderLineBatches.sentAt} is not null`,
      ),
    )
    .orderBy(desc(batches.bestBefore));
}
