import type { Actor } from '@ilaneer/domain/actor/actor';
import type { Database } from '../../db/connect.ts';
import { type NewMovement, stockOf, writeMovements } from '../stock/stock.ts';
import { type BatchRow, listUnsettled } from './repository.ts';

/** BATCH-4, BATCH-5. Run after every stock change, for released units. Variants are locked. */
export async function settleHolds(
  tx: Database,
  actor: Actor,
  at: Date,
  variantIds: readonly string[],
): Promise<void> {
  const unsettled = await listUnsettled(tx, variantIds);
  if (unsettled.length === 0) return;
  const forSale = new Map(await stockOf(tx, variantIds));
  const moves = unsettled.flatMap((batch): NewMovement[] => {
    const { id, variantId, held } = batch;
    const left = forSale.get(variantId) ?? 0;
    const change = Math.max(-held, Math.min(left, heldWhole(batch) - held));
    if (change === 0) return [];
    forSale.set(variantId, left - change);
    return [{ variantId, batchId: id, kind: change > 0 ? 'hold' : 'unhold', quantity: -change }];
  });
  await writeMovements(tx, actor, at, moves);
}

function heldWhole({ onHand, allocated, blockedAt, expiredAt }: BatchRow): number {
  return blockedAt === null && expiredAt === null ? 0 : onHand - allocated;
}
