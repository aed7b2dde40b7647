import type { Actor } from '@ilaneer/domain/actor/actor';
import type { ReturnedShare } from '@ilaneer/domain/return/inspection';
import type { AdjustReason } from '@ilaneer/domain/stock/movement';
import type { Database } from '../../db/connect.ts';
import { settleHolds } from '../../modules/batch/batch.ts';
import { lockShelves, type NewMovement, writeMovements } from '../../modules/stock/stock.ts';

export type BookedLine = {
  readonly variantId: string;
  readonly shares: readonly ReturnedShare[];
};

/** Books all units in by batch, and unsellable ones out. */
export async function bookIn(
  tx: Database,
  actor: Actor,
  from: { readonly orderId: string; readonly returnId: string; readonly at: Date },
  lines: readonly BookedLine[],
  writtenOff: { readonly reason: AdjustReason; readonly note: string },
): Promise<void> {
  const { orderId, returnId, at } = from;
  const moves = lines.flatMap(({ variantId, shares }) =>
    shares.flatMap((share): NewMovement[] => {
      const came = { variantId, orderId, returnId, batchId: share.batchId };
      const back = { ...came, kind: 'return', quantity: share.came } as const;
      if (share.writtenOff === 0) return [back];
      return [back, { ...came, kind: 'write off', quantity: -share.writtenOff, ...writtenOff }];
    }),
  );
  if (moves.length === 0) return;
  const variantIds = moves.map(({ variantId }) => variantId);
  // All at once: two parcels that end together could wait for each other's goods.
  await lockShelves(tx, variantIds);
  await writeMovements(tx, actor, at, moves);
  await settleHolds(tx, actor, at, variantIds);
}
