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

/** The cookies of a sign-in: of one that waits for its second step, and of the session that it leads to. */
export function staffCookies(deps: Pick<Deps, 'db' | 'now' | 'config'> & SecretDeps) {
  const { db, now, config } = deps;
  const cookies = shopCookies(config.publicUrl);
  return {
    /** Empty, which is the token of nothing, when there is none. */
    stepToken: (request: FastifyRequest) => cookies.read(request, 'staff_sign_in') ?? '',
    sessionToken: (request: FastifyRequest) => cookies.read(request, 'staff') ?? '',

    wait: (reply: FastifyReply, token: string) =>
      cookies.set(reply, 'staff_sign_in', token, CHALLENGE_MINUTES * 60),

    /** Gives the browser its session; the one that it had before ends. */
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
