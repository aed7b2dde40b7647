import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { isFromThisMachine } from '../http/hosts.ts';
import { listMessages } from '../messages/outbox-repository.ts';

const SHOWN_AT_MOST = 200;

/** The sandbox's outbox, for whoever sits at the machine (decisions.md section 1). Not there in live mode. */
export function outboxRoutes(app: FastifyInstance, deps: AppDeps): void {
  app.get('/sandbox/outbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    const messages = await listMessages(deps.db, SHOWN_AT_MOST);
    return reply.header('cache-control', 'no-store').send({ success: true, messages });
  });
}
