import * as calls from '@ilaneer/contract/account';
import { normaliseEmail } from '@ilaneer/domain/account/email';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import type { TokenClaims } from '../../http/authenticate.ts';
import { serveCall } from '../../http/serve-call.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { findUser, type UserRow } from './repository.ts';
import { signup } from './signup.ts';
import type { NewSession } from './start-session.ts';
import { toUserView } from './views.ts';

/** Accounts and sessions, as shoppers call them. */
export function accountRoutes(app: FastifyInstance, deps: AppDeps): void {
  const tokenFor = (user: UserRow, session: NewSession): string => {
    const claims: TokenClaims = {
      userId: user.id,
      email: user.email,
      customDocId: user.id,
      sid: session.sessionId,
    };
    return app.jwt.sign({ ...claims, exp: Math.floor(session.expiresAt.getTime() / 1_000) });
  };

  serveCall(
    app,
    calls.signup,
    async ({ body }) => {
      const made = await signup(deps, { ...body, subscribeToEmails: body.subscribeToEmails ?? false });
      if (!made.ok) return made;
      const { user, session } = made.value;
      return ok({
        success: true,
        message: `Account created successfully! Welcome to ${deps.brand.name}!`,
        token: tokenFor(user, session),
        user: toUserView(user),
        documentId: user.id,
      });
    },
    { limits: [app.limitAttempts({ name: 'signup', max: 20, windowMs: 3_600_000 })] },
  );

  serveCall(
    app,
    calls.login,
    async ({ body }) => {
      const opened = await login(deps, body);
      if (!opened.ok) return opened;
      const { user, session } = opened.value;
      return ok({
        success: true,
        message: 'Login successful',
        token: tokenFor(user, session),
        user: toUserView(user),
      });
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
  return normaliseEmail(String(body.email)).slice(0, 255);
}
