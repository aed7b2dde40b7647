import * as calls from '@ilaneer/contract/account/account';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import { Check } from 'typebox/value';
import type { AppDeps } from '../../../app-deps.ts';
import { deviceOfRequest } from '../../../http/device-of-request.ts';
import { callerNetwork } from '../../../http/networks.ts';
import { loginEvent } from '../../../http/security-log/security-log.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { findUser } from '../repository.ts';
import { loginAttemptOf } from '../session/known-device.ts';
import { logout } from '../session/logout.ts';
import { sessionReply } from '../session/session-reply.ts';
import { toUserView } from '../views.ts';
import { login } from './login.ts';
import { signup, signupProblems } from './signup.ts';

/** Accounts and sessions, as shoppers call them. */
export function accountRoutes(app: FastifyInstance, deps: AppDeps): void {
  serveCall(
    app,
    calls.signup,
    async ({ body }, request, reply) => {
      const form = { ...body, subscribeToEmails: body.subscribeToEmails ?? false };
      const made = await signup(deps, form, deviceOfRequest(deps, request, reply));
      if (!made.ok) return made;
      return ok({
        success: true,
        message: `Account created successfully! Welcome to ${deps.brand.name}!`,
        ...sessionReply(app, made.value),
        documentId: made.value.user.id,
      });
    },
    {
      // Forms that are filled in wrong say nothing about anybody; a taken address does, so that it counts like an account.
      limits: [
        app.limitAttempts({
          name: 'signup',
          max: 20,
          windowMs: 3_600_000,
          keyOf: ({ body, ip }) =>
            Check(calls.signup.body, body) && signupProblems(body).length > 0 ? null : callerNetwork(ip),
        }),
      ],
      tells: (outcome) => (outcome.ok ? loginEvent(outcome, 'signup') : null),
    },
  );

  serveCall(
    app,
    calls.login,
    async ({ body }, request, reply) => {
      const opened = await login(deps, body, deviceOfRequest(deps, request, reply));
      if (!opened.ok) return opened;
      return ok({ success: true, message: 'Login successful', ...sessionReply(app, opened.value) });
    },
    {
      limits: [
        app.limitAttempts({ name: 'login', max: 60, windowMs: 900_000 }),
        app.limitAttempts({
          name: 'login-account',
          max: 10,
          windowMs: 900_000,
          keyOf: async (request) => {
            const { account, knownDevice } = await loginAttemptOf(deps, request);
            return `${account} ${knownDevice ?? callerNetwork(request.ip)}`;
          },
          locksOut: true,
        }),
        app.limitAttempts({
          name: 'login-account-of-strangers',
          max: 40,
          windowMs: 3_600_000,
          keyOf: async (request) => {
            const { account, knownDevice } = await loginAttemptOf(deps, request);
            return knownDevice === null ? account : null;
          },
          locksOut: true,
        }),
      ],
      tells: (outcome) => loginEvent(outcome, 'password'),
    },
  );

  serveCall(
    app,
    calls.logout,
    async ({ shopper }) => {
      await logout(deps, shopper.sessionId);
      deps.sessions.forget(shopper.sessionId);
      return ok({ success: true, message: 'Logged out' });
    },
    { tells: (_, { shopper }) => ({ event: 'session.revoked', userId: shopper.userId, scope: 'own' }) },
  );

  serveCall(app, calls.userDetails, async ({ shopper }) => {
    const user = await findUser(deps.db, shopper.userId);
    if (user === null) return err({ code: 'SESSION_REVOKED' });
    return ok({ success: true, user: toUserView(user) });
  });
}
