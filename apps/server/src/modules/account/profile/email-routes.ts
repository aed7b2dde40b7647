import * as calls from '@ilaneer/contract/account/email-verification';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { shopperOf } from '../../../http/shopper-of.ts';
import { LINK_SENT, resendVerification } from './update-email.ts';
import { verifyEmail } from './verify-email.ts';

/** Proving an e-mail address, as its shopper calls it. */
export function emailRoutes(app: FastifyInstance, deps: AppDeps): void {
  serveCall(
    app,
    calls.verifyEmail,
    async ({ body }, request) => {
      const proven = await verifyEmail(deps, body.token, await app.identify(request));
      if (!proven.ok) return proven;
      const { email, isAccountReset } = proven.value;
      const message = isAccountReset ? `${CONFIRMED} ${LOGGED_OUT}` : CONFIRMED;
      return ok({ success: true, message, email, isAccountReset });
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
      return sent.ok ? ok({ success: true, message: LINK_SENT }) : sent;
    },
    { limits: [app.limitAttempts({ name: 'verify-link', max: 5, windowMs: 3_600_000, keyOf: shopperOf })] },
  );
}

const CONFIRMED = 'Thank you! Your email address is confirmed.';
const LOGGED_OUT =
  'As you opened the link where you are not logged in, we logged the account out everywhere and removed its password. Log in with an OTP to this address and set a new one.';
