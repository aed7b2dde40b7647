import { createHash } from 'node:crypto';
import type { Database } from '../../../db/connect.ts';
import type { FindStaff } from '../../../http/staff-access.ts';
import { type FoundSession, findSession, lockSession, touchSession } from './repository.ts';

/** Session lookups for the edge. */
export type StaffDeps = {
  readonly findStaff: FindStaff;
  /** Without counting as use, for polling. */
  readonly peekStaff: FindStaff;
};

/** STAFF-6. */
const IDLE_MS = 15 * 60_000;
/** Accuracy of 'last seen'. */
const SEEN_EVERY_MS = 60_000;

/** Locks idle sessions; `counts`: this is a use. */
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

export async function findLiveSession(db: Database, token: string, at: Date): Promise<FoundSession | null> {
  const session = await findSession(db, hashOfToken(token));
  if (session === null || session.endedAt !== null || session.expiresAt <= at) return null;
  return session.status === 'active' ? session : null;
}

export function isLocked({ lockedAt, lastSeenAt }: FoundSession, at: Date): boolean {
  return lockedAt !== null || at.getTime() - lastSeenAt.getTime() > IDLE_MS;
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
