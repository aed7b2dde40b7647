import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { stores } from '../../db/schema/content/store.ts';

export type StoreRow = typeof stores.$inferSelect;

/** The branches that are shown, in their order. */
export function listStores(db: Database): Promise<StoreRow[]> {
  return db
    .select()
    .from(stores)
    .where(eq(stores.active, true))
    .orderBy(asc(stores.position), asc(stores.code));
}
