import { ERROR_CODES } from '@ilaneer/contract/message/error-codes';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const codes: readonly unknown[] = ERROR_CODES;
const LOGGED_ELSEWHERE: readonly unknown[] = ['INTERNAL', 'OVERLOADED', 'UNAVAILABLE'];

export const requestTrace = fastifyPlugin(async (app: FastifyInstance) => {
  let isTold = false;
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    if (!isTold && request.headers['x-forwarded-for'] !== undefined && request.ips?.length === 1) {
      isTold = true;
      app.log.warn(
        { peer: request.ip },
        'X-Forwarded-For came from a peer that TRUSTED_PROXIES does not name: it is ignored, and everybody behind that peer counts as one caller',
      );
    }
    done();
  });
  app.addHook('preSerialization', (request, reply, payload, done) => {
    if (reply.statusCode < 500 || !hasCode(payload) || !codes.includes(payload.code)) {
      return done(null, payload);
    }
    const { code } = payload;
    // Bugs and outages are logged elsewhere, and overload must not log each reply.
    if (!LOGGED_ELSEWHERE.includes(code)) request.log.warn({ code }, 'a request failed');
    done(null, { ...payload, requestId: request.id });
  });
});

function hasCode(payload: unknown): payload is { readonly code: unknown } {
  return typeof payload === 'object' && payload !== null && 'code' in payload;
}
