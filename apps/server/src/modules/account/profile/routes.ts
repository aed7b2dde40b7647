import { getAccountData } from '@ilaneer/contract/account/account-data';
import { updateEmail as updateEmailCall } from '@ilaneer/contract/account/email-verification';
import * as mobile from '@ilaneer/contract/account/mobile-number';
import { changePassword as changePasswordCall } from '@ilaneer/contract/account/password';
import * as profile from '@ilaneer/contract/account/profile';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import { readAccountData } from '../../../flows/privacy/account-data.ts';
import { deleteAccount } from '../../../flows/privacy/delete-account.ts';
import type { Shopper } from '../../../http/authenticate.ts';
import type { Failure } from '../../../http/failure.ts';
import { otpFailedEvent, otpSentEvent, type SecurityEvent } from '../../../http/security-log/security-log.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { shopperOf } from '../../../http/shopper-of.ts';
import { changePassword } from '../credentials/change-password.ts';
import { sendConfirmationOtp } from '../credentials/send-confirmation-otp.ts';
import { toUserView } from '../views.ts';
import { confirmMobile, requestMobile } from './change-mobile.ts';
import { LINK_SENT, updateEmail } from './update-email.ts';
import { updateProfile } from './update-profile.ts';

const OTP_SENT = 'OTP sent successfully';

/** The account itself, as its shopper calls it. */
export function profileRoutes(app: FastifyInstance, deps: AppDeps): void {
  const perShopper = (name: string, max: number) =>
    app.limitAttempts({ name, max, windowMs: 3_600_000, keyOf: shopperOf });
  // Whatever is confirmed by the password guesses at the same secret, so that these calls share one count.
  const guesses = perShopper('confirm-owner', 20);
  const sends = perShopper('account-otp', 10);

  serveCall(app, profile.updateProfile, async ({ shopper, body }) => {
    const updated = await updateProfile(deps, shopper.userId, body);
    if (!updated.ok) return updated;
    return ok({ success: true, message: 'Your profile is saved.', user: toUserView(updated.value) });
  });

  serveCall(
    app,
    mobile.requestMobileNumber,
    async ({ shopper, body }) => {
      const sent = await requestMobile(deps, shopper.userId, body);
      return sent.ok ? ok({ success: true, message: OTP_SENT, ...sent.value }) : sent;
    },
    { limits: [guesses, sends], tells: (outcome, { shopper }) => otpSentEvent(outcome, shopper.userId) },
  );

  serveCall(
    app,
    mobile.confirmMobileNumber,
    async ({ shopper, body }) => {
      const confirmed = await confirmMobile(deps, shopper.userId, body);
      if (!confirmed.ok) return confirmed;
      const user = toUserView(confirmed.value);
      return ok({ success: true, message: 'Your mobile number is confirmed.', user });
    },
    { limits: [perShopper('confirm-mobile', 30)], tells: ownerEvent('mobile.changed') },
  );

  serveCall(
    app,
    updateEmailCall,
    async ({ shopper, body }) => {
      const sent = await updateEmail(deps, shopper, body);
      return sent.ok ? ok({ success: true, message: LINK_SENT }) : sent;
    },
    // Mistyped passwords count among the links too, so that there are more of them than are ever needed.
    { limits: [guesses, perShopper('update-email', 10)] },
  );

  serveCall(
    app,
    profile.sendConfirmationOtp,
    async ({ shopper }) => {
      const sent = await sendConfirmationOtp(deps, shopper.userId);
      return sent.ok ? ok({ success: true, message: OTP_SENT, ...sent.value }) : sent;
    },
    { limits: [sends], tells: (outcome, { shopper }) => otpSentEvent(outcome, shopper.userId) },
  );

  serveCall(
    app,
    changePasswordCall,
    async ({ shopper, body }) => {
      const changed = await changePassword(deps, shopper, body);
      if (!changed.ok) return changed;
      const message = 'Your password has been changed. Your other devices have been logged out.';
      return ok({ success: true, message, user: toUserView(changed.value) });
    },
    { limits: [guesses], tells: ownerEvent('password.changed') },
  );

  serveCall(
    app,
    getAccountData,
    async ({ shopper }) => {
      const data = await readAccountData(deps, shopper.userId);
      return data === null ? err({ code: 'SESSION_REVOKED' }) : ok({ success: true, data });
    },
    { limits: [perShopper('account-data', 20)], compressed: true },
  );

  serveCall(
    app,
    profile.deleteAccount,
    async ({ shopper, body }) => {
      const deleted = await deleteAccount(deps, shopper.userId, body);
      return deleted.ok ? ok({ success: true, message: 'Your account has been deleted.' }) : deleted;
    },
    { limits: [guesses], tells: ownerEvent('account.deleted') },
  );
}

type OwnerChange = 'mobile.changed' | 'password.changed' | 'account.deleted';

/** What a change is in the record that an account's owner confirms with a password or an OTP, or fails to. */
function ownerEvent(event: OwnerChange) {
  return (
    outcome: Result<unknown, Failure>,
    { shopper: { userId } }: { readonly shopper: Shopper },
  ): SecurityEvent | null => {
    if (outcome.ok) return { event, userId };
    if (outcome.error.code === 'PASSWORD_WRONG') {
      return { event: 'login.failed', method: 'password', reason: outcome.error.code };
    }
    return otpFailedEvent(outcome.error, userId);
  };
}
