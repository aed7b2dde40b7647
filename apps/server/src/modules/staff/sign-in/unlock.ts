import { err, ok, type Result } from '@ilaneer/domain/result';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { fitsPassword } from '../../../deps/passwords.ts';
import type { Failure } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import { openChallenge, takeChallenge, tryChallenge } from '../challenge/challenge.ts';
import { findMember, type MemberRow, memberActor } from '../member/repository.ts';
import { findLiveSession, isLocked } from '../session/find-staff.ts';
import { endSession, type FoundSession, unlockSessionRow } from '../session/repository.ts';
import { SESSION_HOURS } from '../session/start-session.ts';
import type { NewSession } from './begin-session.ts';

export async function lockedSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessionToken: string,
): Promise<FoundSession | null> {
  const session = await findLiveSession(db, sessionToken, now());
  return session !== null && isLocked(session, now()) ? session : null;
}

/** Ends after too many tries. Errors: STAFF_SIGN_IN_NEEDED, PASSWORD_WRONG. */
export async function unlock(
  deps: Deps,
  { sessionToken, password }: { readonly sessionToken: string; readonly password: string },
): Promise<Result<NewSession, Failure>> {
  const session = await findLiveSession(deps.db, sessionToken, deps.now());
  const member = session === null ? null : await findMember(deps.db, session.memberId);
  if (session === null || member === null) return err({ code: 'STAFF_SIGN_IN_NEEDED' });
  if (!(await mayTry(deps, session))) {
    await endSession(deps.db, session.id, deps.now());
    return err({ code: 'STAFF_SIGN_IN_NEEDED' });
  }
  if (!(await fitsPassword(member.passwordHash, password))) return err({ code: 'PASSWORD_WRONG' });
  return ok(await resume(deps, { session, member, sessionToken }));
}

export async function resume(
  deps: Deps,
  resumed: {
    readonly session: FoundSession;
    readonly member: MemberRow;
    readonly sessionToken: string;
  },
): Promise<NewSession> {
  const { session, member, sessionToken } = resumed;
  await transactAll(deps.db, async (tx) => {
    await takeChallenge(tx, deps, 'unlock', session.id);
    await unlockSessionRow(tx, session.id, deps.now());
    recordAct(tx, deps, memberActor(member), {
      action: 'unlocked the staff app',
      kind: 'staff member',
      id: member.id,
      label: member.name,
      before: null,
      after: { device: session.device },
      reason: null,
    });
  });
  return { member, sessionToken };
}

async function mayTry(deps: Deps, { id, memberId }: FoundSession): Promise<boolean> {
  const purpose = 'unlock';
  await openChallenge(deps.db, deps, { purpose, memberId, token: id, minutes: SESSION_HOURS * 60 });
  return (await tryChallenge(deps.db, deps, purpose, id)) !== null;
}
