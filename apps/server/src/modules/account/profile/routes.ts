import * as account from '@ilaneer/contract/account/account';
import * as email from '@ilaneer/contract/account/email-verification';
import * as mobile from '@ilaneer/contract/account/mobile-number';
import { updateProfile as updateProfileCall } from '@ilaneer/contract/account/profile';
import { nameProblem } from '@ilaneer/domain/account/validate-signup';
import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedName } from '@ilaneer/domain/text/typed-text';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { shopperOf } from '../../../http/networks.ts';
import { otpSentEvent, ownerEvent } from '../../../http/security-log.ts';
import { serveCall } from '../../../http/serve-call.ts';
import type { OwnerLimits } from '../credentials/routes.ts';
import type { AccountDeps } from '../session/session-check.ts';
import { findUser, type UserRow, updateUser } from '../user/repository.ts';
import { toUserView } from '../user/views.ts';
import { confirmMobile, requestMobile } from './change-mobile.ts';
import { resendVerification, updateEmail } from './update-email.ts';
import { verifyEmail } from './verify-email.ts';

const HOUR_MS = 3_600_000;
const LINK_SENT = 'We sent you a link. Please open it to confirm your email address.';
const CONFIRMED = 'Thank you! Your email address is confirmed.';
const LOGGED_OUT =
  'As you opened the link where you are not logged in, we logged the account out everywhere and removed its password. Log in with an OTP to this address and set a new one.';

export function profileRoutes(
  app: FastifyInstance,
  deps: Deps & AccountDeps,
  { guesses, sends }: OwnerLimits,
): void {
  const perShopper = (name: string, max: number) =>
    app.limitAttempts({ name, max, windowMs: HOUR_MS, keyOf: shopperOf });

  serveCall(app, account.userDetails, async ({ shopper }) => {
    const user = await findUser(deps.db, shopper.userId);
    if (user === null) return err({ code: 'SESSION_REVOKED' });
    return ok({ success: true, user: toUserView(user) });
  });

  serveCall(app, updateProfileCall, async ({ shopper, body }) => {
    const updated = await updateProfile(deps, shopper, body);
    if (!updated.ok) return updated;
    return ok({ success: true, message: 'Your profile is saved.', user: toUserView(updated.value) });
  });

  serveCall(
    app,
    mobile.requestMobileNumber,
    async ({ shopper, body }) => {
      const sent = await requestMobile(deps, shopper, body);
      return sent.ok ? ok({ success: true, message: 'OTP sent successfully', ...sent.value }) : sent;
    },
    { limits: [guesses, sends], tells: (outcome, { shopper }) => otpSentEvent(outcome, shopper.userId) },
  );

  serveCall(
    app,
    mobile.confirmMobileNumber,
    async ({ shopper, body }) => {
      const confirmed = await confirmMobile(deps, shopper, body);
      if (!confirmed.ok) return confirmed;
      const user = toUserView(confirmed.value);
      return ok({ success: true, message: 'Your mobile number is confirmed.', user });
    },
    { limits: [perShopper('confirm-mobile', 30)], tells: ownerEvent('mobile.changed') },
  );

  serveCall(
    app,
    email.updateEmail,
    async ({ shopper, body }) => {
      const sent = await updateEmail(deps, shopper, body);
      return sent.ok ? ok({ success: true, message: LINK_SENT }) : sent;
    },
    // Wrong passwords count too, so the limit is generous.
    { limits: [guesses, perShopper('update-email', 10)] },
  );

  serveCall(
    app,
    email.resendVerification,
    async ({ shopper }) => {
      const sent = await resendVerification(deps, shopper);
      return sent.ok ? ok({ success: true, message: LINK_SENT }) : sent;
    },
    { limits: [perShopper('verify-link', 5)] },
  );

  serveCall(
    app,
    email.verifyEmail,
    async ({ body }, request) => {
      const proven = await verifyEmail(deps, await app.identify(request), body.token);
      if (!proven.ok) return proven;
      const { email: address, isAccountReset } = proven.value;
      const message = isAccountReset ? `${CONFIRMED} ${LOGGED_OUT}` : CONFIRMED;
      return ok({ success: true, message, email: address, isAccountReset });
    },
    {
      limits: [app.limitAttempts({ name: 'verify-email', max: 30, windowMs: HOUR_MS })],
      tells: (outcome) => (outcome.ok ? { event: 'email.changed' } : null),
    },
  );
}

async function updateProfile(
  deps: Deps,
  { userId }: ShopperActor,
  form: { readonly name: string },
): Promise<Result<UserRow, Failure>> {
  const problem = nameProblem(form.name);
  if (problem !== null) return err(invalid([{ field: 'name', message: problem }]));
  await updateUser(deps.db, userId, { name: typedName(form.name), updatedAt: deps.now() });
  const user = await findUser(deps.db, userId);
  return user === null ? err({ code: 'SESSION_REVOKED' }) : ok(user);
}
