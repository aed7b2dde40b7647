import * as calls from '@ilaneer/contract/staff/people/session';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { shopCookies } from '../../../http/cookies.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { csrfTokenOf } from '../../../http/staff-access.ts';
import { endOtherSessions, endOwnSession, lockOwnSession } from './own-sessions.ts';
import { listLiveSessions } from './repository.ts';

export function staffSessionRoutes(app: FastifyInstance, deps: Deps): void {
  const cookies = shopCookies(deps.config.publicUrl);

  serveCall(app, calls.getStaffSession, async ({ staff }, request) => {
    const { id, name, permissions } = staff;
    const csrfToken = csrfTokenOf(cookies.read(request, 'staff') ?? '');
    return ok({ success: true, member: { id, name, permissions: [...permissions] }, csrfToken });
  });

  serveCall(
    app,
    calls.signOutStaff,
    async ({ staff }, _request, reply) => {
      await endOwnSession(deps, staff, staff.sessionId);
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
    async ({ staff, params }) => {
      const ended = await endOwnSession(deps, staff, params.sessionId);
      return ended.ok ? ok({ success: true }) : ended;
    },
    {
      tells: (outcome, { staff }) =>
        outcome.ok ? { event: 'staff.session.ended', memberId: staff.id, scope: 'one' } : null,
    },
  );

  serveCall(
    app,
    calls.endOtherStaffSessions,
    async ({ staff }) => ok({ success: true, ended: await endOtherSessions(deps, staff) }),
    { tells: (_, { staff }) => ({ event: 'staff.session.ended', memberId: staff.id, scope: 'others' }) },
  );
}
