import type { Actor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import { type BatchRow, lockBatch, settleHolds } from '../../modules/batch/batch.ts';
import {
  lockShelves,
  type NewMovement,
  type WrittenMovement,
  writeMovements,
} from '../../modules/stock/stock.ts';

/** A variant's unbatched goods or a batch; the variant is locked. */
export type Shelf = {
  readonly variantId: string;
  readonly batch: BatchRow | null;
  readonly onHand: number;
};

/** Errors: PRODUCT_NOT_FOUND, BATCH_NOT_FOUND. */
export async function lockShelf(
  tx: Database,
  variantId: string,
  batchId: string | null,
  withoutBatch: (onHand: number) => Promise<number>,
): Promise<Result<Shelf, Failure>> {
  const shelf = (await lockShelves(tx, [variantId])).get(variantId);
  if (shelf === undefined) return err({ code: 'PRODUCT_NOT_FOUND' });
  if (batchId === null) {
    return ok({ variantId, batch: null, onHand: await withoutBatch(shelf.onHand) });
  }
  const batch = await lockBatch(tx, batchId);
  if (batch === null || batch.variantId !== variantId) return err({ code: 'BATCH_NOT_FOUND' });
  return ok({ variantId, batch, onHand: batch.onHand });
}

/** Held units leave first. Errors: STOCK_TOO_LOW for reserved or missing units; the caller rolls back. */
export async function moveGoods(
  tx: Database,
  actor: Actor,
  at: Date,
  shelf: Shelf,
  movement: NewMovement,
): Promise<Result<WrittenMovement, Failure>> {
  const { batch } = shelf;
  const left = shelf.onHand + movement.quantity;
  const given = batch?.allocated ?? 0;
  // Held units may leave, ordered ones may not.
  const refused = async () => {
    const forSale = (await lockShelves(tx, [shelf.variantId])).get(shelf.variantId)?.forSale ?? 0;
    return err(tooLow(Math.min(shelf.onHand - given, forSale + (batch?.held ?? 0)), shelf.onHand));
  };
  if (left < given) return refused();
  const unheld = batch === null ? 0 : Math.max(0, batch.held - Math.max(0, left - given));
  const moves: NewMovement[] = [
    ...(unheld > 0 && batch !== null
      ? [{ variantId: shelf.variantId, batchId: batch.id, kind: 'unhold' as const, quantity: unheld }]
      : []),
    movement,
  ];
  const written = await writeMovements(tx, actor, at, moves);
  const moved = written.find(({ kind }) => kind === movement.kind);
  if (moved === undefined) return refused();
  await settleHolds(tx, actor, at, [shelf.variantId]);
  return ok(moved);
}

/** `free` of `onHand` units. */
export function tooLow(free: number, onHand: number): Failure {
  const message = tooLowWords(free, onHand);
  return { code: 'STOCK_TOO_LOW', message, data: { free: Math.max(0, free) } };
}

function tooLowWords(free: number, onHand: number): string {
  if (onHand === 0) return 'None of it is there.';
  if (free >= onHand) return `There ${onHand === 1 ? 'is' : 'are'} only ${onHand} of it.`;
  if (free <= 0) return 'None of it is free: orders have it. Cancel or change them first.';
  return `Only ${free} of it ${free === 1 ? 'is' : 'are'} free: orders have the rest.`;
}
