import type { Actor } from '@ilaneer/domain/actor/actor';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { stockMovements, stockReceipts } from '../../db/schema/stock/stock.ts';
import type { MovementRow } from './movement-repository.ts';

export type ReceiptRow = typeof stockReceipts.$inferSelect;

/** Null if its key was used. */
export async function insertReceipt(
  tx: Database,
  actor: Actor,
  receipt: Pick<ReceiptRow, 'id' | 'note' | 'idempotencyKey' | 'receivedAt'>,
): Promise<ReceiptRow | null> {
  const number = sql<string>`'GRN-' || nextval('stock_receipt_numbers')`;
  const [row] = await tx
    .insert(stockReceipts)
    .values({ ...receipt, ...storedActor(actor), number })
    .onConflictDoNothing({ target: stockReceipts.idempotencyKey })
    .returning();
  return row ?? null;
}

export async function findReceiptByKey(db: Database, key: string): Promise<ReceiptRow | null> {
  const [row] = await db.select().from(stockReceipts).where(eq(stockReceipts.idempotencyKey, key));
  return row ?? null;
}

export async function lockReceipt(tx: Database, id: string): Promise<ReceiptRow | null> {
  const [row] = await tx.select().from(stockReceipts).where(eq(stockReceipts.id, id)).for('no key update');
  return row ?? null;
}

/** As recorded. */
export function listReceived(db: Database, receiptId: string): Promise<MovementRow[]> {
  return db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.receiptId, receiptId))
    .orderBy(asc(stockMovements.position));
}

export async function writeLowStock(
  tx: Database,
  variantId: string,
  lowStockAt: number | null,
): Promise<void> {
  await tx.update(productVariants).set({ lowStockAt }).where(eq(productVariants.id, variantId));
}
