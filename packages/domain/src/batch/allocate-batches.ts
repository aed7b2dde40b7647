import { lastDayToAllocate, type ShelfLife } from './shelf-life.ts';

/** Units of a batch that no order has yet. */
export type BatchOnShelf = ShelfLife & {
  readonly id: string;
  readonly free: number;
  /** Printed on its goods. */
  readonly mrpPaise: number;
  /** Blocked for a recall, or taken out of sale. */
  readonly held: boolean;
};

/** Why a batch may not go to an order. */
export type BatchRefusal = 'blocked' | 'too old' | 'MRP below price' | 'too few left';

/** What an order wants of a variant: units, when, how far they go, and what is paid for one with GST, in paise. */
export type WantedUnits = {
  readonly quantity: number;
  readonly today: string;
  readonly roadDays: number;
  readonly paid: number;
};

export type BatchShare = { readonly batchId: string; readonly quantity: number };

/** Whether an order may be given units of a batch on a day (BATCH-3, BATCH-5, BATCH-8); null when it may. */
export function refuseBatch(
  batch: BatchOnShelf,
  { quantity, today, roadDays, paid }: WantedUnits,
): BatchRefusal | null {
  if (lastDayToAllocate(batch, roadDays) < today) return 'too old';
  if (batch.held) return 'blocked';
  if (batch.mrpPaise < paid) return 'MRP below price';
  return batch.free < quantity ? 'too few left' : null;
}

/**
 * Takes units from the batches that expire first (BATCH-2); `missing` is what none of them can give, and
 * `isMrpTooLow` says that a batch could have given some, but for its MRP.
 */
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
