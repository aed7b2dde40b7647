import type { WrittenStore } from '@ilaneer/domain/store/store-problems';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { stores } from '../../db/schema/content/store.ts';

export type StoreRow = typeof stores.$inferSelect;

export function listStores(db: Database): Promise<StoreRow[]> {
  return db
    .select()
    .from(stores)
    .where(eq(stores.active, true))
    .orderBy(asc(stores.position), asc(stores.code));
}

export async function hasStore(db: Database, code: string): Promise<boolean> {
  return (await db.$count(stores, eq(stores.code, code))) > 0;
}

export async function insertStore(
  tx: Database,
  { towns, workingHours, openingHours, ...store }: WrittenStore & { readonly position: number },
): Promise<void> {
  await tx.insert(stores).values({
    ...store,
    towns: [...towns],
    workingHours: [...workingHours],
    openingHours: [...openingHours],
  });
}
