import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { savedViews } from '../../db/schema/staff/saved-view.ts';

export type SavedViewRow = typeof savedViews.$inferSelect;

export function findViews(db: Database, memberId: string, list: string): Promise<SavedViewRow[]> {
  return db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.memberId, memberId), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.createdAt), asc(savedViews.id));
}

export async function lockView(tx: Database, memberId: string, id: string): Promise<SavedViewRow | null> {
  const [row] = await tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.memberId, memberId), eq(savedViews.id, id)))
    .for('update');
  return row ?? null;
}

export async function countViews(tx: Database, memberId: string, list: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(savedViews)
    .where(and(eq(savedViews.memberId, memberId), eq(savedViews.list, list)));
  return row?.count ?? 0;
}

/** Null if the name is taken. */
export async function insertView(
  tx: Database,
  row: typeof savedViews.$inferInsert,
): Promise<SavedViewRow | null> {
  const [inserted] = await tx.insert(savedViews).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

export async function hasOtherOfName(tx: Database, { memberId, list, id }: SavedViewRow, name: string) {
  const rows = await tx
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(
      and(
        eq(savedViews.memberId, memberId),
        eq(savedViews.list, list),
        eq(savedViews.name, name),
        ne(savedViews.id, id),
      ),
    );
  return rows.length > 0;
}

export async function updateView(
  tx: Database,
  id: string,
  changes: Pick<SavedViewRow, 'name' | 'address' | 'updatedAt'>,
): Promise<SavedViewRow> {
  const [row] = await tx.update(savedViews).set(changes).where(eq(savedViews.id, id)).returning();
  if (row === undefined) throw new Error(`view ${id} is gone though it is locked`);
  return row;
}

export async function deleteViewRow(tx: Database, id: string): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.id, id));
}
