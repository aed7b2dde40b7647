import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { returnPayouts, returns } from '../../db/schema/order/return.ts';

/** Where the money of a return goes, sealed. */
export type StoredPayout = typeof returnPayouts.$inferSelect;

/** What may be shown of where the money of returns goes. */
export async function listPayouts(
  db: Database,
  returnIds: readonly string[],
): Promise<Pick<StoredPayout, 'returnId' | 'masked'>[]> {
  if (returnIds.length === 0) return [];
  return db
    .select({ returnId: returnPayouts.returnId, masked: returnPayouts.masked })
    .from(returnPayouts)
    .where(inArray(returnPayouts.returnId, [...returnIds]));
}

/** For whoever pays it out. */
export async function findPayout(db: Database, returnId: string): Promise<StoredPayout | null> {
  const [row] = await db.select().from(returnPayouts).where(eq(returnPayouts.returnId, returnId));
  return row ?? null;
}

/** Writes where the money of a return goes, in place of what was said before. */
export async function putPayout(tx: Database, payout: StoredPayout): Promise<void> {
  const { returnId: _, ...said } = payout;
  await tx
    .insert(returnPayouts)
    .values(payout)
    .onConflictDoUpdate({ target: returnPayouts.returnId, set: said });
}

/** Deletes what is of no more use: of returns that ended before a moment, by their refund or their refusal (RETURN-20). */
export async function deleteOldPayouts(db: Database, endedBefore: Date): Promise<void> {
  const ended = db
    .select({ id: returns.id })
    .from(returns)
    .where(or(lt(returns.refundedAt, endedBefore), lt(returns.refusedAt, endedBefore)));
  await db.delete(returnPayouts).where(inArray(returnPayouts.returnId, ended));
}

/** Deletes those of a shopper who goes; a return whose money is still to be sent needs its own until it has gone. */
export async function deletePayoutsOf(tx: Database, userId: string): Promise<void> {
  const ended = tx
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.userId, userId), inArray(returns.state, ['refunded', 'refused'])));
  await tx.delete(returnPayouts).where(inArray(returnPayouts.returnId, ended));
}
