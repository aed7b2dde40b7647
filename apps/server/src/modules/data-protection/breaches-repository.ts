import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { breaches } from '../../db/schema/account/data-protection.ts';

export type BreachRow = typeof breaches.$inferSelect;

export function listBreachRows(db: Database): Promise<BreachRow[]> {
  return db.select().from(breaches).orderBy(desc(breaches.knownAt), desc(breaches.id));
}

export async function findBreach(db: Database, id: string): Promise<BreachRow | null> {
  const [row] = await db.select().from(breaches).where(eq(breaches.id, id));
  return row ?? null;
}

export async function lockBreach(tx: Database, id: string): Promise<BreachRow | null> {
  const [row] = await tx.select().from(breaches).where(eq(breaches.id, id)).for('update');
  return row ?? null;
}

export async function insertBreach(tx: Database, row: typeof breaches.$inferInsert): Promise<void> {
  await tx.insert(breaches).values(row);
}

export async function updateBreach(
  tx: Database,
  id: string,
  changes: Partial<Omit<BreachRow, 'id' | 'version' | 'createdAt'>>,
): Promise<void> {
  await tx.update(breaches).set(changes).where(eq(breaches.id, id));
}
