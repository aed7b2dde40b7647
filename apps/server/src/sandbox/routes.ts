import type { FastifyInstance } from 'fastify';
import type { Deps, MailDeps } from '../deps/deps.ts';
import type { SecretDeps } from '../deps/secrets.ts';
import { isFromThisMachine } from '../http/hosts.ts';
import { isMailKind, MAIL_KINDS } from '../messages/mail-kinds.ts';
import { withLogo } from '../messages/mail-logo.ts';
import { htmlWithPictures } from '../messages/mailer.ts';
import { listMessages } from '../messages/outbox-repository.ts';
import type { LogoDeps } from '../modules/picture/picture.ts';
import { emulatedAccounts } from './couriers/accounts.ts';
import { courierRoutes, postScanTo } from './couriers/routes.ts';
import { courierWorld } from './couriers/world.ts';
import { sandboxGatewayRoutes } from './gateway/routes.ts';
import { SAMPLE_MAILS } from './mail-preview/sample-mails.ts';

const SHOWN_AT_MOST = 200;

export function sandboxRoutes(
  app: FastifyInstance,
  deps: Deps & SecretDeps & LogoDeps,
  /** Tests may use it in live mode. */
  { hasGateway, port }: { readonly hasGateway: boolean; readonly port: number },
): void {
  if (hasGateway) sandboxGatewayRoutes(app, deps);
  if (deps.config.mode !== 'sandbox') return;
  const { delhivery } = emulatedAccounts(deps.keys, port);
  const postScan = postScanTo(`http://127.0.0.1:${port}`, delhivery.webhookKey);
  courierRoutes(app, courierWorld(deps.now), { apiToken: delhivery.apiToken, postScan });
  app.register(
    async (api) => {
      outboxRoutes(api, deps);
      mailPreviewRoutes(api, deps);
    },
    { prefix: '/api' },
  );
}

function outboxRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get('/sandbox/outbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    const messages = await listMessages(db, SHOWN_AT_MOST);
    return reply.header('cache-control', 'no-store').send({ success: true, messages });
  });
}

// Mails need inline styles, and bring their logo.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'";

function mailPreviewRoutes(app: FastifyInstance, deps: MailDeps & LogoDeps): void {
  app.get('/sandbox/mails', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    const mails = MAIL_KINDS.map((kind) => ({ kind, subject: SAMPLE_MAILS[kind](deps)?.subject ?? '' }));
    return reply.header('cache-control', 'no-store').send({ success: true, mails });
  });

  app.get<{ Params: { kind: string }; Querystring: { as?: unknown } }>(
    '/sandbox/mails/:kind',
    async (request, reply) => {
      const { kind } = request.params;
      const mail = isFromThisMachine(request) && isMailKind(kind) ? SAMPLE_MAILS[kind](deps) : null;
      if (mail === null) return reply.callNotFound();
      reply.header('cache-control', 'no-store');
      if (request.query.as === 'text') return reply.type('text/plain; charset=utf-8').send(mail.text);
      const html = htmlWithPictures(await withLogo(deps.drawLogo, mail));
      return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(html);
    },
  );
}
