import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { toErrorReply } from '../http/error-reply.ts';
import { hostnameOf } from '../http/hosts.ts';

/**
 * Serves a sandbox under its own names alone. A page elsewhere could have its name point at this machine and would then
 * read the outbox of whoever visits it as if it were its own.
 */
export const sandboxHost = fastifyPlugin<{ readonly publicUrl: string }>(
  async (app: FastifyInstance, { publicUrl }) => {
    const served = new Set(['localhost', '127.0.0.1', '[::1]', new URL(publicUrl).hostname]);
    app.addHook('onRequest', async (request, reply) => {
      if (served.has(hostnameOf(request.raw.headers.host))) return;
      const { status, body } = toErrorReply({ code: 'HOST_NOT_SERVED' });
      return reply.code(status).header('cache-control', 'no-store').send(body);
    });
  },
);
