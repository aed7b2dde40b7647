import * as calls from '@ilaneer/contract/email-verification';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { shopperOf } from '../../http/shopper-of.ts';
import { resendVerification, updateEmail } from './update-email.ts';
import { verifyEmail } from './verify-email.ts';

/** The account's e-mail address, as its shopper calls it. */
export function emailRoutes(app: FastifyInstance, deps: AppDeps): void {
  const perShopper = app.limitAttempts({
    name: 'verify-link',
    max: 5,
    windowMs: 3_600_000,
    keyOf: shopperOf,
  });

  serveCall(
    app,
    calls.verifyEmail,
    async ({ body }) => {
      const proven = await verifyEmail(deps, body.token);
      if (!proven.ok) return proven;
      return ok({ success: true, message: 'Thank you! Your e-mail address is confirmed.', ...proven.value });
    },
    {
      limits: [app.limitAttempts({ name: 'verify-email', max: 30, windowMs: 3_600_000 })],
      tells: (outcome) => (outcome.ok ? { event: 'email.changed' } : null),
    },
  );

  serveCall(
    app,
    calls.resendVerification,
    async ({ shopper }) => {
      const sent = await resendVerification(deps, shopper.userId);
      return sent.ok ? ok({ success: true, message: SENT }) : sent;
    },
    { limits: [perShopper] },
  );

  serveCall(
    app,
    calls.updateEmail,
    async ({ shopper, body }) => {
      const sent = await updateEmail(deps, shopper.userId, body.email);
      return sent.ok ? ok({ success: true, message: SENT }) : sent;
    },
    { limits: [perShopper] },
  );
}

const SENT = 'We sent you a link. Please open it to confirm your e-mail address.';
