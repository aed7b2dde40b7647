import type { StaffActor, SystemActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AdjustReason } from '@ilaneer/domain/stock/movement';
import type { Database } from '../../db/connect.ts';
import { afterCommit } from '../../db/transact.ts';
import type { AuditedDeps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { type BatchRow, settleHolds } from '../../modules/batch/batch.ts';
import { type NewMovement, writeMovements } from '../../modules/stock/stock.ts';
import type { StockKeepingDeps } from './adjust-stock.ts';
import { tooLow } from './move-goods.ts';

export type ManyAdjusted = {
  readonly shelf: {
    readonly variantId: string;
    readonly onHand: number;
    readonly forSale: number;
    readonly batches: readonly BatchRow[];
  };
  readonly batch: BatchRow | null;
  readonly label: string;
  readonly quantity: number;
  readonly reason: AdjustReason;
  readonly note: string;
};

/** Moves that would take reserved or missing units. One move per shelf (STOCK-5). */
export function whyNotFree<Move extends ManyAdjusted>(
  moves: readonly Move[],
): { readonly move: Move; readonly message: string }[] {
  const forSale = new Map<string, number>();
  return inOrder(moves).flatMap((move) => {
    const { shelf, batch, quantity } = move;
    const { variantId } = shelf;
    const given = batch?.allocated ?? 0;
    const onHand = onHandOf(move);
    const left = (forSale.get(variantId) ?? shelf.forSale) + quantity + unheldOf(move);
    const free = Math.min(onHand - given, left - quantity);
    if (onHand + quantity < given || left < 0) return [{ move, message: tooLow(free, onHand).message ?? '' }];
    forSale.set(variantId, left);
    return [];
  });
}

type ManyDeps = AuditedDeps & Pick<StockKeepingDeps, 'catalogue'>;

/** All or none, under lock. Errors: STOCK_TOO_LOW. */
export async function adjustManyIn(
  tx: Database,
  deps: ManyDeps,
  actor: StaffActor | SystemActor,
  moves: readonly ManyAdjusted[],
): Promise<Result<null, Failure>> {
  const [refused] = whyNotFree(moves);
  if (refused !== undefined) {
    return err({ code: 'STOCK_TOO_LOW', message: `${refused.move.label}: ${refused.message}` });
  }
  const at = deps.now();
  const movements = inOrder(moves).flatMap((move): NewMovement[] => {
    const { shelf, batch, quantity, reason, note } = move;
    const { variantId } = shelf;
    const batchId = batch?.id ?? null;
    const unheld = unheldOf(move);
    return [
      ...(unheld > 0 ? [{ variantId, batchId, kind: 'unhold' as const, quantity: unheld }] : []),
      { variantId, batchId, kind: 'adjust', quantity, reason, note: note || null },
    ];
  });
  const written = await writeMovements(tx, actor, at, movements);
  if (written.length < movements.length) return err({ code: 'STOCK_TOO_LOW' });
  const variantIds = [...new Set(moves.map(({ shelf }) => shelf.variantId))];
  await settleHolds(tx, actor, at, variantIds);
  for (const move of moves) {
    const { shelf, label, quantity, reason, note } = move;
    const onHand = onHandOf(move);
    recordAct(tx, deps, actor, {
      action: 'adjusted stock',
      kind: 'stock',
      id: shelf.variantId,
      label,
      before: { onHand },
      after: { onHand: onHand + quantity },
      reason: note === '' ? reason : `${reason}: ${note}`,
    });
  }
  afterCommit(tx, () => deps.catalogue.stockChanged());
  return ok(null);
}

// Additions first: batches may exchange units.
function inOrder<Move extends ManyAdjusted>(moves: readonly Move[]): Move[] {
  return moves.toSorted((one, other) => other.quantity - one.quantity);
}

function onHandOf({ shelf, batch }: ManyAdjusted): number {
  return batch?.onHand ?? shelf.batches.reduce((left, one) => left - one.onHand, shelf.onHand);
}

/** Held units leave first. */
function unheldOf({ batch, quantity }: ManyAdjusted): number {
  if (batch === null) return 0;
  return Math.max(0, batch.held - Math.max(0, batch.onHand + quantity - batch.allocated));
}
