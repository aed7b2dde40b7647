import type { AppDeps } from '../../../app-deps.ts';
import type { Database } from '../../../db/connect.ts';
import { revokeSessionsOf } from './repository.ts';

/** Ends a shopper's sessions, all or all but one, here at once and elsewhere when the transaction commits. */
export async function endSessions(
  tx: Database,
  env: Pick<AppDeps, 'now' | 'sessions'>,
  userId: string,
  except: string | null = null,
): Promise<number> {
  const ended = await revokeSessionsOf(tx, userId, except, env.now());
  for (const id of ended) env.sessions.forget(id);
  return ended.length;
}
