import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { countDifference } from '@ilaneer/domain/stock/stock-count';
import type { Database } from '../../db/connect.ts';
import { afterCommit, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { lockShelves } from '../../modules/stock/stock.ts';
import { labelOf, type StockKeepingDeps, unbatched } from './adjust-stock.ts';
import {
  type CountRow,
  closeCount,
  deleteCountLine,
  findCount,
  insertCount,
  listCountLines,
  lockCount,
  type NamedCount,
  type NamedCountLine,
  touchCount,
  writeCountLine,
} from './count-repository.ts';
import { toCountView } from './count-views.ts';
import { lockShelf, moveGoods } from './move-goods.ts';

export type CountDetails = { readonly count: NamedCount; readonly lines: readonly NamedCountLine[] };

type VersionedCount = { readonly countId: string; readonly version: number };

export function startCount(
  deps: Deps,
  actor: StaffActor,
  note: string,
): Promise<Result<CountDetails, Failure>> {
  return transact<CountDetails, Failure>(deps.db, async (tx) => {
    const id = deps.newId();
    await insertCount(tx, actor, { id, note: note.trim(), at: deps.now() });
    const details = await countNow(tx, id);
    recordAct(tx, deps, actor, { ...actOf('began to count', details.count), before: null, after: { note } });
    return ok(details);
  });
}

/**
 * STOCK-7; null deletes. Errors: STOCK_COUNT_NOT_FOUND, STOCK_COUNT_CLOSED, PRODUCT_NOT_FOUND,
 * BATCH_NOT_FOUND.
 */
export function countUnits(
  deps: Deps,
  actor: StaffActor,
  line: {
    readonly countId: string;
    readonly variantId: string;
    readonly batchId: string | null;
    readonly counted: number | null;
  },
): Promise<Result<CountDetails, Failure>> {
  return transact<CountDetails, Failure>(deps.db, async (tx) => {
    const { countId, variantId, batchId, counted } = line;
    const open = await lockOpen(tx, countId);
    if (!open.ok) return open;
    const found = await lockShelf(tx, variantId, batchId, () => unbatched(tx, variantId));
    if (!found.ok) return found;
    const at = deps.now();
    const expected = found.value.onHand;
    if (counted === null) await deleteCountLine(tx, line);
    else {
      await writeCountLine(tx, {
        id: deps.newId(),
        countId,
        variantId,
        batchId,
        expected,
        counted,
        countedAt: at,
      });
    }
    await touchCount(tx, countId, at);
    const details = await countNow(tx, countId);
    const named = details.lines.find((one) => one.variantId === variantId && one.batchId === batchId);
    const what = named === undefined ? variantId : labelOf(named, named.batchCode ?? undefined);
    recordAct(tx, deps, actor, {
      ...actOf('counted', details.count),
      before: { [what]: expected },
      after: { [what]: counted },
    });
    return ok(details);
  });
}

/** All or nothing. Errors: those of a count's end, STOCK_TOO_LOW. */
export function applyCount(
  deps: StockKeepingDeps,
  actor: StaffActor,
  which: VersionedCount,
): Promise<Result<CountDetails, Failure>> {
  return close(deps, actor, which, 'applied', async (tx, at) => {
    const { lines } = await countNow(tx, which.countId);
    await lockShelves(
      tx,
      lines.map(({ variantId }) => variantId),
    );
    for (const line of lines) {
      const quantity = countDifference(line);
      if (quantity === 0) continue;
      const { variantId, batchId } = line;
      const found = await lockShelf(tx, variantId, batchId, () => unbatched(tx, variantId));
      if (!found.ok) return found;
      const movement = { variantId, batchId, kind: 'count' as const, quantity, countId: which.countId };
      const moved = await moveGoods(tx, actor, at, found.value, movement);
      if (!moved.ok) {
        const label = labelOf(line, line.batchCode ?? undefined);
        const message = `${label}: ${moved.error.message ?? 'there is not that much'}`;
        return err({ ...moved.error, message });
      }
    }
    afterCommit(tx, () => deps.catalogue.stockChanged());
    return ok(null);
  });
}

export function dropCount(
  deps: Deps,
  actor: StaffActor,
  which: VersionedCount,
): Promise<Result<CountDetails, Failure>> {
  return close(deps, actor, which, 'dropped', async () => ok(null));
}

export async function findCountDetails(db: Database, id: string): Promise<CountDetails | null> {
  const count = await findCount(db, id);
  return count === null ? null : { count, lines: await listCountLines(db, id) };
}

function close(
  deps: Deps,
  actor: StaffActor,
  { countId, version }: VersionedCount,
  state: 'applied' | 'dropped',
  write: (tx: Database, at: Date) => Promise<Result<null, Failure>>,
): Promise<Result<CountDetails, Failure>> {
  return transact<CountDetails, Failure>(deps.db, async (tx) => {
    const open = await lockOpen(tx, countId);
    if (!open.ok) return open;
    if (open.value.version !== version) {
      const { count } = await countNow(tx, countId);
      return err({ code: 'VERSION_STALE', data: { current: toCountView(count) } });
    }
    const at = deps.now();
    const written = await write(tx, at);
    if (!written.ok) return written;
    await closeCount(tx, countId, state, at);
    const details = await countNow(tx, countId);
    const after = {
      state,
      differences: details.lines.flatMap((line) =>
        countDifference(line) === 0
          ? []
          : [{ of: labelOf(line, line.batchCode ?? undefined), by: countDifference(line) }],
      ),
    };
    recordAct(tx, deps, actor, { ...actOf(state, details.count), before: { state: 'open' }, after });
    return ok(details);
  });
}

async function lockOpen(tx: Database, countId: string): Promise<Result<CountRow, Failure>> {
  const count = await lockCount(tx, countId);
  if (count === null) return err({ code: 'STOCK_COUNT_NOT_FOUND' });
  return count.state === 'open' ? ok(count) : err({ code: 'STOCK_COUNT_CLOSED' });
}

async function countNow(tx: Database, id: string): Promise<CountDetails> {
  const details = await findCountDetails(tx, id);
  if (details === null) throw new Error('the count is gone');
  return details;
}

function actOf(action: string, { id, number }: NamedCount) {
  return { action, kind: 'stock' as const, id, label: number, reason: null };
}
