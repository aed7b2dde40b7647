import * as calls from '@ilaneer/contract/staff/people/session';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import { shopCookies } from '../../../http/cookies.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { csrfTokenOf } from '../../../http/staff-access.ts';
import { PROOF_LIMIT } from '../second-factor/confirm-member.ts';
import { endOtherSessions, endOwnSession, lockOwnSession, signOut } from './own-sessions.ts';
import { listLiveSessions } from './repository.ts';

export function staffSessionRoutes(app: FastifyInstance, deps: Deps & SecretDeps): void {
  const cookies = shopCookies(deps.config.publicUrl);
  const guesses = app.limitAttempts(PROOF_LIMIT);

  serveCall(app, calls.getStaffSession, async ({ staff }, request) => {
    const { id, name, permissions } = staff;
    const csrfToken = csrfTokenOf(cookies.read(request, 'staff') ?? '');
    return ok({ success: true, member: { id, name, permissions: [...permissions] }, csrfToken });
  });

  serveCall(
    app,
    calls.signOutStaff,
    async ({ staff }, _request, reply) => {
      await signOut(deps, staff);
      cookies.set(reply, 'staff', '', 0);
      return ok({ success: true });
    },
    { tells: (_, { staff }) => ({ event: 'staff.session.ended', memberId: staff.id, scope: 'own' }) },
  );

  serveCall(app, calls.lockStaffSession, async ({ staff }) => {
    await lockOwnSession(deps, staff);
    return ok({ success: true });
  });

  serveCall(app, calls.listStaffSessions, async ({ staff }) => {
    const rows = await listLiveSessions(deps.db, staff.id, deps.now());
    const sessions = rows.map(({ id, device, createdAt, lastSeenAt, lockedAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      locked: lockedAt !== null,
      current: id === staff.sessionId,
    }));
    return ok({
      success: true,
      sessions: sessions.toSorted((one, other) => Number(other.current) - Number(one.current)),
    });
  });

  serveCall(
    app,
    calls.endStaffSession,
    async ({ staff, params, body }) => {
      const ended = await endOwnSession(deps, staff, params.sessionId, body);
      return ended.ok ? ok({ success: true }) : ended;
    },
    {
      limits: [guesses],
      tells: (outcome, { staff }) =>
        outcome.ok ? { event: 'staff.session.ended', memberId: staff.id, scope: 'one' } : null,
    },
  );

  serveCall(
    app,
    calls.endOtherStaffSessions,
    async ({ staff, body }) => {
      const ended = await endOtherSessions(deps, staff, body);
      return ended.ok ? ok({ success: true, ended: ended.value }) : ended;
    },
    {
      limits: [guesses],
      tells: (outcome, { staff }) =>
        outcome.ok ? { event: 'staff.session.ended', memberId: staff.id, scope: 'others' } : null,
    },
  );
}
