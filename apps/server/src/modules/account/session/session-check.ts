import type { Database } from '../../../db/connect.ts';
import type { SessionCheck } from '../../../http/authenticate.ts';
import type { VerificationDeps } from '../../verification/verification.ts';
import { findSession, touchSession } from './repository.ts';

export type SessionCache = {
  readonly check: SessionCheck;
  forget(sessionId: string): void;
  forgetAll(): void;
};

export type AccountDeps = VerificationDeps & { readonly sessions: SessionCache };

const REMEMBER_MS = 30_000;
const REMEMBER_AT_MOST = 20_000;
/** Limits writes: "last seen" is accurate to this. */
const SEEN_EVERY_MS = 5 * 60_000;

/** Caches live sessions for 30 s; revocations are announced and evict at once. */
export function sessionCache(db: Database, now: () => Date): SessionCache {
  const live = new Map<string, { userId: string; until: number }>();
  return {
    check: async (sessionId, userId) => {
      const at = now().getTime();
      const known = live.get(sessionId);
      if (known !== undefined && known.userId === userId && known.until > at) return 'live';
      const session = await findSession(db, sessionId);
      if (session === null || session.userId !== userId) return 'SESSION_REVOKED';
      if (session.deactivated) return 'ACCOUNT_DEACTIVATED';
      if (session.revoked || session.expiresAt.getTime() <= at) return 'SESSION_REVOKED';
      const seenBefore = new Date(at - SEEN_EVERY_MS);
      if (session.lastSeenAt <= seenBefore) await touchSession(db, sessionId, new Date(at), seenBefore);
      if (live.size >= REMEMBER_AT_MOST) live.clear();
      live.set(sessionId, { userId, until: Math.min(at + REMEMBER_MS, session.expiresAt.getTime()) });
      return 'live';
    },
    forget: (sessionId) => {
      live.delete(sessionId);
    },
    forgetAll: () => live.clear(),
  };
}
