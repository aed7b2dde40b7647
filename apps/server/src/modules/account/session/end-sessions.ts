import type { Database } from '../../../db/connect.ts';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Shopper } from '../../../http/authenticate.ts';
import { revokeSession, revokeSessionOf, revokeSessionsOf } from './repository.ts';
import type { AccountDeps } from './session-check.ts';

type SessionDeps = Pick<Deps, 'db' | 'now'> & Pick<AccountDeps, 'sessions'>;

/** Ends the session of a call for good; its token counts no more, in any process. */
export async function logout(deps: SessionDeps, { sessionId }: Shopper): Promise<void> {
  await transactAll(deps.db, (tx) => revokeSession(tx, sessionId, deps.now()));
  deps.sessions.forget(sessionId);
}

/** Ends one of a shopper's sessions and forgets its device. Tells whether there was one that still counted. */
export async function endSession(deps: SessionDeps, { userId }: Shopper, id: string): Promise<boolean> {
  const wasThere = await transactAll(deps.db, (tx) => revokeSessionOf(tx, { id, userId }, deps.now()));
  if (wasThere) deps.sessions.forget(id);
  return wasThere;
}

/** Ends all of a shopper's sessions but that of the call. Replies with how many there were. */
export function endOtherSessions(deps: SessionDeps, { userId, sessionId }: Shopper): Promise<number> {
  return transactAll(deps.db, (tx) => endSessions(tx, deps, userId, sessionId));
}

/** Ends a shopper's sessions, all or all but one, here at once and elsewhere when the transaction commits. */
export async function endSessions(
  tx: Database,
  deps: Pick<SessionDeps, 'now' | 'sessions'>,
  userId: string,
  except: string | null = null,
): Promise<number> {
  const ended = await revokeSessionsOf(tx, userId, except, deps.now());
  for (const id of ended) deps.sessions.forget(id);
  return ended.length;
}
