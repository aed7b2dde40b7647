import * as calls from '@ilaneer/contract/account/password';
import { sendConfirmationOtp as sendConfirmationOtpCall } from '@ilaneer/contract/account/profile';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance, preHandlerHookHandler } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { emailTypedIn } from '../../../http/form-guards.ts';
import { shopperOf } from '../../../http/networks.ts';
import { otpSentEvent, ownerEvent } from '../../../http/security-log.ts';
import { serveCall } from '../../../http/serve-call.ts';
import type { AccountDeps } from '../session/session-check.ts';
import { toUserView } from '../user/views.ts';
import { changePassword } from './change-password.ts';
import { sendConfirmationOtp } from './confirm-owner.ts';
import { checkResetLink, forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';

const HOUR_MS = 3_600_000;

export type OwnerLimits = {
  /** Shared by all password confirmations. */
  readonly guesses: preHandlerHookHandler;
  /** OTPs to the account itself. */
  readonly sends: preHandlerHookHandler;
};

export function ownerLimits(app: FastifyInstance): OwnerLimits {
  const perShopper = (name: string, max: number) =>
    app.limitAttempts({ name, max, windowMs: HOUR_MS, keyOf: shopperOf });
  return { guesses: perShopper('confirm-owner', 20), sends: perShopper('account-otp', 10) };
}

export function credentialRoutes(
  app: FastifyInstance,
  deps: Deps & AccountDeps,
  { guesses, sends }: OwnerLimits,
): void {
  serveCall(
    app,
    calls.forgotPassword,
    async ({ body }) => {
      const asked = await forgotPassword(deps, body.email);
      return asked.ok ? ok({ success: true, message: 'If an account exists, we sent a link' }) : asked;
    },
    {
      limits: [
        app.limitAttempts({ name: 'forgot-password', max: 20, windowMs: HOUR_MS }),
        app.limitAttempts({
          name: 'forgot-password-account',
          max: 5,
          windowMs: HOUR_MS,
          keyOf: emailTypedIn,
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
    { limits: [app.limitAttempts({ name: 'check-reset-link', max: 60, windowMs: HOUR_MS })] },
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
      limits: [app.limitAttempts({ name: 'reset-password', max: 30, windowMs: HOUR_MS })],
      tells: (outcome) => (outcome.ok ? { event: 'password.reset' } : null),
    },
  );

  serveCall(
    app,
    sendConfirmationOtpCall,
    async ({ shopper }) => {
      const sent = await sendConfirmationOtp(deps, shopper);
      return sent.ok ? ok({ success: true, message: 'OTP sent successfully', ...sent.value }) : sent;
    },
    { limits: [sends], tells: (outcome, { shopper }) => otpSentEvent(outcome, shopper.userId) },
  );

  serveCall(
    app,
    calls.changePassword,
    async ({ shopper, body }) => {
      const changed = await changePassword(deps, shopper, body);
      if (!changed.ok) return changed;
      const message = 'Your password has been changed. Your other devices have been logged out.';
      return ok({ success: true, message, user: toUserView(changed.value) });
    },
    { limits: [guesses], tells: ownerEvent('password.changed') },
  );
}
