import { ERROR_CODES } from '@ilaneer/contract/message/error-codes';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const codes: readonly unknown[] = ERROR_CODES;

/** Names every request in its reply, so that who met an error and who reads the log speak of the same one. */
export const requestTrace = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode < 500) return payload;
    if (typeof payload !== 'object' || payload === null || !('code' in payload)) return payload;
    const { code } = payload;
    if (!codes.includes(code)) return payload;
    // A bug is logged where it is caught, and a shop that is too busy must not write about it with every reply.
    if (code !== 'INTERNAL' && code !== 'OVERLOADED') request.log.warn({ code }, 'a request failed');
    return { ...payload, requestId: request.id };
  });
  let isTold = false;
  app.addHook('onRequest', async (request) => {
    if (isTold || request.headers['x-forwarded-for'] === undefined || request.ips?.length !== 1) return;
    isTold = true;
    app.log.warn(
      { peer: request.ip },
      'X-Forwarded-For came from a peer that TRUSTED_PROXIES does not name: it is ignored, and everybody behind that peer counts as one caller',
    );
  });
});
