import * as calls from '@ilaneer/contract/account';
import { normaliseEmail } from '@ilaneer/domain/account/email';
import { mobileOfLogin } from '@ilaneer/domain/account/validate-login';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { deviceOfRequest } from '../../http/device-of-request.ts';
import { serveCall } from '../../http/serve-call.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { findUser } from './repository.ts';
import { sessionReply } from './session-reply.ts';
import { signup } from './signup.ts';
import { toUserView } from './views.ts';

/** Accounts and sessions, as shoppers call them. */
export function accountRoutes(app: FastifyInstance, deps: AppDeps): void {
  serveCall(
    app,
    calls.signup,
    async ({ body }, request) => {
      const form = { ...body, subscribeToEmails: body.subscribeToEmails ?? false };
      const made = await signup(deps, form, deviceOfRequest(request));
      if (!made.ok) return made;
      return ok({
        success: true,
        message: `Account created successfully! Welcome to ${deps.brand.name}!`,
        ...sessionReply(app, made.value),
        documentId: made.value.user.id,
      });
    },
    { limits: [app.limitAttempts({ name: 'signup', max: 20, windowMs: 3_600_000 })] },
  );

  serveCall(
    app,
    calls.login,
    async ({ body }, request) => {
      const opened = await login(deps, body, deviceOfRequest(request));
      if (!opened.ok) return opened;
      return ok({ success: true, message: 'Login successful', ...sessionReply(app, opened.value) });
    },
    {
      limits: [
        app.limitAttempts({ name: 'login', max: 60, windowMs: 900_000 }),
        app.limitAttempts({ name: 'login-account', max: 10, windowMs: 900_000, keyOf: accountOf }),
      ],
    },
  );

  serveCall(app, calls.logout, async ({ shopper }) => {
    await logout(deps, shopper.sessionId);
    deps.sessions.forget(shopper.sessionId);
    return ok({ success: true, message: 'Logged out' });
  });

  serveCall(app, calls.userDetails, async ({ shopper }) => {
    const user = await findUser(deps.db, shopper.userId);
    if (user === null) return err({ code: 'SESSION_REVOKED' });
    return ok({ success: true, user: toUserView(user) });
  });
}

function accountOf(request: { readonly body: unknown }): string {
  const { body } = request;
  if (typeof body !== 'object' || body === null || !('email' in body)) return '';
  const name = String(body.email);
  // However a number is written, it is one account that is guessed at.
  return (mobileOfLogin(name.trim()) ?? normaliseEmail(name)).slice(0, 255);
}
