import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import { transact, transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import type { StaffMember } from '../../../http/staff-access.ts';
import { recordAct } from '../../audit/audit.ts';
import { endSessionOf, endSessionsOf, lockSession } from './repository.ts';

type SessionDeps = Pick<Deps, 'db' | 'now'>;

/** Locks the session of a call at once. */
export async function lockOwnSession({ db, now }: SessionDeps, { sessionId }: StaffMember): Promise<void> {
  await lockSession(db, sessionId, now());
}

/** Ends a session of the member who asks; another's is not found. Errors: SESSION_NOT_FOUND. */
export function endOwnSession(
  deps: SessionDeps,
  actor: StaffMember,
  id: string,
): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const ended = await endSessionOf(tx, { id, memberId: actor.id }, deps.now());
    if (ended === null) return err({ code: 'SESSION_NOT_FOUND' });
    const action = id === actor.sessionId ? 'signed out' : 'ended another session';
    noteOwn(tx, deps, actor, { action, after: { device: ended.device } });
    return ok(null);
  });
}

/** Ends every session of the member but that of the call; replies with how many. */
export function endOtherSessions(deps: SessionDeps, actor: StaffMember): Promise<number> {
  return transactAll(deps.db, async (tx) => {
    const ended = await endSessionsOf(tx, actor.id, actor.sessionId, deps.now());
    if (ended > 0)
      noteOwn(tx, deps, actor, { action: 'ended all other sessions', after: { sessions: ended } });
    return ended;
  });
}

/** Notes what a member did with their own account. */
export function noteOwn(
  tx: Database,
  deps: Pick<Deps, 'now'>,
  actor: StaffMember,
  { action, after }: { readonly action: string; readonly after: Readonly<Record<string, unknown>> | null },
): void {
  const { id, name: label } = actor;
  recordAct(tx, deps, actor, { action, kind: 'staff member', id, label, before: null, after, reason: null });
}
