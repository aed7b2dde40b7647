import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retainedRows } from '../../db/retained.ts';
import { products, productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { restockRequests } from '../../db/schema/catalogue/restock.ts';

export type RestockRow = typeof restockRequests.$inferSelect;

export type AwaitedVariant = {
  readonly variantId: string;
  readonly productId: string;
  readonly productName: string;
  readonly options: readonly { readonly name: string }[];
  readonly choice: Readonly<Record<string, string>>;
};

const awaited = {
  variantId: productVariants.id,
  productId: products.id,
  productName: products.name,
  options: products.options,
  choice: productVariants.options,
};

/** Null if not on sale. */
export async function findVariantOnSale(
  db: Database,
  variantId: string,
): Promise<(AwaitedVariant & { readonly stock: number }) | null> {
  const [row] = await db
    .select({ ...awaited, stock: productVariants.stock })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(eq(productVariants.id, variantId), productVariants.active, products.active));
  return row ?? null;
}

/** Upsert with a row lock. */
export async function lockRequest(tx: Database, fresh: RestockRow): Promise<RestockRow> {
  const [row] = await tx
    .insert(restockRequests)
    .values(fresh)
    // A no-op update locks and returns the row.
    .onConflictDoUpdate({
      target: [restockRequests.variantId, restockRequests.email],
      set: { email: fresh.email },
    })
    .returning();
  if (row === undefined) throw new Error('an upsert returned no row');
  return row;
}

export async function lockRequestById(tx: Database, id: string): Promise<RestockRow | null> {
  const [row] = await tx.select().from(restockRequests).where(eq(restockRequests.id, id)).for('update');
  return row ?? null;
}

export async function updateRequest(
  tx: Database,
  id: string,
  change: Partial<Pick<RestockRow, 'textVersion' | 'wordsHash' | 'requestedAt' | 'confirmedAt'>>,
): Promise<void> {
  await tx.update(restockRequests).set(change).where(eq(restockRequests.id, id));
}

export async function deleteRequests(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(restockRequests).where(inArray(restockRequests.id, [...ids]));
}

export async function deleteRequestsOf(db: Database, email: string, variantId?: string): Promise<void> {
  const ofVariant = variantId === undefined ? undefined : eq(restockRequests.variantId, variantId);
  await db.delete(restockRequests).where(and(eq(restockRequests.email, email), ofVariant));
}

export function listRequests(db: Database, email: string): Promise<(RestockRow & AwaitedVariant)[]> {
  return requestsWithVariants(db)
    .where(eq(restockRequests.email, email))
    .orderBy(asc(restockRequests.requestedAt), asc(restockRequests.id));
}

/** Confirmed and available, oldest first; SKIP LOCKED. */
export function lockDueRequests(tx: Database, limit: number): Promise<(RestockRow & AwaitedVariant)[]> {
  return requestsWithVariants(tx)
    .where(
      and(
        isNotNull(restockRequests.confirmedAt),
        gt(productVariants.stock, 0),
        productVariants.active,
        products.active,
      ),
    )
    .orderBy(asc(restockRequests.requestedAt), asc(restockRequests.id))
    .limit(limit)
    .for('update', { of: restockRequests, skipLocked: true });
}

export const unprovenRequests = retainedRows(
  restockRequests,
  sql`${restockRequests.requestedAt}`,
  sql`${restockRequests.confirmedAt} is null`,
);

/** From the request. */
export const openRequests = retainedRows(restockRequests, sql`${restockRequests.requestedAt}`);

function requestsWithVariants(db: Database) {
  return db
    .select({
      ...awaited,
      id: restockRequests.id,
      email: restockRequests.email,
      textVersion: restockRequests.textVersion,
      wordsHash: restockRequests.wordsHash,
      requestedAt: restockRequests.requestedAt,
      confirmedAt: restockRequests.confirmedAt,
    })
    .from(restockRequests)
    .innerJoin(productVariants, eq(productVariants.id, restockRequests.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .$dynamic();
}
