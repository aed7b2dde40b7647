import { actorId, type StaffActor } from '@ilaneer/domain/actor/actor';
import { bookingProblems, checkManualEntry } from '@ilaneer/domain/manual-entry/manual-entry';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { financialYearOf } from '@ilaneer/domain/tax-document/financial-year';
import { transact } from '../../db/transact.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { stopPosting } from '../../modules/journal/journal.ts';
import { decideManualEntry, lockManualEntry } from '../../modules/manual-entry/manual-entry.ts';
import { type BookKeepingDeps, postManualEntry, readLimits } from './post-entry.ts';

/**
 * By another person, while its month is open and its items are (MANUAL-ENTRY-3). Errors: ENTRY_NOT_FOUND, ENTRY_DECIDED,
 * ENTRY_NEEDS_ANOTHER, VALIDATION_FAILED.
 */
export function confirmEntry(
  deps: BookKeepingDeps,
  actor: StaffActor,
  entryId: string,
): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    await stopPosting(tx);
    const found = await lockManualEntry(tx, entryId);
    if (found === null) return err({ code: 'ENTRY_NOT_FOUND' });
    const { row, lines } = found;
    if (row.state !== 'waiting') return err({ code: 'ENTRY_DECIDED' });
    if (row.actorId === actorId(actor)) return err({ code: 'ENTRY_NEEDS_ANOTHER' });
    const limits = await readLimits(tx, deps, row);
    const checked = checkManualEntry({ ...row, lines }, limits);
    // A reversal opens its item again.
    const problems =
      row.reverses !== null ? bookingProblems(row.bookedOn, limits) : checked.ok ? [] : checked.error;
    if (problems.length > 0) return err(invalid(problems));
    const number = await postManualEntry(tx, deps, actor, row, lines);
    recordAct(tx, deps, actor, {
      action: 'confirmed and posted an entry by hand',
      kind: 'manual entry',
      id: row.id,
      label: number ?? row.bookedOn,
      before: { state: 'waiting' },
      after: { state: 'posted', number },
      reason: null,
    });
    return ok(null);
  });
}

/** By its author or another. Errors: ENTRY_NOT_FOUND, ENTRY_DECIDED. */
export function withdrawEntry(
  deps: BookKeepingDeps,
  actor: StaffActor,
  entryId: string,
): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const found = await lockManualEntry(tx, entryId);
    if (found === null) return err({ code: 'ENTRY_NOT_FOUND' });
    const { row } = found;
    if (row.state !== 'waiting') return err({ code: 'ENTRY_DECIDED' });
    const at = deps.now();
    await decideManualEntry(tx, actor, row.id, {
      state: 'withdrawn',
      financialYear: financialYearOf(at),
      at,
    });
    recordAct(tx, deps, actor, {
      action: 'withdrew an entry that waited',
      kind: 'manual entry',
      id: row.id,
      label: row.bookedOn,
      before: { state: 'waiting' },
      after: { state: 'withdrawn' },
      reason: null,
    });
    return ok(null);
  });
}
