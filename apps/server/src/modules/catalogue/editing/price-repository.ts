import { type Actor, actorId } from '@ilaneer/domain/actor/actor';
import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { products, productVariants, variantLockOrder } from '../../../db/schema/catalogue/catalogue.ts';
import { priceChanges } from '../../../db/schema/catalogue/catalogue-editing.ts';
import { storedActor } from '../../../db/schema/columns.ts';

export type PriceChange = typeof priceChanges.$inferSelect;
type NewPriceChange = Omit<typeof priceChanges.$inferInsert, 'actorKind' | 'actorId' | 'actorName'>;
export type PricedVariant = {
  readonly variant: typeof productVariants.$inferSelect;
  readonly productName: string;
  readonly hsnCode: string;
};

export function lockVariants(tx: Database, ids: readonly string[]): Promise<PricedVariant[]> {
  return tx
    .select({ variant: productVariants, productName: products.name, hsnCode: products.hsnCode })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(sql`${productVariants.id} = any(${sql.param([...ids])})`)
    .orderBy(variantLockOrder)
    .for('no key update', { of: productVariants });
}

export function findPricedBySku(
  db: Database,
  skus: readonly string[],
  lock: 'locked' | 'read',
): Promise<PricedVariant[]> {
  const reading = db
    .select({ variant: productVariants, productName: products.name, hsnCode: products.hsnCode })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(sql`${productVariants.sku} = any(${sql.param([...skus])})`)
    .orderBy(variantLockOrder);
  return lock === 'locked'
    ? reading.for('no key update', { of: productVariants }).execute()
    : reading.execute();
}

export async function writePrices(
  tx: Database,
  variantId: string,
  prices: Pick<PriceChange, 'pricePaise' | 'originalPricePaise' | 'mrpPaise'>,
  at: Date,
): Promise<void> {
  await tx
    .update(productVariants)
    .set({ ...prices, updatedAt: at })
    .where(eq(productVariants.id, variantId));
}

export async function insertPriceChange(tx: Database, actor: Actor, change: NewPriceChange): Promise<void> {
  const actorName = actor.kind === 'staff' ? actor.name : actorId(actor);
  await tx.insert(priceChanges).values({ ...change, ...storedActor(actor), actorName });
}

export async function updatePriceChange(
  tx: Database,
  id: string,
  change: Partial<typeof priceChanges.$inferInsert>,
): Promise<void> {
  await tx.update(priceChanges).set(change).where(eq(priceChanges.id, id));
}

export function lockChangesOfImport(tx: Database, importId: string): Promise<PriceChange[]> {
  return tx
    .select()
    .from(priceChanges)
    .where(eq(priceChanges.importId, importId))
    .orderBy(asc(priceChanges.id))
    .for('update');
}

/** Latest applied change per variant. */
export async function findLastApplied(
  tx: Database,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectDistinctOn([priceChanges.variantId], { variantId: priceChanges.variantId, id: priceChanges.id })
    .from(priceChanges)
    .where(
      and(
        sql`${priceChanges.variantId} = any(${sql.param([...variantIds])})`,
        isNotNull(priceChanges.appliedAt),
      ),
    )
    .orderBy(priceChanges.variantId, desc(priceChanges.appliedAt), desc(priceChanges.createdAt));
  return new Map(rows.map(({ variantId, id }) => [variantId, id]));
}

export async function lockWaitingChange(tx: Database, id: string): Promise<PriceChange | null> {
  const [row] = await tx
    .select()
    .from(priceChanges)
    .where(and(eq(priceChanges.id, id), isWaiting()))
    .for('update');
  return row ?? null;
}

export function findDueChanges(db: Database, at: Date): Promise<PriceChange[]> {
  return db
    .select()
    .from(priceChanges)
    .where(and(isWaiting(), lte(priceChanges.takesEffectAt, at)))
    .orderBy(asc(priceChanges.takesEffectAt), asc(priceChanges.createdAt))
    .limit(500);
}

export function listChangesOf(db: Database, productId: string) {
  return db
    .select({ change: priceChanges, sku: productVariants.sku })
    .from(priceChanges)
    .innerJoin(productVariants, eq(productVariants.id, priceChanges.variantId))
    .where(eq(productVariants.productId, productId))
    .orderBy(desc(priceChanges.takesEffectAt), desc(priceChanges.createdAt), desc(priceChanges.id))
    .limit(200);
}

export async function findSku(db: Database, variantId: string): Promise<string> {
  const [row] = await db
    .select({ sku: productVariants.sku })
    .from(productVariants)
    .where(eq(productVariants.id, variantId));
  return row?.sku ?? '';
}

function isWaiting() {
  return and(isNull(priceChanges.appliedAt), isNull(priceChanges.droppedAt));
}
