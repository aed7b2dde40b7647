import * as calls from '@ilaneer/contract/newsletter';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { invalid } from '../../http/failure.ts';
import { emailTypedIn } from '../../http/form-guards.ts';
import { serveCall } from '../../http/serve-call.ts';
import { confirmSubscription, subscribe, unsubscribe } from './subscribe.ts';

const ASKED =
  'Almost there! If this address is not on our list yet, a mail with a link to confirm it is on its way.';
const HOURLY = { max: 5, windowMs: 3_600_000 };

export function newsletterRoutes(app: FastifyInstance, deps: Deps & SecretDeps): void {
  serveCall(
    app,
    calls.subscribeToNewsletter,
    async ({ body }) => {
      const asked = await subscribe(deps, body.email);
      return asked.ok ? ok({ success: true, message: ASKED }) : asked;
    },
    {
      limits: [
        app.limitAttempts({ name: 'newsletter', ...HOURLY }),
        app.limitAttempts({ name: 'newsletter-email', ...HOURLY, keyOf: emailTypedIn }),
      ],
    },
  );

  serveCall(app, calls.confirmNewsletter, async ({ body }) => {
    const confirmed = await confirmSubscription(deps, body.token);
    return confirmed.ok ? ok({ success: true, message: 'Your subscription is confirmed.' }) : confirmed;
  });

  app.register(async (scope) => {
    // Mail programs post a form (RFC 8058); the token is in the query.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _form, done) => done(null, {}));

    serveCall(scope, calls.unsubscribeFromNewsletter, async ({ query, body }) => {
      const token = query.token ?? body.token;
      if (token === undefined) {
        return err(invalid([{ field: 'token', message: 'This link is not complete.' }]));
      }
      const left = await unsubscribe(deps, token);
      return left.ok ? ok({ success: true, message: 'You are unsubscribed.' }) : left;
    });
  });

  // Mail programs without one-click open the address in a browser.
  app.get<{ Querystring: { token?: string } }>('/newsletter/unsubscribe', async ({ query }, reply) =>
    reply.redirect(`/#/newsletter/unsubscribe?token=${encodeURIComponent(query.token ?? '')}`, 303),
  );
}
