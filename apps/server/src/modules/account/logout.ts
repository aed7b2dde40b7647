import type { Database } from '../../db/connect.ts';
import { revokeSession } from './repository.ts';

/** Ends a session for good; its token counts no more, in any process. */
export async function logout(
  env: { readonly db: Database; readonly now: () => Date },
  sessionId: string,
): Promise<void> {
  await env.db.transaction((tx) => revokeSession(tx, sessionId, env.now()));
}
