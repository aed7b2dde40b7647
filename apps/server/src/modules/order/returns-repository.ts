import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { returnLines, returns } from '../../db/schema/return.ts';

/** A line of a return. */
export type ReturnLineRow = typeof returnLines.$inferSelect;
/** A return with its lines. */
export type OrderReturn = typeof returns.$inferSelect & { readonly lines: readonly ReturnLineRow[] };

/** The returns of orders, first asked for first. */
export async function listReturns(db: Database, orderIds: readonly string[]): Promise<OrderReturn[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select()
    .from(returns)
    .where(inArray(returns.orderId, [...orderIds]))
    .orderBy(asc(returns.requestedAt), asc(returns.id));
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

/** Writes a return with its lines. */
export async function insertReturn(tx: Database, { lines, ...row }: OrderReturn): Promise<void> {
  await tx.insert(returns).values(row);
  await tx.insert(returnLines).values([...lines]);
}
