import { lastDayToAllocate, type ShelfLife } from './shelf-life.ts';

/** Units of a batch that no order has yet. */
export type BatchOnShelf = ShelfLife & {
  readonly id: string;
  readonly free: number;
  /** Blocked for a recall, or taken out of sale. */
  readonly held: boolean;
};

/** Why a batch may not go to an order. */
export type BatchRefusal = 'blocked' | 'too old' | 'too few left';

export type BatchShare = { readonly batchId: string; readonly quantity: number };

/** Whether an order may be given units of a batch on a day (BATCH-3, BATCH-5); null when it may. */
export function refuseBatch(
  batch: BatchOnShelf,
  {
    quantity,
    today,
    roadDays,
  }: { readonly quantity: number; readonly today: string; readonly roadDays: number },
): BatchRefusal | null {
  if (lastDayToAllocate(batch, roadDays) < today) return 'too old';
  if (batch.held) return 'blocked';
  return batch.free < quantity ? 'too few left' : null;
}

/**
 * Takes units from the batches that expire first (BATCH-2); `missing` is what none of them can give.
 */
export function allocateBatches(
  batches: readonly BatchOnShelf[],
  {
    quantity,
    today,
    roadDays,
  }: { readonly quantity: number; readonly today: string; readonly roadDays: number },
): { readonly shares: readonly BatchShare[]; readonly missing: number } {
  const usable = batches
    .filter((batch) => refuseBatch(batch, { quantity: 1, today, roadDays }) === null)
    .toSorted(
      (a, b) => compare(a.bestBefore, b.bestBefore) || compare(a.packedOn, b.packedOn) || compare(a.id, b.id),
    );
  let missing = quantity;
  const shares: BatchShare[] = [];
  for (const { id, free } of usable) {
    const taken = Math.min(missing, free);
    if (taken > 0) shares.push({ batchId: id, quantity: taken });
    missing -= taken;
  }
  return { shares, missing };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
