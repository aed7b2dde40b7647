import { lastDayToAllocate, type ShelfLife } from './shelf-life.ts';

export type BatchOnShelf = ShelfLife & {
  readonly id: string;
  readonly free: number;
  /** Printed on the pack. */
  readonly mrpPaise: number;
  readonly held: boolean;
};

export type BatchRefusal = 'blocked' | 'too old' | 'MRP below price' | 'too few left';

export type WantedUnits = {
  readonly quantity: number;
  readonly today: string;
  readonly roadDays: number;
  readonly paid: number;
};

export type BatchShare = { readonly batchId: string; readonly quantity: number };

/** Why a batch can't be allocated (BATCH-3, BATCH-5, BATCH-8), or null. */
export function refuseBatch(
  batch: BatchOnShelf,
  { quantity, today, roadDays, paid }: WantedUnits,
): BatchRefusal | null {
  if (lastDayToAllocate(batch, roadDays) < today) return 'too old';
  if (batch.held) return 'blocked';
  if (batch.mrpPaise < paid) return 'MRP below price';
  return batch.free < quantity ? 'too few left' : null;
}

/** `missing`: units that no batch can supply; `isMrpTooLow`: only the MRP excluded a batch (BATCH-2). */
export function allocateBatches(
  batches: readonly BatchOnShelf[],
  wanted: WantedUnits,
): { readonly shares: readonly BatchShare[]; readonly missing: number; readonly isMrpTooLow: boolean } {
  const { quantity } = wanted;
  const refusalOf = (batch: BatchOnShelf) => refuseBatch(batch, { ...wanted, quantity: 1 });
  const usable = batches
    .filter((batch) => refusalOf(batch) === null)
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
  const isMrpTooLow = missing > 0 && batches.some((batch) => refusalOf(batch) === 'MRP below price');
  return { shares, missing, isMrpTooLow };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
