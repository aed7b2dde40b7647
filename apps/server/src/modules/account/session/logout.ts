import type { PooledDatabase } from '../../../db/connect.ts';
import { transactAll } from '../../../db/transact.ts';
import { revokeSession } from './repository.ts';

/** Ends a session for good; its token counts no more, in any process. */
export async function logout(
  env: { readonly db: PooledDatabase; readonly now: () => Date },
  sessionId: string,
): Promise<void> {
  await transactAll(env.db, (tx) => revokeSession(tx, sessionId, env.now()));
}
