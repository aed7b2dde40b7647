import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { customerNotes, customerTags } from '../../db/schema/account/customer.ts';
import { storedActor } from '../../db/schema/columns.ts';

export type CustomerNote = typeof customerNotes.$inferSelect;

/** False: a repeated request. */
export async function insertNote(
  tx: Database,
  actor: StaffActor,
  note: Pick<CustomerNote, 'id' | 'userId' | 'text' | 'writtenAt'>,
): Promise<boolean> {
  const written = await tx
    .insert(customerNotes)
    .values({ ...note, ...storedActor(actor) })
    .onConflictDoNothing({ target: customerNotes.id })
    .returning({ id: customerNotes.id });
  return written.length > 0;
}

/** Newest first. */
export function listNotes(db: Database, userId: string): Promise<CustomerNote[]> {
  return db
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.userId, userId))
    .orderBy(desc(customerNotes.writtenAt), asc(customerNotes.id));
}

/** False: not this customer's, or gone. */
export async function deleteNote(tx: Database, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(customerNotes)
    .where(and(eq(customerNotes.userId, userId), eq(customerNotes.id, id)))
    .returning({ id: customerNotes.id });
  return gone.length > 0;
}

/** With the account (CUSTOMER-5). */
export async function deleteRemarksOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(customerNotes).where(eq(customerNotes.userId, userId));
  await tx.delete(customerTags).where(eq(customerTags.userId, userId));
}
