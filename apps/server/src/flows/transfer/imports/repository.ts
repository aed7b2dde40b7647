import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { imports } from '../../../db/schema/staff/import.ts';

export type ImportRow = typeof imports.$inferSelect;

export async function insertImport(tx: Database, row: ImportRow): Promise<void> {
  await tx.insert(imports).values(row);
}

export async function findImport(
  db: Database,
  { id, memberId }: Pick<ImportRow, 'id' | 'memberId'>,
  lock: 'locked' | 'read',
): Promise<ImportRow | null> {
  const reading = db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.memberId, memberId)));
  const [row] = await (lock === 'locked' ? reading.for('update') : reading);
  return row ?? null;
}

export async function markApplied(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(imports).set({ appliedAt: at, content: null, seen: {} }).where(eq(imports.id, id));
}

export async function markTakenBack(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(imports).set({ takenBackAt: at }).where(eq(imports.id, id));
}

export async function forgetContents(db: Database, before: Date): Promise<void> {
  await db
    .update(imports)
    .set({ content: null, problems: [], changes: [], seen: {} })
    .where(and(isNotNull(imports.content), lt(imports.createdAt, before)));
  await db
    .update(imports)
    .set({ changes: [] })
    .where(and(isNotNull(imports.appliedAt), lt(imports.createdAt, before)));
}
