import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { customerSegments } from '../../db/schema/account/customer.ts';

export type SegmentRow = typeof customerSegments.$inferSelect;

export function listSegments(db: Database): Promise<SegmentRow[]> {
  return db
    .select()
    .from(customerSegments)
    .orderBy(asc(sql`lower(${customerSegments.name})`));
}

export async function findSegment(db: Database, id: string): Promise<SegmentRow | null> {
  const [row] = await db.select().from(customerSegments).where(eq(customerSegments.id, id));
  return row ?? null;
}

export function countSegments(db: Database): Promise<number> {
  return db.$count(customerSegments);
}

/** Null: the name is taken. */
export async function insertSegment(
  tx: Database,
  row: typeof customerSegments.$inferInsert,
): Promise<SegmentRow | null> {
  const [made] = await tx.insert(customerSegments).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

export async function lockSegment(tx: Database, id: string): Promise<SegmentRow | null> {
  const [row] = await tx.select().from(customerSegments).where(eq(customerSegments.id, id)).for('update');
  return row ?? null;
}

export async function hasOtherNamed(tx: Database, id: string, name: string): Promise<boolean> {
  const rows = await tx
    .select({ id: customerSegments.id })
    .from(customerSegments)
    .where(sql`${customerSegments.name} = ${name} and ${customerSegments.id} <> ${id}`);
  return rows.length > 0;
}

export async function updateSegment(
  tx: Database,
  id: string,
  changes: Pick<SegmentRow, 'name' | 'rules' | 'updatedAt'>,
): Promise<SegmentRow> {
  const [row] = await tx.update(customerSegments).set(changes).where(eq(customerSegments.id, id)).returning();
  if (row === undefined) throw new Error(`segment ${id} is gone though it is locked`);
  return row;
}

export async function deleteSegmentRow(tx: Database, id: string): Promise<void> {
  await tx.delete(customerSegments).where(eq(customerSegments.id, id));
}
