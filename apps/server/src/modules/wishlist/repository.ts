import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { wishlistEntries } from '../../db/schema/cart/wishlist.ts';

export type WishlistEntry = typeof wishlistEntries.$inferSelect;

export function listEntries(db: Database, userId: string): Promise<WishlistEntry[]> {
  return db
    .select()
    .from(wishlistEntries)
    .where(eq(wishlistEntries.userId, userId))
    .orderBy(desc(wishlistEntries.createdAt), desc(wishlistEntries.id));
}

/** False if it exists. */
export async function insertEntry(db: Database, entry: WishlistEntry): Promise<boolean> {
  const inserted = await db.insert(wishlistEntries).values(entry).onConflictDoNothing().returning();
  return inserted.length === 1;
}

export async function deleteEntries(
  db: Database,
  entry: { readonly userId: string; readonly productId: string; readonly variantId: string | null },
): Promise<boolean> {
  const conditions = [
    eq(wishlistEntries.userId, entry.userId),
    eq(wishlistEntries.productId, entry.productId),
  ];
  if (entry.variantId !== null) conditions.push(eq(wishlistEntries.variantId, entry.variantId));
  const deleted = await db
    .delete(wishlistEntries)
    .where(and(...conditions))
    .returning();
  return deleted.length > 0;
}

export async function deleteEntriesOf(db: Database, userId: string): Promise<void> {
  await db.delete(wishlistEntries).where(eq(wishlistEntries.userId, userId));
}
