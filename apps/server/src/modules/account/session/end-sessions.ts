import type { Database } from '../../../db/connect.ts';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Shopper } from '../../../http/authenticate.ts';
import { revokeSession, revokeSessionOf, revokeSessionsOf } from './repository.ts';
import type { AccountDeps } from './session-check.ts';

type SessionDeps = Pick<Deps, 'db' | 'now'> & Pick<AccountDeps, 'sessions'>;

export async function logout(deps: SessionDeps, { sessionId }: Shopper): Promise<void> {
  await transactAll(deps.db, (tx) => revokeSession(tx, sessionId, deps.now()));
  deps.sessions.forget(sessionId);
}

/** Also forgets the device; false if not active. */
export async function endSession(deps: SessionDeps, { userId }: Shopper, id: string): Promise<boolean> {
  const wasThere = await transactAll(deps.db, (tx) => revokeSessionOf(tx, { id, userId }, deps.now()));
  if (wasThere) deps.sessions.forget(id);
  return wasThere;
}

/** Returns the count. */
export function endOtherSessions(deps: SessionDeps, { userId, sessionId }: Shopper): Promise<number> {
  return transactAll(deps.db, (tx) => endSessions(tx, deps, userId, sessionId));
}

/** Here at once, elsewhere on commit. */
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
