import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { comesBack } from '@ilaneer/domain/return/return-reason';
import type { Database } from '../../db/connect.ts';
import { listSent, settleHolds } from '../../modules/batch/batch.ts';
import type { Order } from '../../modules/order/order.ts';
import type { OrderReturn } from '../../modules/return/return.ts';
import { type NewMovement, writeMovements } from '../../modules/stock/stock.ts';

/**
 * Writes down goods that came back: what is fit for sale is for sale again, the rest is written off at once. Of goods
 * with batches that which expires last is taken for what came back. What was missing stays gone (RETURN-18).
 */
export async function takeInGoods(
  tx: Database,
  actor: StaffActor,
  at: Date,
  { order, request }: { readonly order: Order; readonly request: OrderReturn },
  /** Positions of the lines that go back to what is for sale. */
  resold: ReadonlySet<number>,
): Promise<void> {
  const moves: NewMovement[] = [];
  for (const { position, quantity } of request.lines.filter(({ reason }) => comesBack(reason))) {
    const line = order.lines.find((one) => one.position === position);
    if (line === undefined) continue;
    const came = { variantId: line.variantId, orderId: order.id, returnId: request.id };
    for (const share of await sharesOf(tx, order.id, position, quantity)) {
      moves.push({ ...came, ...share, kind: 'return' });
      if (!resold.has(position)) {
        moves.push({
          ...came,
          ...share,
          kind: 'write off',
          quantity: -share.quantity,
          reason: 'other',
          note: 'came back and is not sold again',
        });
      }
    }
  }
  if (moves.length === 0) return;
  await writeMovements(tx, actor, at, moves);
  await settleHolds(
    tx,
    actor,
    at,
    moves.map(({ variantId }) => variantId),
  );
}

async function sharesOf(tx: Database, orderId: string, position: number, quantity: number) {
  let left = quantity;
  const shares: { readonly batchId: string | null; readonly quantity: number }[] = [];
  for (const sent of await listSent(tx, orderId, position)) {
    const taken = Math.min(left, sent.quantity);
    if (taken > 0) shares.push({ batchId: sent.batchId, quantity: taken });
    left -= taken;
  }
  if (left > 0) shares.push({ batchId: null, quantity: left });
  return shares;
}
