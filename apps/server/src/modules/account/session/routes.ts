import * as calls from '@ilaneer/contract/account/sessions';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import { transactAll } from '../../../db/transact.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { endSessions } from './end-sessions.ts';
import { listLiveSessions, revokeSessionOf } from './repository.ts';
import { toSessionView } from './views.ts';

/** Where an account is logged in, as its shopper calls it. */
export function sessionRoutes(app: FastifyInstance, deps: AppDeps): void {
  serveCall(app, calls.getSessions, async ({ shopper }) => {
    const rows = await listLiveSessions(deps.db, shopper.userId, deps.now());
    const views = rows.map((row) => toSessionView(row, shopper.sessionId));
    return ok({ success: true, sessions: views.toSorted((a, b) => Number(b.current) - Number(a.current)) });
  });

  serveCall(
    app,
    calls.revokeSession,
    async ({ shopper, params }) => {
      const session = { id: params.sessionId, userId: shopper.userId };
      const wasThere = await transactAll(deps.db, (tx) => revokeSessionOf(tx, session, deps.now()));
      if (!wasThere) return err({ code: 'SESSION_NOT_FOUND' });
      deps.sessions.forget(session.id);
      return ok({ success: true, message: 'That device has been logged out.' });
    },
    {
      tells: (outcome, { shopper: { userId } }) =>
        outcome.ok ? { event: 'session.revoked', userId, scope: 'one' } : null,
    },
  );

  serveCall(
    app,
    calls.revokeOtherSessions,
    async ({ shopper: { userId, sessionId } }) => {
      const revoked = await transactAll(deps.db, (tx) => endSessions(tx, deps, userId, sessionId));
      return ok({ success: true, message: 'All other devices have been logged out.', revoked });
    },
    { tells: (_, { shopper: { userId } }) => ({ event: 'session.revoked', userId, scope: 'others' }) },
  );
}
