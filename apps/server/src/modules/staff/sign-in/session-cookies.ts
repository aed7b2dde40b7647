import type { StaffSessionReply } from '@ilaneer/contract/staff/people/sign-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import { shopCookies } from '../../../http/cookies.ts';
import { csrfTokenOf } from '../../../http/staff-access.ts';
import { CHALLENGE_MINUTES } from '../challenge/challenge.ts';
import { findLiveSession } from '../session/find-staff.ts';
import { endSession } from '../session/repository.ts';
import { SESSION_HOURS } from '../session/start-session.ts';
import type { NewSession } from './begin-session.ts';
import { rememberBrowser } from './known-browser.ts';

export function staffCookies(deps: Pick<Deps, 'db' | 'now' | 'config'> & SecretDeps) {
  const { db, now, config } = deps;
  const cookies = shopCookies(config.publicUrl);
  return {
    stepToken: (request: FastifyRequest) => cookies.read(request, 'staff_sign_in') ?? '',
    sessionToken: (request: FastifyRequest) => cookies.read(request, 'staff') ?? '',

    wait: (reply: FastifyReply, token: string) =>
      cookies.set(reply, 'staff_sign_in', token, CHALLENGE_MINUTES * 60),

    /** Ends the previous session. */
    begin: async (
      request: FastifyRequest,
      reply: FastifyReply,
      { member, sessionToken }: NewSession,
    ): Promise<StaffSessionReply> => {
      const before = cookies.read(request, 'staff');
      if (before !== null && before !== sessionToken) {
        const old = await findLiveSession(db, before, now());
        if (old !== null) await endSession(db, old.id, now());
      }
      cookies.set(reply, 'staff', sessionToken, SESSION_HOURS * 60 * 60);
      cookies.set(reply, 'staff_sign_in', '', 0);
      rememberBrowser(deps, reply, member.email);
      const { id, name, permissions } = member;
      return { success: true, member: { id, name, permissions }, csrfToken: csrfTokenOf(sessionToken) };
    },

    end: (reply: FastifyReply) => cookies.set(reply, 'staff', '', 0),
  };
}
