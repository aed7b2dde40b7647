import type { StaffProof } from '@ilaneer/contract/staff/people/proof';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import { transact } from '../../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../../deps/deps.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import type { Failure } from '../../../http/failure.ts';
import type { StaffMember } from '../../../http/staff-access.ts';
import { recordAct } from '../../audit/audit.ts';
import { withProof } from '../second-factor/confirm-member.ts';
import { endSessionOf, endSessionsOf, lockSession } from './repository.ts';

/** Own session. */
export async function lockOwnSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { sessionId }: StaffMember,
): Promise<void> {
  await lockSession(db, sessionId, now());
}

export function signOut(
  deps: Pick<Deps, 'db' | 'now' | 'auditKey'>,
  actor: StaffMember,
): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, (tx) => endOne(tx, deps, actor, actor.sessionId));
}

/** 404 for another's. Errors: those of a proof, SESSION_NOT_FOUND. */
export function endOwnSession(
  deps: Deps & SecretDeps,
  actor: StaffMember,
  id: string,
  proof: StaffProof,
): Promise<Result<null, Failure>> {
  return withProof<null>(deps, actor, proof, (tx) => endOne(tx, deps, actor, id));
}

/** Returns the count. Errors: those of a proof. */
export function endOtherSessions(
  deps: Deps & SecretDeps,
  actor: StaffMember,
  proof: StaffProof,
): Promise<Result<number, Failure>> {
  return withProof<number>(deps, actor, proof, async (tx) => {
    const ended = await endSessionsOf(tx, actor.id, actor.sessionId, deps.now());
    if (ended > 0)
      noteOwn(tx, deps, actor, { action: 'ended all other sessions', after: { sessions: ended } });
    return ok(ended);
  });
}

async function endOne(
  tx: Database,
  deps: AuditedDeps,
  actor: StaffMember,
  id: string,
): Promise<Result<null, Failure>> {
  const ended = await endSessionOf(tx, { id, memberId: actor.id }, deps.now());
  if (ended === null) return err({ code: 'SESSION_NOT_FOUND' });
  const action = id === actor.sessionId ? 'signed out' : 'ended another session';
  noteOwn(tx, deps, actor, { action, after: { device: ended.device } });
  return ok(null);
}

export function noteOwn(
  tx: Database,
  deps: AuditedDeps,
  actor: StaffMember,
  { action, after }: { readonly action: string; readonly after: Readonly<Record<string, unknown>> | null },
): void {
  const { id, name: label } = actor;
  recordAct(tx, deps, actor, { action, kind: 'staff member', id, label, before: null, after, reason: null });
}
