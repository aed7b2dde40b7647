import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { findStock, type StockRow } from '../../modules/stock/stock.ts';
import { adjustStock, type StockKeepingDeps } from './adjust-stock.ts';

export type CountedShelf = {
  readonly variantId: string;
  readonly batchId: string | null;
  readonly counted: number;
  readonly expected: number;
};

export type SetShelf = {
  readonly variantId: string;
  /** Null if booked. */
  readonly code: string | null;
  readonly message: string | null;
  readonly stock: StockRow | null;
  readonly position: number | null;
};

/** STOCK-8. Rows are independent: changed ones are refused. Idempotent. */
export async function setStock(
  deps: StockKeepingDeps,
  actor: StaffActor,
  counts: readonly CountedShelf[],
): Promise<SetShelf[]> {
  const results: SetShelf[] = [];
  for (const { counted, expected, ...shelf } of counts) {
    const change = { to: counted, expected };
    const moved = await adjustStock(deps, actor, { ...shelf, reason: 'count', note: '', change });
    const { variantId } = shelf;
    if (moved.ok) {
      const { stock, position } = moved.value;
      results.push({ variantId, code: null, message: null, stock, position });
      continue;
    }
    const { code, message = null, data } = moved.error;
    const stock = await findStock(deps.db, variantId);
    const isDone = code === 'VERSION_STALE' && onHandOf(data) === counted;
    results.push({ variantId, code: isDone ? null : code, message, stock, position: null });
  }
  return results;
}

function onHandOf(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('current' in data)) return null;
  const { current } = data;
  if (typeof current !== 'object' || current === null || !('onHand' in current)) return null;
  return typeof current.onHand === 'number' ? current.onHand : null;
}
