import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { type AdjustReason, REVERSIBLE_KINDS } from '@ilaneer/domain/stock/movement';
import type { Database } from '../../db/connect.ts';
import { afterCommit, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import type { CatalogueCache } from '../../modules/catalogue/catalogue.ts';
import {
  findMovement,
  findStock,
  isUndone,
  type NewMovement,
  type StockRow,
  writeLowStock,
} from '../../modules/stock/stock.ts';
import type { TaxRateDeps } from '../../modules/tax-rate/tax-rate.ts';
import { lockShelf, moveGoods } from './move-goods.ts';

export type StockKeepingDeps = Deps &
  TaxRateDeps & { readonly catalogue: Pick<CatalogueCache, 'stockChanged'> };

type Why = {
  readonly variantId: string;
  readonly batchId: string | null;
  readonly reason: AdjustReason;
  readonly note: string;
};

/** Relative, or absolute if unchanged since read. */
type Change = { readonly by: number } | { readonly to: number; readonly expected: number };

/** `position` is null without a change. */
export type Moved = { readonly stock: StockRow; readonly position: number | null };

/**
 * STOCK-5. Errors: PRODUCT_NOT_FOUND, BATCH_NOT_FOUND, STOCK_TOO_LOW, VERSION_STALE with the current state,
 * VALIDATION_FAILED.
 */
export function adjustStock(
  deps: StockKeepingDeps,
  actor: StaffActor,
  { change, ...why }: Why & { readonly change: Change },
): Promise<Result<Moved, Failure>> {
  return move(deps, actor, why, 'adjust', (onHand) => {
    if ('by' in change) {
      return change.by === 0
        ? err(invalid([{ field: 'change', message: 'Say by how many' }]))
        : ok(change.by);
    }
    if (change.expected !== onHand) return err({ code: 'VERSION_STALE', data: { current: { onHand } } });
    return ok(change.to - onHand);
  });
}

/** Lost or spoilt goods (STOCK-5). Errors as of adjustStock. */
export function writeOffStock(
  deps: StockKeepingDeps,
  actor: StaffActor,
  { quantity, ...why }: Why & { readonly quantity: number },
): Promise<Result<Moved, Failure>> {
  return move(deps, actor, why, 'write off', () => ok(-quantity));
}

function move(
  deps: StockKeepingDeps,
  actor: StaffActor,
  { variantId, batchId, reason, note }: Why,
  kind: 'adjust' | 'write off',
  quantityOf: (onHand: number) => Result<number, Failure>,
): Promise<Result<Moved, Failure>> {
  return transact<Moved, Failure>(deps.db, async (tx) => {
    const found = await lockShelf(tx, variantId, batchId, () => unbatched(tx, variantId));
    if (!found.ok) return found;
    const shelf = found.value;
    const quantity = quantityOf(shelf.onHand);
    if (!quantity.ok) return quantity;
    if (quantity.value === 0) return ok({ stock: await stockNow(tx, variantId), position: null });
    const movement: NewMovement = {
      variantId,
      batchId,
      kind,
      quantity: quantity.value,
      reason,
      note: note || null,
    };
    const moved = await moveGoods(tx, actor, deps.now(), shelf, movement);
    if (!moved.ok) return moved;
    const stock = await stockNow(tx, variantId);
    recordAct(tx, deps, actor, {
      action: kind === 'adjust' ? 'adjusted stock' : 'wrote stock off',
      kind: 'stock',
      id: variantId,
      label: labelOf(stock, shelf.batch?.code),
      before: { onHand: shelf.onHand },
      after: { onHand: shelf.onHand + quantity.value },
      reason: note === '' ? reason : `${reason}: ${note}`,
    });
    afterCommit(tx, () => deps.catalogue.stockChanged());
    return ok({ stock, position: moved.value.position });
  });
}

/** Inverse movement, once (STOCK-6). Errors: NOT_FOUND, STOCK_MOVE_KEPT, STOCK_TOO_LOW. */
export function undoMovement(
  deps: StockKeepingDeps,
  actor: StaffActor,
  position: number,
): Promise<Result<Moved, Failure>> {
  return transact<Moved, Failure>(deps.db, async (tx) => {
    const undone = await takeBack(tx, deps, actor, position);
    if (!undone.ok) return undone;
    return ok({ stock: await stockNow(tx, undone.value.variantId), position: undone.value.position });
  });
}

export async function takeBack(
  tx: Database,
  deps: StockKeepingDeps,
  actor: StaffActor,
  position: number,
): Promise<Result<{ readonly variantId: string; readonly position: number }, Failure>> {
  const first = await findMovement(tx, position);
  if (first === null) return err({ code: 'NOT_FOUND' });
  const isReversible = REVERSIBLE_KINDS.some((kind) => kind === first.kind) && first.undoes === null;
  if (!isReversible || first.returnId !== null) return err({ code: 'STOCK_MOVE_KEPT' });
  const { variantId, batchId, kind, quantity, receiptId } = first;
  const found = await lockShelf(tx, variantId, batchId, () => unbatched(tx, variantId));
  if (!found.ok) return found;
  // Under the variant's lock.
  if (await isUndone(tx, position)) return err({ code: 'STOCK_MOVE_KEPT' });
  const inverse: NewMovement = {
    variantId,
    batchId,
    kind,
    quantity: -quantity,
    undoes: position,
    ...(receiptId !== null && { receiptId }),
  };
  const moved = await moveGoods(tx, actor, deps.now(), found.value, inverse);
  if (!moved.ok) return moved;
  const stock = await stockNow(tx, variantId);
  recordAct(tx, deps, actor, {
    action: 'took a movement back',
    kind: 'stock',
    id: variantId,
    label: labelOf(stock, found.value.batch?.code),
    before: { onHand: found.value.onHand },
    after: { onHand: found.value.onHand - quantity },
    reason: null,
  });
  afterCommit(tx, () => deps.catalogue.stockChanged());
  return ok({ variantId, position: moved.value.position });
}

export function setLowStock(
  deps: Deps,
  actor: StaffActor,
  { variantId, lowStockAt, version }: { variantId: string; lowStockAt: number | null; version: number },
): Promise<Result<StockRow, Failure>> {
  return transact<StockRow, Failure>(deps.db, async (tx) => {
    const found = await lockShelf(tx, variantId, null, async (onHand) => onHand);
    if (!found.ok) return found;
    const before = await stockNow(tx, variantId);
    if (before.version !== version) return err({ code: 'VERSION_STALE', data: { current: before } });
    await writeLowStock(tx, variantId, lowStockAt);
    recordAct(tx, deps, actor, {
      action: 'set when stock is low',
      kind: 'stock',
      id: variantId,
      label: labelOf(before),
      before: { lowStockAt: before.lowStockAt },
      after: { lowStockAt },
      reason: null,
    });
    return ok(await stockNow(tx, variantId));
  });
}

export async function unbatched(tx: Database, variantId: string): Promise<number> {
  return (await findStock(tx, variantId))?.withoutBatch ?? 0;
}

async function stockNow(tx: Database, variantId: string): Promise<StockRow> {
  const stock = await findStock(tx, variantId);
  if (stock === null) throw new Error('the variant is gone');
  return stock;
}

export function labelOf({ sku }: Pick<StockRow, 'sku'>, batchCode?: string): string {
  return batchCode === undefined ? sku : `${sku}, batch ${batchCode}`;
}
