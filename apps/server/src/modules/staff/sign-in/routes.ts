import * as secondFactor from '@ilaneer/contract/staff/people/second-factor';
import * as calls from '@ilaneer/contract/staff/people/sign-in';
import { deviceOf } from '@ilaneer/domain/account/device';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance, FastifyRequest, preHandlerHookHandler } from 'fastify';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import { emailTypedIn } from '../../../http/form-guards.ts';
import { staffSignInFailed } from '../../../http/security-log.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { fromOurPages } from '../../../http/staff-access.ts';
import { type ChallengePurpose, readChallenge } from '../challenge/challenge.ts';
import { askForPasskey, proveByPasskey } from '../passkeys/prove-by-passkey.ts';
import { showSetUp } from '../second-factor/set-up.ts';
import { findLiveSession } from '../session/find-staff.ts';
import { beginSession, type NewSession } from './begin-session.ts';
import { signInAttemptOf } from './known-browser.ts';
import { staffCookies } from './session-cookies.ts';
import { finishFirstSignIn, finishSignIn, type SignedIn, signIn } from './sign-in.ts';
import { lockedSession, resume, unlock } from './unlock.ts';

const HOUR_MS = 3_600_000;
const QUARTER_MS = 900_000;

/** Without a session, so same-origin only. */
export function staffSignInRoutes(app: FastifyInstance, deps: Deps & SecretDeps): void {
  const cookies = staffCookies(deps);
  const perNetwork = app.limitAttempts({ name: 'staff-sign-in', max: 40, windowMs: QUARTER_MS });
  const codesOf = (purpose: ChallengePurpose) =>
    app.limitAttempts({
      name: `staff-${purpose}`,
      max: 10,
      windowMs: HOUR_MS,
      keyOf: async (request) =>
        (await readChallenge(deps.db, deps, purpose, cookies.stepToken(request)))?.memberId ?? null,
      locksOut: true,
    });
  const told = (request: FastifyRequest, { member, way }: Pick<SignedIn, 'member' | 'way'>) =>
    app.security.record({ event: 'staff.sign-in.succeeded', memberId: member.id, way }, request);

  serveCall(
    app,
    calls.signInStaff,
    async ({ body }, _request, reply) => {
      const waiting = await signIn(deps, body);
      if (!waiting.ok) return waiting;
      cookies.wait(reply, waiting.value.token);
      return ok({ success: true, step: waiting.value.step });
    },
    {
      limits: [
        fromOurPages,
        perNetwork,
        app.limitAttempts({
          name: 'staff-sign-in-account',
          max: 10,
          windowMs: QUARTER_MS,
          keyOf: (request) => signInAttemptOf(deps, request).counted,
          locksOut: true,
        }),
        app.limitAttempts({
          name: 'staff-sign-in-of-strangers',
          max: 40,
          windowMs: HOUR_MS,
          keyOf: (request) => signInAttemptOf(deps, request).stranger,
          locksOut: true,
        }),
      ],
      tells: staffSignInFailed('password'),
      guards: ({ ok: succeeded }, { body }) => ({
        kind: 'staff-sign-in',
        succeeded,
        subject: emailTypedIn({ body }),
      }),
    },
  );

  serveCall(
    app,
    calls.finishStaffSignIn,
    async ({ body }, request, reply) => {
      const step = { token: cookies.stepToken(request), code: body.code, device: deviceIn(request) };
      const signedIn = await finishSignIn(deps, step);
      if (!signedIn.ok) return signedIn;
      told(request, signedIn.value);
      return ok(await cookies.begin(request, reply, signedIn.value));
    },
    {
      limits: [fromOurPages, perNetwork, codesOf('code')],
      tells: staffSignInFailed('code'),
      guards: ({ ok: succeeded }) => ({ kind: 'staff-sign-in', succeeded, subject: 'a code' }),
    },
  );

  serveCall(
    app,
    secondFactor.startSecondFactor,
    async (_input, request) => {
      const setup = await showSetUp(deps, 'second-factor', cookies.stepToken(request));
      return setup === null ? err({ code: 'STAFF_SIGN_IN_EXPIRED' }) : ok({ success: true, setup });
    },
    { limits: [fromOurPages, perNetwork] },
  );

  serveCall(
    app,
    secondFactor.finishSecondFactor,
    async ({ body }, request, reply) => {
      const step = { token: cookies.stepToken(request), code: body.code, device: deviceIn(request) };
      const signedIn = await finishFirstSignIn(deps, step);
      if (!signedIn.ok) return signedIn;
      told(request, signedIn.value);
      const { recoveryCodes } = signedIn.value;
      return ok({
        ...(await cookies.begin(request, reply, signedIn.value)),
        recoveryCodes: [...recoveryCodes],
      });
    },
    { limits: [fromOurPages, perNetwork, codesOf('second-factor')], tells: staffSignInFailed('code') },
  );

  serveCall(
    app,
    calls.requestPasskey,
    async () => ok({ success: true, request: await askForPasskey(deps) }),
    { limits: [fromOurPages, app.limitAttempts({ name: 'staff-passkey', max: 60, windowMs: QUARTER_MS })] },
  );

  serveCall(
    app,
    calls.signInWithPasskey,
    async ({ body }, request, reply) => {
      const proven = await proveByPasskey(deps, body.answer);
      if (!proven.ok) return proven;
      const way = 'passkey';
      const signedIn = await transactAll(deps.db, (tx) =>
        beginSession(tx, deps, { member: proven.value, device: deviceIn(request), way }),
      );
      told(request, { ...signedIn, way });
      return ok(await cookies.begin(request, reply, signedIn));
    },
    { limits: [fromOurPages, perNetwork], tells: staffSignInFailed('passkey') },
  );

  unlockRoutes(app, deps, [fromOurPages, perNetwork]);
}

function unlockRoutes(
  app: FastifyInstance,
  deps: Deps & SecretDeps,
  limits: readonly preHandlerHookHandler[],
): void {
  const cookies = staffCookies(deps);
  const told = (request: FastifyRequest, { member }: NewSession) =>
    app.security.record({ event: 'staff.session.unlocked', memberId: member.id }, request);

  serveCall(app, calls.getLockedSession, async (_input, request) => {
    const locked = await lockedSession(deps, cookies.sessionToken(request));
    return ok({ success: true, locked: locked === null ? null : { name: locked.name } });
  });

  serveCall(
    app,
    calls.unlockSession,
    async ({ body }, request, reply) => {
      const sessionToken = cookies.sessionToken(request);
      const unlocked = await unlock(deps, { sessionToken, password: body.password });
      if (!unlocked.ok) return unlocked;
      told(request, unlocked.value);
      return ok(await cookies.begin(request, reply, unlocked.value));
    },
    { limits, tells: staffSignInFailed('unlock') },
  );

  serveCall(
    app,
    calls.unlockWithPasskey,
    async ({ body }, request, reply) => {
      const sessionToken = cookies.sessionToken(request);
      const session = await findLiveSession(deps.db, sessionToken, deps.now());
      if (session === null) return err({ code: 'STAFF_SIGN_IN_NEEDED' });
      const proven = await proveByPasskey(deps, body.answer);
      if (!proven.ok) return proven;
      if (proven.value.id !== session.memberId) return err({ code: 'PASSKEY_REFUSED' });
      const unlocked = await resume(deps, { session, member: proven.value, sessionToken });
      told(request, unlocked);
      return ok(await cookies.begin(request, reply, unlocked));
    },
    { limits, tells: staffSignInFailed('passkey') },
  );
}

function deviceIn({ headers }: FastifyRequest): string {
  return deviceOf(headers['user-agent']);
}
