import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { checkLock, type LockMonthError } from '@ilaneer/domain/journal/month';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../deps/deps.ts';
import { recordAct } from '../audit/audit.ts';
import { insertLockedMonth, readLockedThrough } from './repository.ts';

/** Permanent, with all earlier months (JOURNAL-14). Errors: MONTH_NOT_LOCKABLE. */
export function lockMonth(
  deps: Pick<Deps, 'db' | 'now' | 'auditKey'>,
  actor: StaffActor,
  month: string,
): Promise<Result<null, LockMonthError>> {
  return transact<null, LockMonthError>(deps.db, (tx) => lockMonthIn(tx, deps, actor, month));
}

/** Within a transaction. */
export async function lockMonthIn(
  tx: Database,
  deps: AuditedDeps,
  actor: StaffActor,
  month: string,
): Promise<Result<null, LockMonthError>> {
  const lockedThrough = await readLockedThrough(tx);
  const at = deps.now();
  const allowed = checkLock(month, lockedThrough, at);
  if (!allowed.ok) return err(allowed.error);
  await insertLockedMonth(tx, actor, month, at);
  recordAct(tx, deps, actor, {
    action: 'locked the month',
    kind: 'journal',
    id: month,
    label: month,
    before: { lockedThrough },
    after: { lockedThrough: month },
    reason: null,
  });
  return ok(null);
}
