import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retainedRows } from '../../db/retained.ts';
import { products, productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { restockRequests } from '../../db/schema/catalogue/restock.ts';

/** A request as it is stored. */
export type RestockRow = typeof restockRequests.$inferSelect;

/** What somebody waits for. */
export type AwaitedVariant = {
  readonly variantId: string;
  readonly productId: string;
  readonly productName: string;
  /** The options that the product is made in, by name. */
  readonly options: readonly { readonly name: string }[];
  /** Which of them this one is. */
  readonly choice: Readonly<Record<string, string>>;
};

const awaited = {
  variantId: productVariants.id,
  productId: products.id,
  productName: products.name,
  options: products.options,
  choice: productVariants.options,
};

/** A variant that is on sale, with its stock, or null. */
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

/** The request of an address for a variant, locked until the transaction ends; makes it when there is none. */
export async function lockRequest(tx: Database, fresh: RestockRow): Promise<RestockRow> {
  const [row] = await tx
    .insert(restockRequests)
    .values(fresh)
    // An update that changes nothing locks the row that is there, and returns it.
    .onConflictDoUpdate({
      target: [restockRequests.variantId, restockRequests.email],
      set: { email: fresh.email },
    })
    .returning();
  if (row === undefined) throw new Error('an upsert returned no row');
  return row;
}

/** The request with this id, locked until the transaction ends. */
export async function lockRequestById(tx: Database, id: string): Promise<RestockRow | null> {
  const [row] = await tx.select().from(restockRequests).where(eq(restockRequests.id, id)).for('update');
  return row ?? null;
}

/** Writes what changed of a request. */
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

/** Deletes the requests of an address: all, or the one for a variant. */
export async function deleteRequestsOf(db: Database, email: string, variantId?: string): Promise<void> {
  const ofVariant = variantId === undefined ? undefined : eq(restockRequests.variantId, variantId);
  await db.delete(restockRequests).where(and(eq(restockRequests.email, email), ofVariant));
}

/** The requests of an address with what they are for, oldest first. */
export function listRequests(db: Database, email: string): Promise<(RestockRow & AwaitedVariant)[]> {
  return requestsWithVariants(db)
    .where(eq(restockRequests.email, email))
    .orderBy(asc(restockRequests.requestedAt), asc(restockRequests.id));
}

/** Confirmed requests for what can be bought now, oldest first, each taken by one process only. */
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

/** Requests of which nobody has shown that the address is theirs. */
export const unprovenRequests = retainedRows(
  restockRequests,
  sql`${restockRequests.requestedAt}`,
  sql`${restockRequests.confirmedAt} is null`,
);

/** Requests, from the day on which they were made. */
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
