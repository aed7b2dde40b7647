import * as calls from '@ilaneer/contract/account/social-login';
import { safeReturnPath } from '@ilaneer/domain/account/return-path';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { unguessable } from '../../deps/secrets.ts';
import { shopCookies } from '../../http/cookies.ts';
import { deviceOfRequest } from '../../http/device-of-request.ts';
import { loginEvent } from '../../http/security-log.ts';
import { serveCall } from '../../http/serve-call.ts';
import { sessionReply } from '../account/account.ts';
import { ATTEMPT_MS, CODE_MS, exchangeCode, finishLogin, openAttempt, sealAttempt } from './finish-login.ts';
import type { SocialLoginDeps } from './provider.ts';
import { reasonOf } from './provider.ts';
import { signUpWithGoogle } from './sign-up-with-google.ts';

type StartRoute = { Params: { provider: calls.Provider }; Querystring: { returnTo?: string } };
type CallbackRoute = { Params: { provider: calls.Provider } };

export function socialLoginRoutes(app: FastifyInstance, deps: Deps & SocialLoginDeps): void {
  const { publicUrl } = deps.config;
  const cookies = shopCookies(publicUrl);
  const preHandler = [app.limitAttempts({ name: 'sign-in-with', max: 60, windowMs: 900_000 })];
  const redirectUriOf = (provider: calls.Provider) =>
    `${publicUrl}/api${calls.CALLBACK_PATH.replace(':provider', provider)}`;
  const failed = (provider: calls.Provider, error: calls.SignInFailure) =>
    `${publicUrl}/#/signed-in?${new URLSearchParams({ error, provider }).toString()}`;
  const refused = (request: FastifyRequest, provider: calls.Provider, error: calls.SignInFailure) => {
    app.security.record({ event: 'login.failed', method: provider, reason: error }, request);
    return failed(provider, error);
  };

  app.get<StartRoute>(
    calls.START_PATH,
    { preHandler, schema: { params: calls.ProviderParams, querystring: calls.StartQuery } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { provider } = request.params;
      const known = deps.loginProviders[provider];
      if (known === null) return reply.redirect(failed(provider, 'not_configured'));
      const begun = await known.begin(redirectUriOf(provider)).catch((error: unknown) => {
        request.log.warn({ provider, reason: reasonOf(error) }, 'a login provider cannot be reached');
        return null;
      });
      if (begun === null) return reply.redirect(failed(provider, 'failed'));
      const attempt = sealAttempt(deps.keys, {
        ...begun.handshake,
        provider,
        returnTo: safeReturnPath(request.query.returnTo),
        browser: unguessable(),
        expiresAt: deps.now().getTime() + ATTEMPT_MS,
      });
      cookies.set(reply, 'sign_in', attempt, ATTEMPT_MS / 1_000);
      return reply.redirect(begun.url.href);
    },
  );

  app.get<CallbackRoute>(
    calls.CALLBACK_PATH,
    { preHandler, schema: { params: calls.ProviderParams } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { provider } = request.params;
      const cookie = cookies.read(request, 'sign_in');
      cookies.set(reply, 'sign_in', '', 0);
      const attempt = openAttempt(deps.keys, cookie, deps.now());
      const known = deps.loginProviders[provider];
      const callback = new URL(redirectUriOf(provider));
      callback.search = new URL(request.url, publicUrl).search;
      const isOurs = attempt?.provider === provider && callback.searchParams.get('state') === attempt.state;
      if (attempt === null || known === null || !isOurs) {
        return reply.redirect(refused(request, provider, 'failed'));
      }
      if (callback.searchParams.get('error') === 'access_denied') {
        return reply.redirect(failed(provider, 'cancelled'));
      }
      const person = await known.finish(callback, attempt).catch((error: unknown) => {
        request.log.warn({ provider, reason: reasonOf(error) }, 'a login provider answered badly');
        return null;
      });
      if (person === null) return reply.redirect(refused(request, provider, 'failed'));
      const finished = await finishLogin(deps, provider, person, attempt);
      if (!finished.ok) return reply.redirect(refused(request, provider, finished.error));
      cookies.set(reply, 'browser', attempt.browser, CODE_MS / 1_000);
      return reply.redirect(`${publicUrl}/#/signed-in?code=${encodeURIComponent(finished.value.code)}`);
    },
  );

  serveCall(app, calls.signInOptions, async () =>
    ok({
      success: true,
      google: deps.loginProviders.google !== null,
      facebook: deps.loginProviders.facebook !== null,
      sms: deps.canSendSms,
    }),
  );

  serveCall(
    app,
    calls.exchangeSignInCode,
    async ({ body }, request, reply) => {
      const browser = cookies.read(request, 'browser');
      const device = deviceOfRequest(deps, request, reply);
      const opened = await exchangeCode(deps, { code: body.code, browser }, device);
      if (!opened.ok) return opened;
      const { isNewUser, isAccountReset, returnTo } = opened.value;
      const message = isNewUser ? 'User created and logged in successfully' : 'Login successful';
      const told = { message, isNewUser, isAccountReset, returnTo };
      return ok({ success: true, ...told, ...sessionReply(app, opened.value) });
    },
    {
      limits: [app.limitAttempts({ name: 'exchange-sign-in-code', max: 60, windowMs: 900_000 })],
      tells: (outcome) => loginEvent(outcome, 'provider'),
    },
  );

  serveCall(
    app,
    calls.signUpWithGoogle,
    async ({ body }, request, reply) => {
      const opened = await signUpWithGoogle(deps, body.token, deviceOfRequest(deps, request, reply));
      if (!opened.ok) return opened;
      const { isNewUser, isAccountReset } = opened.value;
      if (isNewUser) reply.code(201);
      const message = isNewUser ? 'User signed up successfully with Google' : 'User login successful';
      return ok({ success: true, message, isNewUser, isAccountReset, ...sessionReply(app, opened.value) });
    },
    { limits: [app.limitAttempts({ name: 'sign-up-with-google', max: 60, windowMs: 900_000 })] },
  );
}
