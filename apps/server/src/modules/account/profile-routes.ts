import { getAccountData } from '@ilaneer/contract/account-data';
import * as mobile from '@ilaneer/contract/mobile-number';
import { changePassword as changePasswordCall } from '@ilaneer/contract/password';
import * as profile from '@ilaneer/contract/profile';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { shopperOf } from '../../http/shopper-of.ts';
import { readAccountData } from './account-data.ts';
import { confirmMobile, requestMobile } from './change-mobile.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { sendConfirmationOtp } from './send-confirmation-otp.ts';
import { updateProfile } from './update-profile.ts';
import { toUserView } from './views.ts';

const OTP_SENT = 'OTP sent successfully';

/** The account itself, as its shopper calls it. */
export function profileRoutes(app: FastifyInstance, deps: AppDeps): void {
  const perShopper = (name: string, max: number) =>
    app.limitAttempts({ name, max, windowMs: 3_600_000, keyOf: shopperOf });
  // Changing the password and deleting the account guess at the same secret, so they share one count.
  const guesses = perShopper('confirm-owner', 20);
  const sends = perShopper('account-otp', 10);

  serveCall(app, profile.updateProfile, async ({ shopper, body }) => {
    const updated = await updateProfile(deps, shopper.userId, body);
    if (!updated.ok) return updated;
    return ok({ success: true, message: 'Your profile is saved', user: toUserView(updated.value) });
  });

  serveCall(
    app,
    mobile.requestMobileNumber,
    async ({ shopper, body }) => {
      const sent = await requestMobile(deps, shopper.userId, body.mobileNumber);
      return sent.ok ? ok({ success: true, message: OTP_SENT, ...sent.value }) : sent;
    },
    { limits: [sends] },
  );

  serveCall(
    app,
    mobile.confirmMobileNumber,
    async ({ shopper, body }) => {
      const confirmed = await confirmMobile(deps, shopper.userId, body);
      if (!confirmed.ok) return confirmed;
      const user = toUserView(confirmed.value);
      return ok({ success: true, message: 'Your mobile number is confirmed', user });
    },
    { limits: [perShopper('confirm-mobile', 30)] },
  );

  serveCall(
    app,
    profile.sendConfirmationOtp,
    async ({ shopper }) => {
      const sent = await sendConfirmationOtp(deps, shopper.userId);
      return sent.ok ? ok({ success: true, message: OTP_SENT, ...sent.value }) : sent;
    },
    { limits: [sends] },
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
    { limits: [guesses] },
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
      return deleted.ok ? ok({ success: true, message: 'Your account has been deleted' }) : deleted;
    },
    { limits: [guesses] },
  );
}
