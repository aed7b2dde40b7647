import type { StaffActor } from '@ilaneer/domain/actor/actor';
import {
  bookingProblems,
  checkManualEntry,
  type ManualEntry,
  reversedLines,
} from '@ilaneer/domain/manual-entry/manual-entry';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedText } from '@ilaneer/domain/text/typed-text';
import { transact } from '../../db/transact.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { stopPosting } from '../../modules/journal/journal.ts';
import { findEntryByKey, lockManualEntry } from '../../modules/manual-entry/manual-entry.ts';
import { type BookKeepingDeps, readLimits, storeEntry } from './post-entry.ts';

/** Returns the id; of a repeated request, the same (MANUAL-ENTRY-1). Errors: VALIDATION_FAILED by field. */
export function enterEntry(
  deps: BookKeepingDeps,
  actor: StaffActor,
  typed: ManualEntry & { readonly key: string },
): Promise<Result<string, Failure>> {
  return transact<string, Failure>(deps.db, async (tx) => {
    await stopPosting(tx);
    const { key, ...given } = typed;
    const idempotencyKey = `${actor.id} ${key}`;
    const known = await findEntryByKey(tx, idempotencyKey);
    if (known !== null) return ok(known);
    const checked = checkManualEntry(given, await readLimits(tx, deps, given));
    if (!checked.ok) return err(invalid(checked.error));
    const { lines, ...entry } = checked.value;
    return ok(await storeEntry(tx, deps, actor, { ...entry, reverses: null, idempotencyKey }, lines));
  });
}

type Reversal = { readonly entryId: string; readonly bookedOn: string; readonly reason: string };

/** Returns the id of the reversal (MANUAL-ENTRY-5). Errors: ENTRY_NOT_FOUND, ENTRY_NOT_POSTED, ENTRY_REVERSED, VALIDATION_FAILED. */
export function reverseEntry(
  deps: BookKeepingDeps,
  actor: StaffActor,
  { entryId, bookedOn, reason: typed }: Reversal,
): Promise<Result<string, Failure>> {
  return transact<string, Failure>(deps.db, async (tx) => {
    await stopPosting(tx);
    const found = await lockManualEntry(tx, entryId);
    if (found === null) return err({ code: 'ENTRY_NOT_FOUND' });
    const { row, lines, reversedBy } = found;
    if (row.state !== 'posted') return err({ code: 'ENTRY_NOT_POSTED' });
    if (reversedBy !== null) return err({ code: 'ENTRY_REVERSED' });
    const reason = typedText(typed);
    const limits = await readLimits(tx, deps, { receiptId: null, remittanceId: null });
    const problems = [
      ...bookingProblems(bookedOn, limits),
      ...(bookedOn < row.bookedOn
        ? [{ field: 'bookedOn', message: `The entry is of ${row.bookedOn}: choose that day or a later one` }]
        : []),
      ...(reason === '' ? [{ field: 'reason', message: 'Enter a reason' }] : []),
    ];
    if (problems.length > 0) return err(invalid(problems));
    const { receiptId, remittanceId } = row;
    const reversal = { bookedOn, reason, receiptId, remittanceId, reverses: row.id, idempotencyKey: null };
    return ok(await storeEntry(tx, deps, actor, reversal, reversedLines(lines)));
  });
}
