import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { shopKeys } from '../../db/schema/security/key-ring.ts';

/** A key that the shop made, sealed; or only that a key is retired. */
export type StoredKey = typeof shopKeys.$inferSelect;

/** The newest first. */
export function listKeys(db: Database): Promise<StoredKey[]> {
  return db.select().from(shopKeys).orderBy(desc(shopKeys.signsFrom), desc(shopKeys.id));
}

export async function insertKey(db: Database, key: StoredKey): Promise<void> {
  await db.insert(shopKeys).values(key);
}

/** Seals a key anew, where another process has not done so. */
export async function replaceSealed(db: Database, id: string, sealed: Buffer): Promise<void> {
  await db.update(shopKeys).set({ sealed }).where(eq(shopKeys.id, id));
}

/** A retired key is destroyed; one of the configuration has no row before. */
export async function retireStoredKey(db: Database, key: Pick<StoredKey, 'id' | 'signsFrom'>, at: Date) {
  const retired = { sealed: null, retiredAt: at };
  await db
    .insert(shopKeys)
    .values({ ...key, ...retired, createdAt: at })
    .onConflictDoUpdate({ target: shopKeys.id, set: retired });
}
