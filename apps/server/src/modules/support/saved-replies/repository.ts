import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { savedReplies } from '../../../db/schema/content/ticket.ts';

export type SavedReplyRow = typeof savedReplies.$inferSelect;

export function listSavedReplies(db: Database): Promise<SavedReplyRow[]> {
  return db
    .select()
    .from(savedReplies)
    .orderBy(asc(sql`lower(${savedReplies.title})`));
}

export function countSavedReplies(db: Database): Promise<number> {
  return db.$count(savedReplies);
}

/** Null if the title is taken. */
export async function insertSavedReply(
  tx: Database,
  row: typeof savedReplies.$inferInsert,
): Promise<SavedReplyRow | null> {
  const [inserted] = await tx.insert(savedReplies).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

export async function lockSavedReply(tx: Database, id: string): Promise<SavedReplyRow | null> {
  const [row] = await tx.select().from(savedReplies).where(eq(savedReplies.id, id)).for('update');
  return row ?? null;
}

export async function hasOtherTitled(tx: Database, id: string, title: string): Promise<boolean> {
  const rows = await tx
    .select({ id: savedReplies.id })
    .from(savedReplies)
    .where(sql`lower(${savedReplies.title}) = lower(${title}) and ${savedReplies.id} <> ${id}`);
  return rows.length > 0;
}

export async function updateSavedReply(
  tx: Database,
  id: string,
  changes: Pick<SavedReplyRow, 'title' | 'body' | 'updatedAt'>,
): Promise<SavedReplyRow> {
  const [row] = await tx.update(savedReplies).set(changes).where(eq(savedReplies.id, id)).returning();
  if (row === undefined) throw new Error(`saved reply ${id} is gone though it is locked`);
  return row;
}

export async function deleteSavedReplyRow(tx: Database, id: string): Promise<void> {
  await tx.delete(savedReplies).where(eq(savedReplies.id, id));
}
