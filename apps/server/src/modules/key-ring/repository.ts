import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { shopKeys } from '../../db/schema/security/key-ring.ts';

export type StoredKey = typeof shopKeys.$inferSelect;

export function listKeys(db: Database): Promise<StoredKey[]> {
  return db.select().from(shopKeys).orderBy(desc(shopKeys.signsFrom), desc(shopKeys.id));
}

export async function insertKey(db: Database, key: StoredKey): Promise<void> {
  await db.insert(shopKeys).values(key);
}

/** Compare-and-swap. */
export async function replaceSealed(db: Database, id: string, sealed: Buffer): Promise<void> {
  await db.update(shopKeys).set({ sealed }).where(eq(shopKeys.id, id));
}

/** Destroys its secret; configured keys get a row here. */
export async function retireStoredKey(db: Database, key: Pick<StoredKey, 'id' | 'signsFrom'>, at: Date) {
  const retired = { sealed: null, retiredAt: at };
  await db
    .insert(shopKeys)
    .values({ ...key, ...retired, createdAt: at })
    .onConflictDoUpdate({ target: shopKeys.id, set: retired });
}
