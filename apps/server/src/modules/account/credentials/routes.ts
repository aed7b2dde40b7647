import * as calls from '@ilaneer/contract/account/password';
import { normaliseEmail } from '@ilaneer/domain/account/email';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { checkResetLink } from './check-reset-link.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';

/** Passwords that are forgotten or changed, as shoppers call it. */
export function passwordRoutes(app: FastifyInstance, deps: AppDeps): void {
  serveCall(
    app,
    calls.forgotPassword,
    async ({ body }) => {
      const asked = await forgotPassword(deps, body.email);
      return asked.ok ? ok({ success: true, message: 'If an account exists, we sent a link' }) : asked;
    },
    {
      limits: [
        app.limitAttempts({ name: 'forgot-password', max: 20, windowMs: 3_600_000 }),
        app.limitAttempts({
          name: 'forgot-password-account',
          max: 5,
          windowMs: 3_600_000,
          keyOf: emailOf,
        }),
      ],
    },
  );

  serveCall(
    app,
    calls.checkResetLink,
    async ({ body }) => {
      const checked = await checkResetLink(deps, body.token);
      return checked.ok ? ok({ success: true }) : checked;
    },
    { limits: [app.limitAttempts({ name: 'check-reset-link', max: 60, windowMs: 3_600_000 })] },
  );

  serveCall(
    app,
    calls.resetPassword,
    async ({ body }) => {
      const reset = await resetPassword(deps, body);
      const message = 'Your password has been changed. Please log in with the new one.';
      return reset.ok ? ok({ success: true, message }) : reset;
    },
    {
      limits: [app.limitAttempts({ name: 'reset-password', max: 30, windowMs: 3_600_000 })],
      tells: (outcome) => (outcome.ok ? { event: 'password.reset' } : null),
    },
  );
}

function emailOf({ body }: FastifyRequest): string {
  if (typeof body !== 'object' || body === null || !('email' in body)) return '';
  return normaliseEmail(String(body.email)).slice(0, 255);
}
