import { asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { stores } from '../../db/schema/content/store.ts';

export type StoreRow = typeof stores.$inferSelect;
export type StoreColumns = Omit<typeof stores.$inferInsert, 'code' | 'position' | 'version'>;

/** In order, hidden ones too. */
export function listStores(db: Database): Promise<StoreRow[]> {
  return db.select().from(stores).orderBy(asc(stores.position), asc(stores.code));
}

export async function lockStore(tx: Database, code: string): Promise<StoreRow | null> {
  const [store] = await tx.select().from(stores).where(eq(stores.code, code)).for('update');
  return store ?? null;
}

/** Locks all of them. In order, which ORDER BY FOR UPDATE would tell as it was before the wait. */
export async function lockStoreOrder(tx: Database): Promise<StoreRow[]> {
  await tx.select({ code: stores.code }).from(stores).orderBy(asc(stores.code)).for('update');
  return listStores(tx);
}

export async function nextStorePosition(db: Database): Promise<number> {
  const [last] = await db.select({ position: max(stores.position) }).from(stores);
  return (last?.position ?? 0) + 1;
}

/** Null: another store has the code. */
export async function insertStore(
  tx: Database,
  store: StoreColumns & { readonly code: string; readonly position: number },
): Promise<StoreRow | null> {
  const [inserted] = await tx.insert(stores).values(store).onConflictDoNothing().returning();
  return inserted ?? null;
}

export async function updateStore(tx: Database, code: string, store: StoreColumns): Promise<StoreRow> {
  const [updated] = await tx.update(stores).set(store).where(eq(stores.code, code)).returning();
  if (updated === undefined) throw new Error(`store ${code} is gone while it is locked`);
  return updated;
}

export async function deleteStore(tx: Database, code: string): Promise<void> {
  await tx.delete(stores).where(eq(stores.code, code));
}

export async function updateStoreOrder(tx: Database, codes: readonly string[]): Promise<void> {
  await tx
    .update(stores)
    .set({ position: sql`array_position(${sql.param([...codes])}::text[], ${stores.code})` })
    .where(inArray(stores.code, [...codes]));
}
