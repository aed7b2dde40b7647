import type { BatchOnShelf } from '@ilaneer/domain/batch/allocate-batches';
import type { BatchLabel } from '@ilaneer/domain/batch/check-batch';
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { batches } from '../../db/schema/stock/stock.ts';

export type BatchRow = typeof batches.$inferSelect;

export async function findBatch(db: Database, id: string): Promise<BatchRow | null> {
  const [row] = await db.select().from(batches).where(eq(batches.id, id));
  return row ?? null;
}

export async function lockBatch(tx: Database, id: string): Promise<BatchRow | null> {
  const [row] = await tx.select().from(batches).where(eq(batches.id, id)).for('no key update');
  return row ?? null;
}

export async function findBatchByCode(
  db: Database,
  variantId: string,
  code: string,
): Promise<BatchRow | null> {
  const [row] = await db
    .select()
    .from(batches)
    .where(and(eq(batches.variantId, variantId), eq(batches.code, code)));
  return row ?? null;
}

export function listStandingBatches(db: Database, variantIds: readonly string[]): Promise<BatchRow[]> {
  return db
    .select()
    .from(batches)
    .where(and(inArray(batches.variantId, [...variantIds]), gt(batches.onHand, 0)))
    .orderBy(batches.bestBefore, batches.id);
}

export async function insertBatch(
  tx: Database,
  batch: BatchLabel & { readonly id: string; readonly variantId: string; readonly at: Date },
): Promise<BatchRow> {
  const { at, ...label } = batch;
  const [row] = await tx
    .insert(batches)
    .values({ ...label, createdAt: at, updatedAt: at })
    .returning();
  if (row === undefined) throw new Error('the inserted batch did not come back');
  return row;
}

export async function updateBatch(
  tx: Database,
  id: string,
  changes: Partial<
    Pick<
      BatchRow,
      | 'code'
      | 'packedOn'
      | 'bestBefore'
      | 'mrpPaise'
      | 'blockedAt'
      | 'blockReason'
      | 'expiredAt'
      | 'updatedAt'
    >
  >,
): Promise<BatchRow> {
  const [row] = await tx.update(batches).set(changes).where(eq(batches.id, id)).returning();
  if (row === undefined) throw new Error('the batch is gone');
  return row;
}

/** Unsellable on sale, or held needlessly. */
export function listUnsettled(tx: Database, variantIds: readonly string[]): Promise<BatchRow[]> {
  const mayBeSold = and(isNull(batches.blockedAt), isNull(batches.expiredAt));
  return tx
    .select()
    .from(batches)
    .where(
      and(
        inArray(batches.variantId, [...variantIds]),
        or(
          and(mayBeSold, gt(batches.held, 0)),
          and(sql`not (${mayBeSold})`, sql`${batches.held} <> ${batches.onHand} - ${batches.allocated}`),
        ),
      ),
    )
    .orderBy(batches.bestBefore, batches.id)
    .for('no key update');
}

/** Candidates; the rule decides. */
export function listNearingEnd(db: Database, bestBefore: string): Promise<BatchRow[]> {
  return db
    .select()
    .from(batches)
    .where(and(isNull(batches.expiredAt), gt(batches.onHand, 0), sql`${batches.bestBefore} <= ${bestBefore}`))
    .orderBy(batches.bestBefore, batches.id);
}

export function toShelf(batch: BatchRow): BatchOnShelf {
  const { id, packedOn, bestBefore, mrpPaise, onHand, held, allocated } = batch;
  return {
    id,
    packedOn,
    bestBefore,
    mrpPaise,
    free: onHand - held - allocated,
    held: batch.blockedAt !== null,
  };
}
