import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps/deps.ts';
import type { SecretDeps } from '../deps/secrets.ts';
import { isFromThisMachine } from '../http/hosts.ts';
import { listMessages } from '../messages/outbox-repository.ts';
import { sandboxGatewayRoutes } from './gateway/routes.ts';
import { mailPreviewRoutes } from './mail-preview/routes.ts';

const SHOWN_AT_MOST = 200;

/** The pages that only a sandbox has: its gateway's, its outbox, and previews of its mails. */
export function sandboxRoutes(
  app: FastifyInstance,
  deps: Deps & SecretDeps,
  /** A test may pay through the sandbox's gateway in a live shop. */
  { hasGateway }: { readonly hasGateway: boolean },
): void {
  if (hasGateway) sandboxGatewayRoutes(app, deps);
  if (deps.config.mode !== 'sandbox') return;
  app.register(
    async (api) => {
      outboxRoutes(api, deps);
      mailPreviewRoutes(api, deps);
    },
    { prefix: '/api' },
  );
}

/** The outbox, for whoever sits at the machine. */
function outboxRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get('/sandbox/outbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    const messages = await listMessages(db, SHOWN_AT_MOST);
    return reply.header('cache-control', 'no-store').send({ success: true, messages });
  });
}
