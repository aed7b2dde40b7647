import { asc, count, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { categories, products } from '../../../db/schema/catalogue/catalogue.ts';

export type StoredCategory = typeof categories.$inferSelect;
export type CountedCategory = StoredCategory & { readonly products: number };

export async function listAllCategories(db: Database): Promise<CountedCategory[]> {
  const [rows, counts] = await Promise.all([
    db.select().from(categories).orderBy(asc(categories.position), asc(categories.name), asc(categories.id)),
    db.select({ id: products.categoryId, products: count() }).from(products).groupBy(products.categoryId),
  ]);
  const byId = new Map(counts.map(({ id, products: own }) => [id, own]));
  return rows.map((row) => ({ ...row, products: byId.get(row.id) ?? 0 }));
}

export function lockCategories(tx: Database, ids: readonly string[]): Promise<StoredCategory[]> {
  return tx
    .select()
    .from(categories)
    .where(inArray(categories.id, [...ids]))
    .orderBy(asc(categories.id))
    .for('update');
}

export async function insertCategory(tx: Database, row: typeof categories.$inferInsert): Promise<void> {
  await tx.insert(categories).values(row);
}

export async function updateCategory(
  tx: Database,
  id: string,
  row: Partial<typeof categories.$inferInsert>,
): Promise<void> {
  await tx.update(categories).set(row).where(eq(categories.id, id));
}

export async function moveContents(tx: Database, from: string, into: string, at: Date): Promise<void> {
  await tx.update(products).set({ categoryId: into, updatedAt: at }).where(eq(products.categoryId, from));
  await tx.update(categories).set({ parentId: into, updatedAt: at }).where(eq(categories.parentId, from));
}

export async function removeCategory(tx: Database, id: string): Promise<void> {
  await tx.delete(categories).where(eq(categories.id, id));
}

export async function hasChildren(db: Database, id: string): Promise<boolean> {
  return (await db.$count(categories, eq(categories.parentId, id))) > 0;
}

export async function isInUse(db: Database, id: string): Promise<boolean> {
  const own = await db.$count(products, or(eq(products.categoryId, id)));
  return own > 0 || (await hasChildren(db, id));
}
