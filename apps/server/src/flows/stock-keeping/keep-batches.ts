import type { StaffActor, SystemActor } from '@ilaneer/domain/actor/actor';
import { type BatchLabel, checkBatch } from '@ilaneer/domain/batch/check-batch';
import { LONGEST_ROAD_DAYS, lastDayForSale } from '@ilaneer/domain/batch/shelf-life';
import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import { NO_PAISE } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { afterCommit, transact, transactAll } from '../../db/transact.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import {
  type BatchRow,
  deleteBatchAllocations,
  findBatch,
  findBatchByCode,
  findNamedBatch,
  insertBatch,
  listNearingEnd,
  lockBatch,
  type NamedBatch,
  settleHolds,
  updateBatch,
} from '../../modules/batch/batch.ts';
import { findStock, lockShelves } from '../../modules/stock/stock.ts';
import { paidToday, ratesNow } from '../../modules/tax-rate/tax-rate.ts';
import { labelOf, type StockKeepingDeps } from './adjust-stock.ts';
import { toBatchView } from './batch-views.ts';

type VersionedBatch = { readonly batchId: string; readonly version: number };

/** Before receiving. Errors: VALIDATION_FAILED, PRODUCT_NOT_FOUND, BATCH_CODE_TAKEN. */
export function makeBatch(
  deps: StockKeepingDeps,
  actor: StaffActor,
  { variantId, label }: { readonly variantId: string; readonly label: BatchLabel },
): Promise<Result<NamedBatch, Failure>> {
  return transact<NamedBatch, Failure>(deps.db, async (tx) => {
    const at = deps.now();
    const stock = (await lockShelves(tx, [variantId])).has(variantId) ? await findStock(tx, variantId) : null;
    if (stock === null) return err({ code: 'PRODUCT_NOT_FOUND' });
    const checked = checkBatch(label, { today: indiaDay(at), paid: paidToday(stock, ratesNow(deps)) });
    if (!checked.ok) return err(invalid(checked.error));
    if ((await findBatchByCode(tx, variantId, checked.value.code)) !== null) return err(taken());
    const batch = await insertBatch(tx, { ...checked.value, id: deps.newId(), variantId, at });
    await judgeAge(tx, batch, at);
    const named = await nameOf(tx, batch.id);
    recordAct(tx, deps, actor, {
      ...actOf('made', named),
      before: null,
      after: factsOf(batch),
      reason: null,
    });
    return ok(named);
  });
}

export function changeBatch(
  deps: StockKeepingDeps,
  actor: StaffActor,
  { label, ...which }: VersionedBatch & { readonly label: BatchLabel },
): Promise<Result<NamedBatch, Failure>> {
  return change(deps, actor, which, 'changed', null, async (tx, before, at) => {
    const stock = await findStock(tx, before.variantId);
    // An unchanged MRP is exempt from today's price check.
    const isSameMrp = label.mrpPaise === before.mrpPaise;
    const paid = stock === null || isSameMrp ? NO_PAISE : paidToday(stock, ratesNow(deps));
    const checked = checkBatch(label, { today: indiaDay(at), paid });
    if (!checked.ok) return err(invalid(checked.error));
    const sameCode = await findBatchByCode(tx, before.variantId, checked.value.code);
    if (sameCode !== null && sameCode.id !== before.id) return err(taken());
    return ok(await updateBatch(tx, before.id, { ...checked.value, updatedAt: at }));
  });
}

/** Withdraws unshipped allocations (BATCH-5). */
export function blockBatch(
  deps: StockKeepingDeps,
  actor: StaffActor,
  { reason, ...which }: VersionedBatch & { readonly reason: string },
): Promise<Result<NamedBatch, Failure>> {
  return change(deps, actor, which, 'blocked', reason.trim(), async (tx, before, at) => {
    const blockReason = reason.trim();
    if (blockReason === '') return err(invalid([{ field: 'reason', message: 'Say why it is blocked' }]));
    await deleteBatchAllocations(tx, before.id);
    const blockedAt = before.blockedAt ?? at;
    return ok(await updateBatch(tx, before.id, { blockedAt, blockReason, updatedAt: at }));
  });
}

export function unblockBatch(
  deps: StockKeepingDeps,
  actor: StaffActor,
  which: VersionedBatch,
): Promise<Result<NamedBatch, Failure>> {
  return change(deps, actor, which, 'unblocked', null, async (tx, before, at) =>
    ok(await updateBatch(tx, before.id, { blockedAt: null, blockReason: null, updatedAt: at })),
  );
}

/** Daily: expires batches too old for some destination (BATCH-4). */
export async function retireBatches(
  deps: StockKeepingDeps,
  actor: SystemActor<'clock'>,
): Promise<readonly NamedBatch[]> {
  const at = deps.now();
  const today = indiaDay(at);
  const near = await listNearingEnd(deps.db, addDays(today, 45 + LONGEST_ROAD_DAYS));
  const retired: NamedBatch[] = [];
  for (const { id, variantId } of near.filter((batch) => lastDayForSale(batch) < today)) {
    const done = await transactAll(deps.db, async (tx) => {
      await lockShelves(tx, [variantId]);
      const batch = await lockBatch(tx, id);
      if (batch === null || batch.expiredAt !== null || lastDayForSale(batch) >= today) return null;
      await updateBatch(tx, id, { expiredAt: at });
      await settleHolds(tx, actor, at, [variantId]);
      return findNamedBatch(tx, id);
    });
    if (done !== null) retired.push(done);
  }
  if (retired.length > 0) deps.catalogue.stockChanged();
  return retired;
}

function change(
  deps: StockKeepingDeps,
  actor: StaffActor,
  { batchId, version }: VersionedBatch,
  action: string,
  reason: string | null,
  write: (tx: Database, before: BatchRow, at: Date) => Promise<Result<BatchRow, Failure>>,
): Promise<Result<NamedBatch, Failure>> {
  return transact<NamedBatch, Failure>(deps.db, async (tx) => {
    const at = deps.now();
    const known = await findBatch(tx, batchId);
    if (known === null) return err({ code: 'BATCH_NOT_FOUND' });
    await lockShelves(tx, [known.variantId]);
    const before = await lockBatch(tx, batchId);
    if (before === null) return err({ code: 'BATCH_NOT_FOUND' });
    if (before.version !== version) {
      const current = toBatchView(await nameOf(tx, batchId), indiaDay(at));
      return err({ code: 'VERSION_STALE', data: { current } });
    }
    const changed = await write(tx, before, at);
    if (!changed.ok) return changed;
    await judgeAge(tx, changed.value, at);
    await settleHolds(tx, actor, at, [before.variantId]);
    const named = await nameOf(tx, batchId);
    recordAct(tx, deps, actor, {
      ...actOf(action, named),
      before: factsOf(before),
      after: factsOf(changed.value),
      reason,
    });
    afterCommit(tx, () => deps.catalogue.stockChanged());
    return ok(named);
  });
}

/** Re-evaluated when dates change. */
async function judgeAge(tx: Database, batch: BatchRow, at: Date): Promise<void> {
  const isOver = lastDayForSale(batch) < indiaDay(at);
  if (isOver === (batch.expiredAt !== null)) return;
  await updateBatch(tx, batch.id, { expiredAt: isOver ? at : null });
}

async function nameOf(tx: Database, id: string): Promise<NamedBatch> {
  const named = await findNamedBatch(tx, id);
  if (named === null) throw new Error('the batch is gone');
  return named;
}

function taken(): Failure {
  return invalid(
    [{ field: 'code', message: 'This variant has a batch of that code already.' }],
    'BATCH_CODE_TAKEN',
  );
}

function actOf(action: string, { id, sku, code }: NamedBatch) {
  return { action, kind: 'batch' as const, id, label: labelOf({ sku }, code) };
}

function factsOf({ code, packedOn, bestBefore, mrpPaise, blockReason }: BatchRow) {
  return { code, packedOn, bestBefore, mrp: mrpPaise / 100, blockReason };
}
