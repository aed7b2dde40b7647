import * as account from '@ilaneer/contract/account/account';
import type { SessionView } from '@ilaneer/contract/account/sessions';
import * as calls from '@ilaneer/contract/account/sessions';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { endOtherSessions, endSession, logout } from './end-sessions.ts';
import { listLiveSessions, type SessionRow } from './repository.ts';
import type { AccountDeps } from './session-check.ts';

export function sessionRoutes(app: FastifyInstance, deps: Deps & AccountDeps): void {
  serveCall(
    app,
    account.logout,
    async ({ shopper }) => {
      await logout(deps, shopper);
      return ok({ success: true, message: 'Logged out' });
    },
    { tells: (_, { shopper }) => ({ event: 'session.revoked', userId: shopper.userId, scope: 'own' }) },
  );

  serveCall(app, calls.getSessions, async ({ shopper }) => {
    const rows = await listLiveSessions(deps.db, shopper.userId, deps.now());
    const views = rows.map((row) => toSessionView(row, shopper.sessionId));
    return ok({ success: true, sessions: views.toSorted((a, b) => Number(b.current) - Number(a.current)) });
  });

  serveCall(
    app,
    calls.revokeSession,
    async ({ shopper, params }) => {
      const wasThere = await endSession(deps, shopper, params.sessionId);
      if (!wasThere) return err({ code: 'SESSION_NOT_FOUND' });
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
    async ({ shopper }) => {
      const revoked = await endOtherSessions(deps, shopper);
      return ok({ success: true, message: 'All other devices have been logged out.', revoked });
    },
    { tells: (_, { shopper: { userId } }) => ({ event: 'session.revoked', userId, scope: 'others' }) },
  );
}

function toSessionView(session: SessionRow, currentId: string): SessionView {
  return {
    id: session.id,
    device: session.device,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    current: session.id === currentId,
  };
}
