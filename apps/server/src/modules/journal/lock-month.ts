import { actorId, type StaffActor } from '@ilaneer/domain/actor/actor';
import { lastDayOf } from '@ilaneer/domain/gst-return/return-month';
import { checkLock, type LockError } from '@ilaneer/domain/journal/month';
import { yearClosingEntry, yearsToClose } from '@ilaneer/domain/journal/year-closing';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { type Database, withoutTimeLimit } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../deps/deps.ts';
import { recordAct } from '../audit/audit.ts';
import {
  deleteLockRequest,
  deleteLockRequestsUpTo,
  findLockRequest,
  insertLockedMonth,
  insertLockRequest,
  readLockedThrough,
  stopPosting,
} from './lock-repository.ts';
import { postEntry } from './repository.ts';
import { insertMonthSums, readBalances, readFirstMonth } from './turnover-repository.ts';

/**
 * Permanent, with all earlier months; closes the years that end (JOURNAL-14, JOURNAL-28). Where two persons are
 * needed, the first requests and another confirms (JOURNAL-32). Errors: MONTH_NOT_LOCKABLE, LOCK_NEEDS_ANOTHER.
 */
export async function lockMonth(
  tx: Database,
  deps: AuditedDeps,
  actor: StaffActor,
  { month, needsTwo }: { readonly month: string; readonly needsTwo: boolean },
): Promise<Result<'locked' | 'requested', LockError>> {
  await stopPosting(tx);
  const lockedThrough = await readLockedThrough(tx);
  const at = deps.now();
  const allowed = checkLock(month, lockedThrough, at);
  if (!allowed.ok) return err(allowed.error);
  if (needsTwo) {
    const request = await findLockRequest(tx, month);
    if (request === null) return ok(await requestLock(tx, deps, actor, month));
    const isOwn = request.actorKind === actor.kind && request.actorId === actorId(actor);
    if (isOwn) return err({ code: 'LOCK_NEEDS_ANOTHER' });
  }
  const closed = await withoutTimeLimit(tx, async (unlimited) => {
    const years = await closeYears(unlimited, month, lockedThrough);
    await insertMonthSums(unlimited, { after: lockedThrough, through: month });
    return years;
  });
  await insertLockedMonth(tx, actor, month, at);
  await deleteLockRequestsUpTo(tx, month);
  recordAct(tx, deps, actor, {
    action: 'locked the month',
    kind: 'journal',
    id: month,
    label: month,
    before: { lockedThrough },
    after: { lockedThrough: month, ...(closed.length > 0 && { yearsClosed: closed }) },
    reason: null,
  });
  return ok('locked');
}

async function requestLock(
  tx: Database,
  deps: AuditedDeps,
  actor: StaffActor,
  month: string,
): Promise<'requested'> {
  await insertLockRequest(tx, actor, month, deps.now());
  recordAct(tx, deps, actor, {
    action: 'requested to close the month',
    kind: 'journal',
    id: month,
    label: month,
    before: null,
    after: { month },
    reason: null,
  });
  return 'requested';
}

/** By anybody who may lock. Errors: LOCK_NOT_REQUESTED. */
export function withdrawLock(
  deps: Pick<Deps, 'db' | 'now' | 'auditKey'>,
  actor: StaffActor,
  month: string,
): Promise<Result<null, { readonly code: 'LOCK_NOT_REQUESTED' }>> {
  return transact<null, { readonly code: 'LOCK_NOT_REQUESTED' }>(deps.db, async (tx) => {
    if (!(await deleteLockRequest(tx, month))) return err({ code: 'LOCK_NOT_REQUESTED' });
    recordAct(tx, deps, actor, {
      action: 'withdrew the request to close the month',
      kind: 'journal',
      id: month,
      label: month,
      before: { month },
      after: null,
      reason: null,
    });
    return ok(null);
  });
}

/** Before their March is locked. Returns the financial years. */
async function closeYears(tx: Database, month: string, lockedThrough: string | null): Promise<string[]> {
  const first = await readFirstMonth(tx);
  if (first === null) return [];
  const closed: string[] = [];
  for (const march of yearsToClose({ first, lockedThrough, month })) {
    const entry = yearClosingEntry(march, await readBalances(tx, lastDayOf(march)));
    if (entry.postings.length === 0) continue;
    await postEntry(tx, entry);
    closed.push(entry.sourceId);
  }
  return closed;
}
