import * as calls from '@ilaneer/contract/staff/people/members';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import type { Failure } from '../../../http/failure.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { fromOurPages, type StaffMember } from '../../../http/staff-access.ts';
import { staffCookies } from '../sign-in/session-cookies.ts';
import { acceptInvitation, checkInvitation } from './accept-invitation.ts';
import { blockPerson, changePerson, resetSecondFactor, unblockPerson } from './change-person.ts';
import { findPeople } from './find-people.ts';
import { invite, renewInvitation } from './invite.ts';
import { findPerson, type PersonRow } from './repository.ts';
import { toPersonView } from './views.ts';

const HOUR_MS = 3_600_000;
const BY_MAIL = { byMail: true };

export function staffPeopleRoutes(app: FastifyInstance, deps: Deps & SecretDeps): void {
  const mails = app.limitAttempts({ name: 'staff-invitation', max: 60, windowMs: HOUR_MS });

  serveCall(app, calls.listStaff, async ({ staff, query }) => {
    const found = await findPeople(deps, staff, query);
    return found.ok ? ok({ success: true, ...found.value, rows: [...found.value.rows] }) : found;
  });

  serveCall(app, calls.getStaffPerson, async ({ staff, params }) => {
    const person = await findPerson(deps.db, params.memberId);
    return reply(staff, person === null ? err({ code: 'STAFF_MEMBER_NOT_FOUND' }) : ok(person));
  });

  serveCall(
    app,
    calls.inviteStaff,
    async ({ staff, body }) => {
      const invited = await invite(deps, staff, body, BY_MAIL);
      return reply(staff, invited.ok ? ok(invited.value.person) : invited);
    },
    { limits: [mails] },
  );

  serveCall(
    app,
    calls.renewInvitation,
    async ({ staff, params, headers }) => {
      const managed = { id: params.memberId, version: matchedVersion(headers) };
      const invited = await renewInvitation(deps, staff, managed, BY_MAIL);
      return reply(staff, invited.ok ? ok(invited.value.person) : invited);
    },
    { limits: [mails] },
  );

  serveCall(app, calls.changeStaffPerson, async ({ staff, params, headers, body }) => {
    const managed = { id: params.memberId, version: matchedVersion(headers) };
    return reply(staff, await changePerson(deps, staff, managed, body));
  });

  const acts = [
    [calls.blockStaff, blockPerson],
    [calls.unblockStaff, unblockPerson],
    [calls.resetSecondFactor, resetSecondFactor],
  ] as const;
  for (const [call, act] of acts) {
    serveCall(app, call, async ({ staff, params, headers }) => {
      const managed = { id: params.memberId, version: matchedVersion(headers) };
      return reply(staff, await act(deps, staff, managed));
    });
  }

  invitationRoutes(app, deps);
}

function invitationRoutes(app: FastifyInstance, deps: Deps & SecretDeps): void {
  const cookies = staffCookies(deps);
  const perNetwork = app.limitAttempts({ name: 'staff-invitation-link', max: 60, windowMs: HOUR_MS });
  const limits = [fromOurPages, perNetwork];

  serveCall(
    app,
    calls.checkInvitation,
    async ({ body }) => {
      const checked = await checkInvitation(deps, body.token);
      return checked.ok ? ok({ success: true, ...checked.value }) : checked;
    },
    { limits },
  );

  serveCall(
    app,
    calls.acceptInvitation,
    async ({ body }, _request, sent) => {
      const accepted = await acceptInvitation(deps, body);
      if (!accepted.ok) return accepted;
      cookies.wait(sent, accepted.value.token);
      return ok({ success: true, step: accepted.value.step });
    },
    { limits, tells: (outcome) => (outcome.ok ? { event: 'staff.invitation.accepted' } : null) },
  );
}

function reply(staff: StaffMember, outcome: Result<PersonRow, Failure>) {
  return outcome.ok ? ok({ success: true as const, person: toPersonView(outcome.value, staff.id) }) : outcome;
}
