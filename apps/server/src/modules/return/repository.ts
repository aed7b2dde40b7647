import type { ReturnState } from '@ilaneer/domain/return/return-life';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { products } from '../../db/schema/catalogue.ts';
import { returnLines, returns } from '../../db/schema/return.ts';

type ReturnRow = typeof returns.$inferSelect;
export type ReturnLineRow = typeof returnLines.$inferSelect;
export type OrderReturn = ReturnRow & { readonly lines: readonly ReturnLineRow[] };

/** What a transition changes beside the state. */
export type ReturnChanges = Partial<
  Pick<
    ReturnRow,
    | 'approvedAt'
    | 'refusedAt'
    | 'refusalReason'
    | 'pickedUpAt'
    | 'receivedAt'
    | 'restocked'
    | 'refundedAt'
    | 'refundPosition'
    | 'refundPaise'
    | 'refundCoins'
    | 'refundReference'
    | 'refundedByKind'
    | 'refundedById'
  >
>;

/** The returns of orders, first asked for first. */
export async function listReturns(db: Database, orderIds: readonly string[]): Promise<OrderReturn[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select()
    .from(returns)
    .where(inArray(returns.orderId, [...orderIds]))
    .orderBy(asc(returns.orderId), asc(returns.number));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(returnLines)
    .where(inArray(returnLines.returnId, ids))
    .orderBy(asc(returnLines.position));
  const linesOf = Map.groupBy(lines, (line) => line.returnId);
  return rows.map((row) => ({ ...row, lines: linesOf.get(row.id) ?? [] }));
}

export async function insertReturn(tx: Database, { lines, ...row }: OrderReturn): Promise<void> {
  await tx.insert(returns).values(row);
  await tx.insert(returnLines).values([...lines]);
}

/** Writes a new state of a return, whose order is locked, with what belongs to it. */
export async function updateReturn(
  tx: Database,
  id: string,
  changes: ReturnChanges & { readonly state: ReturnState },
): Promise<void> {
  await tx.update(returns).set(changes).where(eq(returns.id, id));
}

/** Which of these products may be sold again once they came back: goods that spoil never. */
export async function findResaleable(db: Database, productIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), eq(products.returnable, true)));
  return new Set(rows.map(({ id }) => id));
}
