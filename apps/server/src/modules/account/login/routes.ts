import * as calls from '@ilaneer/contract/account/account';
import { readShownNotice } from '@ilaneer/contract/account/consents';
import * as otp from '@ilaneer/contract/account/otp';
import { readIdentifier } from '@ilaneer/domain/account/identifier';
import { err, ok } from '@ilaneer/domain/result';
import { typedText } from '@ilaneer/domain/text/typed-text';
import type { FastifyInstance } from 'fastify';
import { Check } from 'typebox/value';
import type { Deps } from '../../../deps/deps.ts';
import { deviceOfRequest } from '../../../http/device-of-request.ts';
import { invalid } from '../../../http/failure.ts';
import { callerNetwork } from '../../../http/networks.ts';
import { loginEvent, otpFailedEvent, otpSentEvent } from '../../../http/security-log.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { loginAttemptOf } from '../session/known-device.ts';
import type { AccountDeps } from '../session/session-check.ts';
import { sessionReply } from '../session/session-reply.ts';
import { logInWithOtp } from './log-in-with-otp.ts';
import { login } from './login.ts';
import { sendLoginOtp } from './send-login-otp.ts';
import { signup, signupProblems } from './signup.ts';

const HOUR_MS = 3_600_000;
const QUARTER_MS = 900_000;

export function loginRoutes(app: FastifyInstance, deps: Deps & AccountDeps): void {
  serveCall(
    app,
    calls.signup,
    async ({ body }, request, reply) => {
      const form = {
        ...body,
        subscribeToEmails: body.subscribeToEmails ?? false,
        notice: readShownNotice(body),
      };
      const made = await signup(deps, form, deviceOfRequest(deps, request, reply));
      if (!made.ok) return made;
      return ok({
        success: true,
        message: `Account created successfully! Welcome to ${deps.brand.name}!`,
        ...sessionReply(app, made.value),
      });
    },
    {
      // Invalid forms reveal nothing and don't count; a taken address does.
      limits: [
        app.limitAttempts({
          name: 'signup',
          max: 20,
          windowMs: HOUR_MS,
          keyOf: ({ body, ip }) =>
            Check(calls.signup.body, body) && signupProblems(deps, body).length > 0
              ? null
              : callerNetwork(ip),
        }),
      ],
      tells: (outcome) => (outcome.ok ? loginEvent(outcome, 'signup') : null),
    },
  );

  serveCall(
    app,
    calls.login,
    async ({ body }, request, reply) => {
      const opened = await login(deps, body, deviceOfRequest(deps, request, reply));
      if (!opened.ok) return opened;
      return ok({ success: true, message: 'Login successful', ...sessionReply(app, opened.value) });
    },
    {
      limits: [
        app.limitAttempts({ name: 'login', max: 60, windowMs: QUARTER_MS }),
        app.limitAttempts({
          name: 'login-account',
          max: 10,
          windowMs: QUARTER_MS,
          keyOf: async (request) => {
            const { account, knownDevice } = await loginAttemptOf(deps, request);
            return `${account} ${knownDevice ?? callerNetwork(request.ip)}`;
          },
          locksOut: true,
        }),
        app.limitAttempts({
          name: 'login-account-of-strangers',
          max: 40,
          windowMs: HOUR_MS,
          keyOf: async (request) => {
            const { account, knownDevice } = await loginAttemptOf(deps, request);
            return knownDevice === null ? account : null;
          },
          locksOut: true,
        }),
      ],
      tells: (outcome) => loginEvent(outcome, 'password'),
      guards: ({ ok: succeeded }, { body }) => ({ kind: 'login', succeeded, subject: nameOf(body.email) }),
    },
  );

  otpRoutes(app, deps);
}

function otpRoutes(app: FastifyInstance, deps: Deps & AccountDeps): void {
  // 5 an hour per network; per recipient it is counted in the database. Unsendable requests don't count.
  const perAddress = app.limitAttempts({
    name: 'send-otp',
    max: 5,
    windowMs: HOUR_MS,
    keyOf: ({ body, ip }) => (isSendable(body) ? callerNetwork(ip) : null),
  });

  serveCall(
    app,
    otp.sendOtp,
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
    otp.checkMobileSendOtp,
    async ({ body }, request, reply) => {
      const to = readIdentifier(body.mobileNumber);
      if (!to.ok || to.value.kind !== 'mobile') {
        const isMissing = body.mobileNumber === '';
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
    otp.verifyOtp,
    async ({ body }, request, reply) => {
      const identifier = body.identifier ?? body.mobileNumber ?? '';
      if (identifier === '' || body.otp === '') {
        const field = body.otp === '' ? 'otp' : 'identifier';
        return err(invalid([{ field, message: 'OTP and mobile number are required' }]));
      }
      const form = {
        identifier,
        otp: body.otp,
        agreeToTerms: body.agreeToTerms ?? null,
        notice: readShownNotice(body),
      };
      const opened = await logInWithOtp(deps, form, deviceOfRequest(deps, request, reply));
      if (!opened.ok) return opened;
      const { isNewUser, isAccountReset } = opened.value;
      const message = isNewUser ? 'User created and logged in successfully' : 'Login successful';
      return ok({ success: true, message, isNewUser, isAccountReset, ...sessionReply(app, opened.value) });
    },
    {
      limits: [app.limitAttempts({ name: 'verify-otp', max: 60, windowMs: QUARTER_MS })],
      tells: (outcome) =>
        (outcome.ok ? null : otpFailedEvent(outcome.error, null)) ?? loginEvent(outcome, 'otp'),
      guards: ({ ok: succeeded }, { body }) => ({
        kind: 'login',
        succeeded,
        subject: nameOf(body.identifier ?? body.mobileNumber ?? ''),
      }),
    },
  );
}

function nameOf(typed: string): string {
  const read = readIdentifier(typed);
  return read.ok ? read.value.value : typedText(typed).toLowerCase();
}

function isSendable(body: unknown): boolean {
  if (Check(otp.sendOtp.body, body)) return readIdentifier(body.identifier).ok;
  if (!Check(otp.checkMobileSendOtp.body, body)) return false;
  const to = readIdentifier(body.mobileNumber);
  return to.ok && to.value.kind === 'mobile';
}

const BAD_MOBILE = 'Invalid mobile number format. Please enter a valid 10-digit mobile number';
