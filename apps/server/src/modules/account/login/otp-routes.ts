import * as calls from '@ilaneer/contract/account/otp';
import { readIdentifier } from '@ilaneer/domain/account/identifier';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import { deviceOfRequest } from '../../../http/device-of-request.ts';
import { invalid } from '../../../http/failure.ts';
import { loginEvent, otpFailedEvent, otpSentEvent } from '../../../http/security-log/security-log.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { sessionReply } from '../session/session-reply.ts';
import { logInWithOtp } from './log-in-with-otp.ts';
import { sendLoginOtp } from './send-login-otp.ts';

/** Login by OTP, as shoppers call it. */
export function otpRoutes(app: FastifyInstance, deps: AppDeps): void {
  // At most 5 an hour from one address; those to one number or mailbox are counted in the database.
  const perAddress = app.limitAttempts({ name: 'send-otp', max: 5, windowMs: 3_600_000 });

  serveCall(
    app,
    calls.sendOtp,
    async ({ body }, request, reply) => {
      const to = readIdentifier(body.identifier);
      if (!to.ok) return err(invalid([to.error]));
      const sent = await sendLoginOtp(deps, to.value, deviceOfRequest(deps, request, reply));
      return sent.ok ? ok({ success: true, message: 'OTP sent successfully', ...sent.value }) : sent;
    },
    { limits: [perAddress], tells: (outcome) => otpSentEvent(outcome, null) },
  );

  serveCall(
    app,
    calls.checkMobileSendOtp,
    async ({ body }, request, reply) => {
      const to = readIdentifier(body.mobileNumber);
      if (!to.ok || to.value.kind !== 'mobile') {
        const isMissing = body.mobileNumber.trim() === '';
        const message = isMissing ? 'Mobile number is required' : BAD_MOBILE;
        return err(invalid([{ field: 'mobileNumber', message }]));
      }
      const sent = await sendLoginOtp(deps, to.value, deviceOfRequest(deps, request, reply));
      if (!sent.ok) return sent;
      const mobileNumber = sent.value.identifier;
      return ok({
        success: true,
        message: 'OTP sent successfully',
        ...sent.value,
        otpSession: null,
        mobileNumber,
      });
    },
    { limits: [perAddress], tells: (outcome) => otpSentEvent(outcome, null) },
  );

  serveCall(
    app,
    calls.verifyOtp,
    async ({ body }, request, reply) => {
      const identifier = body.identifier ?? body.mobileNumber ?? '';
      if (identifier.trim() === '' || body.otp.trim() === '') {
        const field = body.otp.trim() === '' ? 'otp' : 'identifier';
        return err(invalid([{ field, message: 'OTP and mobile number are required' }]));
      }
      const form = { identifier, otp: body.otp };
      const opened = await logInWithOtp(deps, form, deviceOfRequest(deps, request, reply));
      if (!opened.ok) return opened;
      const { isNewUser } = opened.value;
      const message = isNewUser ? 'User created and logged in successfully' : 'Login successful';
      return ok({ success: true, message, isNewUser, ...sessionReply(app, opened.value) });
    },
    {
      limits: [app.limitAttempts({ name: 'verify-otp', max: 60, windowMs: 900_000 })],
      tells: (outcome) =>
        (outcome.ok ? null : otpFailedEvent(outcome.error, null)) ?? loginEvent(outcome, 'otp'),
    },
  );
}

const BAD_MOBILE = 'Invalid mobile number format. Please enter a valid 10-digit mobile number';
