import { createHash } from 'node:crypto';
import type { Database } from '../../../db/connect.ts';
import type { FindStaff } from '../../../http/staff-access.ts';
import { type FoundSession, findSession, lockSession, touchSession } from './repository.ts';

/** What members of staff bring to the edge. */
export type StaffDeps = {
  readonly findStaff: FindStaff;
  /** The same for what a page asks by itself: nobody's use of the session. */
  readonly peekStaff: FindStaff;
};

/** A session locks when nobody has used it for this long (STAFF-6). */
const IDLE_MS = 15 * 60_000;
/** 'Last seen' need not be truer than this. */
const SEEN_EVERY_MS = 60_000;

/** Finds whose session a token is, and locks sessions that were left alone; `counts`: it is being used now. */
export function staffFinder(
  db: Database,
  now: () => Date,
  { counts }: { readonly counts: boolean },
): FindStaff {
  return async (token) => {
    const at = now();
    const session = await findLiveSession(db, token, at);
    if (session === null) return 'STAFF_SIGN_IN_NEEDED';
    if (session.lockedAt !== null) return 'STAFF_LOCKED';
    const unseenMs = at.getTime() - session.lastSeenAt.getTime();
    if (unseenMs > IDLE_MS) {
      await lockSession(db, session.id, at);
      return 'STAFF_LOCKED';
    }
    if (counts && unseenMs > SEEN_EVERY_MS) await touchSession(db, session.id, at);
    const { memberId, name, permissions, id: sessionId } = session;
    return { kind: 'staff', id: memberId, name, permissions, sessionId };
  };
}

/** The session of a token, locked or not; null when it has ended, or its member may not sign in any more. */
export async function findLiveSession(db: Database, token: string, at: Date): Promise<FoundSession | null> {
  const session = await findSession(db, hashOfToken(token));
  if (session === null || session.endedAt !== null || session.expiresAt <= at) return null;
  return session.status === 'active' ? session : null;
}

/** Whether nobody may go on with it before they show who they are. */
export function isLocked({ lockedAt, lastSeenAt }: FoundSession, at: Date): boolean {
  return lockedAt !== null || at.getTime() - lastSeenAt.getTime() > IDLE_MS;
}

/** What the database knows of a session's token. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
